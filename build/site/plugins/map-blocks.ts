import { isObject } from '../../../worker/request/value/json.ts';
import type { BlockToken, SiteToken } from '../../page/text/tokens.ts';

/** Where tokens of all types keep others. */
const CHILDREN = ['tokens', 'items', 'header', 'rows', 'nodes', 'children', 'content'];

/** Replaces the outermost blocks among tokens, at any depth. Tokens without a block stay the same objects. */
export function mapBlocks(tokens: readonly SiteToken[], change: (token: BlockToken) => BlockToken): SiteToken[] {
  const map = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const mapped = value.map(map);
      return mapped.every((item, index) => item === value[index]) ? value : mapped;
    }
    if (!isObject(value)) return value;
    if (value.type === 'block') return change(value as unknown as BlockToken);
    const changes = CHILDREN.flatMap((key) => {
      const child = map(value[key]);
      return child === value[key] ? [] : [[key, child]];
    });
    return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) };
  };
  return tokens.map((token) => map(token) as SiteToken);
}
