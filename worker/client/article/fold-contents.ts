import { desktopQuery } from '../dom/viewport.ts';

/** The table of contents is always open on wide screens and initially closed on narrow ones. */
export function foldContents(root: ParentNode): void {
  const contents = root.querySelector<HTMLDetailsElement>('[data-toc]');
  if (contents !== null) contents.open = desktopQuery().matches;
}

/** Once for the document: a listener of each article would keep all articles in memory. */
export function foldOnResize(document: Document): void {
  desktopQuery().addEventListener('change', () => foldContents(document));
}
