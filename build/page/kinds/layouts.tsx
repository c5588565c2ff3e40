import { createElement } from 'react';
import type { Layout } from '../page.ts';

/** All blocks in order, in one column. */
export function column(className: string): Layout {
  return (blocks) => createElement('article', { className }, ...blocks.map(({ html }) => html));
}
