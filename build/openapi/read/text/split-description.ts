import type { TextMember, TextRange } from './byte-text.ts';
import type { DescriptionSyntax } from './description-syntax.ts';

/** A mapping of a description whose members are parsed separately. */
export interface TextSection {
  /** The path of the section in the description. */
  readonly keys: readonly string[];
  readonly range: TextRange;
  readonly members: readonly TextMember[];
}

/** Members that map names to operations or definitions. */
const SECTIONS = new Set(['paths', 'webhooks', 'x-webhooks', 'definitions', 'parameters', 'responses']);

/**
 * Finds the sections of a description that can have hundreds of members, in a byte text (toByteText) formatted as
 * programs and editors do: each member on its own line, all with the same indentation. Other formatting yields no
 * sections.
 */
export function splitDescription(text: string, { splitMembers }: DescriptionSyntax): readonly TextSection[] {
  const sections: TextSection[] = [];
  /** The members of a mapping; empty if a name repeats, which only a parser of the whole text can interpret. */
  const cut = (range: TextRange | null): readonly TextMember[] => {
    const members = splitMembers(text, range) ?? [];
    return new Set(members.map(({ name }) => name)).size === members.length ? members : [];
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
  return sections;
}
