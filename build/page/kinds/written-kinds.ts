import type { PageKind } from './page-kind.ts';

/** The kinds of pages that authors of every site can write. */
export const WRITTEN_KINDS: readonly PageKind[] = [
  {
    name: 'landing',
    isOf: ({ frontMatter }) => frontMatter.layout === 'landing',
    compose: (_page, { landing }) => landing(),
  },
  { name: 'guide', isOf: () => true, compose: (_page, { guide }) => guide() },
];
