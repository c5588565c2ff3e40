import * as blocks from './all.ts';
import type { Block } from './block.ts';

/** All blocks available on pages. */
export const BLOCKS: readonly Block[] = Object.values(blocks).flat();

const byName = (names: (block: Block) => readonly string[] | undefined): ReadonlyMap<string, Block> =>
  new Map(BLOCKS.flatMap((block) => (names(block) ?? []).map((name): [string, Block] => [name, block])));

const BY_DIRECTIVE = byName(({ directives }) => directives);
const BY_COMPONENT = byName(({ components }) => components);
const BY_SIGN = byName(({ name }) => [name]);

export const COMPONENT_NAMES: readonly string[] = [...BY_COMPONENT.keys()];
export const DIRECTIVE_NAMES: readonly string[] = [...BY_DIRECTIVE.keys()];

/** The block with this component name, or null. */
export function findComponent(name: string): Block | null {
  return BY_COMPONENT.get(name) ?? null;
}

export function findDirective(name: string): Block | null {
  return BY_DIRECTIVE.get(name) ?? null;
}

/** The block with this special syntax, or null. */
export function findSign(name: string): Block | null {
  return BY_SIGN.get(name) ?? null;
}
