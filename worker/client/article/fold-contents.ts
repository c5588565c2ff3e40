import { desktopQuery } from '../dom/viewport.ts';

/** The table of contents is always open on wide screens and initially closed on narrow ones. */
export function foldContents(root: ParentNode): void {
  const contents = root.querySelector<HTMLDetailsElement>('[data-toc]');
  if (contents === null) return;
  const desktop = desktopQuery();
  const fold = (): void => {
    contents.open = desktop.matches;
  };
  fold();
  desktop.addEventListener('change', fold);
}
