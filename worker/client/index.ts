import type { ClientMessages } from '../model/messages/messages.ts';
import { client as messages } from '../model/messages/site-locale.ts';
import { findFragment, foldContents, foldOnResize, revealHash, revealHashTarget } from './article/collapsible.ts';
import { enhanceCode } from './article/highlight.ts';
import { enhanceTabs } from './article/tabs.ts';
import type { Core } from './core.ts';
import { announce, prepareLiveRegion } from './dom/announce.ts';
import { whenIdle, whenRead } from './dom/schedule.ts';
import { shortcutSetting } from './dom/shortcut-setting.ts';
import { readStored, writeStored } from './dom/storage.ts';
import { trustedHtml } from './dom/trusted-html.ts';
import { desktopQuery, keepInView, withoutTransition } from './dom/viewport.ts';
import { openSearchOnDemand } from './frame/search-key.ts';
import { enhanceSidebar } from './frame/sidebar.ts';
import { switchTheme } from './frame/theme.ts';
import type { ModelContext } from './webmcp/page-tool.ts';

type Start<Root> = (root: Root, messages: ClientMessages) => void;

/** Enhancements of a page's elements, applied again to each new article. */
const ENHANCEMENTS: readonly Start<ParentNode>[] = [enhanceTabs, enhanceSidebar, foldContents, enhanceCode];

/** Behaviors of the document, independent of its content. */
const BEHAVIOURS: readonly Start<Document>[] = [
  foldOnResize,
  revealHashTarget,
  switchTheme,
  openSearchOnDemand,
  prepareLiveRegion,
  startLater,
];

/** Buttons whose script loads later. */
const LATER_BUTTONS = '[data-action]:not([data-action="theme"], [data-action="search"])';

enhance(document);
run(BEHAVIOURS, document);

function enhance(root: ParentNode): void {
  if (!run(ENHANCEMENTS, root)) void showCrash();
}

/** The page is complete without any of these, so a failure is logged and the others continue. */
function run<Root>(starts: readonly Start<Root>[], root: Root): boolean {
  let well = true;
  for (const start of starts) {
    try {
      start(root, messages);
    } catch (error) {
      reportError(error);
      well = false;
    }
  }
  return well;
}

async function showCrash(): Promise<void> {
  const later = await import('./deferred.ts');
  later.showCrash(document);
}

/**
 * Loads the rest of the script when a reader is active, or presses a button that needs it. Until then, the browser
 * follows links.
 */
function startLater(): void {
  const core: Core = {
    announce,
    desktopQuery,
    enhance,
    findFragment,
    keepInView,
    readStored,
    revealHash,
    shortcutSetting,
    trustedHtml,
    whenIdle,
    withoutTransition,
    writeStored,
  };
  let later: Promise<void> | undefined;
  let started = false;
  const loadLater = () =>
    (later ??= import('./deferred.ts').then(
      ({ start }) => {
        started = true;
        return start(document, core);
      },
      (error) => {
        // Without its buttons, nobody could expand the code.
        for (const code of document.querySelectorAll<HTMLElement>('.exchange .code')) code.dataset.expanded = '';
        throw error;
      },
    ));

  whenRead(loadLater);
  if (HAS_WEBMCP) void offerTools(document, core);
  // A link with a request opens its form.
  if (HAS_FORMS && /[?&]try=/.test(location.search)) void loadLater();
  // The target may be among fields that are not on the page yet.
  if (location.hash !== '' && findFragment(document, location.hash) === null) void loadLater();
  globalThis.navigation?.addEventListener('navigate', ({ destination }) => {
    core.isLeaving ||= !destination.sameDocument;
  });
  document.addEventListener('click', async ({ target }) => {
    // Pressed before its script loaded, so press it again.
    const button = target instanceof Element && !started && target.closest<HTMLElement>(LATER_BUTTONS);
    if (!button) return;
    button.ariaBusy = 'true';
    await loadLater().finally(() => {
      button.ariaBusy = null;
    });
    button.click();
  });
}

/** Offers tools to the browser's agent, if it has one: `document.modelContext`, which was a property of `navigator` before. */
async function offerTools(document: Document, core: Core): Promise<void> {
  const owners: readonly (object & { readonly modelContext?: ModelContext })[] = [document, navigator] as const;
  const context = owners.find(({ modelContext }) => modelContext !== undefined)?.modelContext;
  // The bundler follows the import unless this is false.
  if (HAS_WEBMCP && context !== undefined) {
    const { registerTools } = await import('./webmcp/register-tools.ts');
    registerTools(context, document, core);
  }
}
