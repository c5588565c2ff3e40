import { type SiteToken, textToken } from '../tokens.ts';

/** `## Heading {#id}`: the id, and the heading without it. */
export function takeHeadingId(tokens: SiteToken[]): { id: string | null; tokens: SiteToken[] } {
  const last = tokens.at(-1);
  const match = last?.type === 'text' ? /\s*\{#([^}\s]+)\}\s*$/.exec(last.raw) : null;
  if (last === undefined || match === null) return { id: null, tokens };
  const text = last.raw.slice(0, match.index);
  return { id: match[1] ?? null, tokens: [...tokens.slice(0, -1), textToken(text)] };
}
