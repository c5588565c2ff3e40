import type { Block } from '../block.ts';
import { ACCORDION } from './accordion/block.ts';
import { ADMONITION } from './admonition/block.tsx';
import { BADGE } from './badge/block.ts';
import { CARDS } from './cards/block.ts';
import { CHANGELOG_ENTRY } from './changelog-entry/block.ts';
import { CODE } from './code/block.tsx';
import { COLUMNS } from './columns/block.ts';
import { CONTENTS } from './contents/block.tsx';
import { DETAILS } from './details/block.ts';
import { DOC_CARDS } from './doc-cards/block.ts';
import { FILETREE } from './filetree/block.ts';
import { FOOTNOTES } from './footnotes/block.ts';
import { GLOSSARY } from './glossary/block.ts';
import { HEAD } from './head/block.ts';
import { HERO } from './hero/block.ts';
import { ICON } from './icon/block.ts';
import { INCLUDE } from './include/block.ts';
import { LINK } from './link/block.ts';
import { MATH } from './math/block.ts';
import { MEDIA } from './media/block.ts';
import { STEPS } from './steps/block.ts';
import { TABS } from './tabs/block.tsx';
import { TRANSLATE } from './translate/block.ts';
import { VIDEO } from './video/block.ts';
import { VISIBILITY } from './visibility/block.ts';

/** Every block that a page can have: one folder and one line each. */
export const BLOCKS: readonly Block[] = [
  ...ADMONITION,
  // Before code: a "math" fence is a formula.
  ...MATH,
  ...CODE,
  ...HERO,
  ...CARDS,
  ...STEPS,
  ...BADGE,
  ...ICON,
  ...CONTENTS,
  ...DETAILS,
  ...DOC_CARDS,
  ...FOOTNOTES,
  ...HEAD,
  ...INCLUDE,
  ...LINK,
  ...MEDIA,
  ...TABS,
  ...TRANSLATE,
  ...VISIBILITY,
  ...VIDEO,
  ...GLOSSARY,
  ...FILETREE,
  ...COLUMNS,
  ...CHANGELOG_ENTRY,
  ...ACCORDION,
];

const byName = (names: (block: Block) => readonly string[] | undefined): ReadonlyMap<string, Block> =>
  new Map(BLOCKS.flatMap((block) => (names(block) ?? []).map((name): [string, Block] => [name, block])));

const BY_DIRECTIVE = byName(({ directives }) => directives);
const BY_COMPONENT = byName(({ components }) => components);
const BY_SIGN = byName(({ name }) => [name]);

export const COMPONENT_NAMES: readonly string[] = [...BY_COMPONENT.keys()];
export const DIRECTIVE_NAMES: readonly string[] = [...BY_DIRECTIVE.keys()];

/** The block of a component, or null. */
export function findComponent(name: string): Block | null {
  return BY_COMPONENT.get(name) ?? null;
}

export function findDirective(name: string): Block | null {
  return BY_DIRECTIVE.get(name) ?? null;
}

/** The block of a sign of its own. */
export function findSign(name: string): Block | null {
  return BY_SIGN.get(name) ?? null;
}
