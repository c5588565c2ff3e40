import type { Core } from '../core.ts';

/** Opens the form of an operation when its button is pressed; its script comes on first use. */
export function openForms(document: Document, { announce }: Core): void {
  document.addEventListener('click', async ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-action="try-it"]') : null;
    if (opener === null) return;
    const { openForm } = await import('../try-it/island.ts');
    await openForm(opener, (text) => announce(document, text));
  });
}
