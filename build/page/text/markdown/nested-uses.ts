import type { ElementToken, SiteToken } from '../tokens.ts';
import { siteTokens } from '../tokens.ts';

export interface SplitContent {
  readonly uses: readonly ElementToken[];
  readonly others: SiteToken[];
}

/**
 * Separates the uses of certain blocks, such as the tabs of a group, from everything between them. A use is directly in
 * the container, or in a paragraph if it shares its line.
 */
export function splitUses(tokens: readonly SiteToken[], names: readonly string[]): SplitContent {
  const uses: ElementToken[] = [];
  const others: SiteToken[] = [];
  for (const token of tokens) {
    if (token.type === 'element' && names.includes(token.tag.name)) uses.push(token);
    else if (token.type === 'paragraph') {
      const inner = splitUses(siteTokens(token.tokens), names);
      uses.push(...inner.uses);
      if (inner.others.length > 0) others.push({ ...token, tokens: inner.others });
    } else if (token.type !== 'space' && token.raw.trim() !== '') others.push(token);
  }
  return { uses, others };
}
