import { desktopQuery } from './viewport.ts';

/** On wide screens the table of contents is always open; on narrow ones it begins closed. */
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
