import type { DescriptionSyntax } from './description-syntax.ts';
import type { TextMember, TextRange } from './text-member.ts';

/** A mapping of a description whose members are parsed separately. */
export interface TextSection {
  /** Where it is in the description. */
  readonly keys: readonly string[];
  readonly range: TextRange;
  readonly members: readonly TextMember[];
}

/** What was found by cutting a description. */
interface SplitDescription {
  readonly sections: readonly TextSection[];
  /** Members of a name that is in their mapping before: of two, only a reader of the whole knows what they are. */
  readonly doubled: readonly TextMember[];
}

/** What holds operations and definitions by name. */
const SECTIONS = new Set(['paths', 'webhooks', 'x-webhooks', 'definitions', 'parameters', 'responses']);

/**
 * The parts of a description, given as its bytes (toByteText), that have members by the hundred, as a program or an author with
 * an editor writes them: a member on each line of one indentation. What is written in another way is in no section.
 */
export function splitDescription(text: string, { splitMembers }: DescriptionSyntax): SplitDescription {
  const sections: TextSection[] = [];
  const doubled: TextMember[] = [];
  /** The members of a mapping; empty if names repeat. */
  const cut = (range: TextRange | null): readonly TextMember[] => {
    const members = splitMembers(text, range) ?? [];
    const known = new Set<string>();
    const again = members.filter(({ name }) => known.size === known.add(name).size);
    doubled.push(...again);
    return again.length === 0 ? members : [];
  };
  const add = (keys: readonly string[], { inside }: TextMember): void => {
    const members = inside === null ? [] : cut(inside);
    if (inside !== null && members.length > 0) sections.push({ keys, range: inside, members });
  };
  for (const member of cut(null)) {
    const { name, inside } = member;
    if (SECTIONS.has(name)) add([name], member);
    else if (name === 'components' && inside !== null) for (const part of cut(inside)) add([name, part.name], part);
  }
  return { sections, doubled };
}
