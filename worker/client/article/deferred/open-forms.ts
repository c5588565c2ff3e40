import type { Core } from '../../core.ts';

const OPENER = '[data-action="try-it"]';

/** Opens an operation's form when its button is pressed or a link contains a request. Its script loads on first use. */
export function openForms(document: Document, core: Core): void {
  const open = async (opener: HTMLElement): Promise<void> => {
    const { openForm } = await import('../../../forms/client/island.ts');
    await openForm(opener, core);
  };
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
    if (opener !== null) void open(opener);
  });
  const first = document.querySelector<HTMLElement>(OPENER);
  if (first !== null && /[?&]try=/.test(location.search)) void open(first);
}
