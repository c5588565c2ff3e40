import type { LaterCore } from '../../core.ts';

const OPENER = '[data-action="try-it"]';

/** Stored once the reader has opened a form in this tab. */
const STORY_KEY = 'try-it-story';

type Forms = typeof import('../../../forms/client/island.ts');

/**
 * Opens an operation's form when its button is pressed or a link contains a request. Its script loads on first use, and
 * for samples that continue what the reader did in other forms. Returns a function that prepares a new article.
 */
export function openForms(document: Document, core: LaterCore): (root: ParentNode) => void {
  let forms: Forms | null = null;
  const load = async (): Promise<Forms> => (forms ??= await import('../../../forms/client/island.ts'));
  const open = async (opener: HTMLElement): Promise<void> => {
    if (opener.ariaBusy === 'true') return;
    opener.ariaBusy = 'true';
    try {
      await (await load()).openForm(opener, core);
      core.writeStored(STORY_KEY, 'begun', 'sessionStorage');
    } catch {
      core.announce(document, core.messages.loadFailedText);
    } finally {
      opener.ariaBusy = null;
    }
  };
  const continueStory = async (opener: HTMLElement): Promise<void> => {
    try {
      await (await load()).continueStory(opener, core);
    } catch {
      // The samples are complete without it.
    }
  };
  const prepare = (root: ParentNode): void => {
    const opener = root.querySelector<HTMLElement>(OPENER);
    if (opener === null) return;
    forms?.reopenForm(opener);
    if (core.readStored(STORY_KEY, 'sessionStorage') !== null) core.whenIdle(() => void continueStory(opener));
  };
  document.addEventListener('click', ({ target, detail }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
    // The second click of a double click would close the form.
    if (opener !== null && detail < 2) void open(opener);
  });
  const first = document.querySelector<HTMLElement>(OPENER);
  if (first !== null && /[?&]try=/.test(location.search)) void open(first);
  else prepare(document);
  return prepare;
}
