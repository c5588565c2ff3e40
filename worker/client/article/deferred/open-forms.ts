import type { LaterCore } from '../../core.ts';

const OPENER = '[data-action="try-it"]';

type Forms = typeof import('../../../forms/client/island.ts');

/**
 * Opens an operation's form when its button is pressed or a link contains a request. Its script loads on first use.
 * Returns a function that opens the form of a new article, if it was open before.
 */
export function openForms(document: Document, core: LaterCore): (root: ParentNode) => void {
  let forms: Forms | null = null;
  const open = async (opener: HTMLElement): Promise<void> => {
    opener.ariaBusy = 'true';
    try {
      forms ??= await import('../../../forms/client/island.ts');
      await forms.openForm(opener, core);
    } catch {
      core.announce(document, core.messages.loadFailedText);
    } finally {
      opener.ariaBusy = null;
    }
  };
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
    if (opener !== null) void open(opener);
  });
  const first = document.querySelector<HTMLElement>(OPENER);
  if (first !== null && /[?&]try=/.test(location.search)) void open(first);
  return (root) => {
    const opener = root.querySelector<HTMLElement>(OPENER);
    if (opener !== null) forms?.reopenForm(opener);
  };
}
