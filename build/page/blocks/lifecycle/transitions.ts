import { plainText } from '../../text/plain-text.ts';
import { childTokens, type HeadingToken, type SiteToken, siteTokens } from '../../text/tokens.ts';
import type { DrawingPart } from '../mermaid/clean-drawing.ts';

export interface State {
  readonly heading: HeadingToken;
  /** The text of its heading. */
  readonly name: string;
  readonly content: readonly SiteToken[];
}

/** An arrow of the diagram between two states that have headings. */
export interface Transition {
  readonly from: State;
  readonly to: State;
  /** Empty for an arrow without words. */
  readonly label: string;
  /** Where the link with the same words leads, in the section of the state that the arrow leaves. */
  readonly href: string | null;
  /** Names the arrow in the drawing. */
  readonly key: string;
}

export function readTransitions(parts: readonly DrawingPart[], states: readonly State[]): readonly Transition[] {
  const ids = new Map(parts.flatMap((part) => (part.has('id') ? [[part.get('id'), findState(part, states)]] : [])));
  return parts.flatMap((part): Transition[] => {
    const [from, to] = [ids.get(part.get('from')), ids.get(part.get('to'))];
    // The text of an arrow says the same as the arrow, and has no style.
    if (from === undefined || to === undefined || !part.has('style')) return [];
    const label = part.get('label') ?? '';
    return [{ from, to, label, href: findLink(from.content, label.toLowerCase()), key: keyOf(part) }];
  });
}

/** The same for an arrow and for its text. */
export function keyOf(part: DrawingPart): string {
  return JSON.stringify(['from', 'to', 'label'].map((name) => part.get(name) ?? ''));
}

/** The state that a node of the diagram shows. */
export function findState(part: DrawingPart, states: readonly State[]): State | undefined {
  return states.find(({ name }) => name.toLowerCase() === part.get('label')?.toLowerCase());
}

function findLink(tokens: readonly SiteToken[], words: string): string | null {
  for (const token of tokens) {
    if (token.type === 'link' && plainText(siteTokens(token.tokens)).toLowerCase() === words) return token.href;
    const inner = findLink(childTokens(token), words);
    if (inner !== null) return inner;
  }
  return null;
}
