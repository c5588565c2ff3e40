import { later as messages } from '../model/messages/site-locale.ts';
import { offerBackToTop } from './article/deferred/back-to-top.ts';
import { copyOnClick } from './article/deferred/code/copy.ts';
import { offerCopy } from './article/deferred/code/copy-buttons.ts';
import { offerExpand, openAnswers } from './article/deferred/code/expand-code.ts';
import { offerWordWrap } from './article/deferred/code/wrap-code.ts';
import { closeContents, markContents } from './article/deferred/contents.ts';
import { moveInMenus } from './article/deferred/menu-keys.ts';
import type { NestedFields } from './article/deferred/nested-fields.ts';
import { openForms } from './article/deferred/open-forms.ts';
import { playVideos } from './article/deferred/play-videos.ts';
import { openForPrint } from './article/deferred/print.ts';
import { rememberVersion } from './article/deferred/version.ts';
import { offerZoom } from './article/deferred/zoom-images.ts';
import type { Core, LaterCore } from './core.ts';
import styles from './deferred.css' with { type: 'text' };
import { adoptStyles } from './dom/adopt-styles.ts';
import { dismissAnnouncement } from './frame/announcement.ts';
import { showCrash as showCrashIn } from './frame/crash.ts';
import { operateMobileMenu } from './frame/mobile-menu.ts';
import { followLinks } from './navigate/follow-links.ts';
import { Navigation } from './navigate/navigation.ts';
import { PageStore } from './navigate/page-store.ts';
import { prefetchLinks } from './navigate/prefetch.ts';
import { ScrollPositions } from './navigate/scroll-positions.ts';
import { markArrival } from './search-highlights/mark-arrival.ts';
import { followShortcuts } from './shortcuts/shortcuts.ts';

adoptStyles(document, styles);

export function showCrash(document: Document): void {
  showCrashIn(document, messages);
}

/** Starts everything that can wait. */
export function start(document: Document, firstCore: Core): void {
  const core: LaterCore = { ...firstCore, messages };
  const pages = new PageStore();
  const observeLinks = prefetchLinks(document, pages, core);
  let exchange: Promise<() => void> | undefined;
  let prepareForm: ((root: ParentNode) => void) | undefined;
  let nested: Promise<NestedFields> | undefined;
  /** Enhances the elements of an article, in addition to `core.enhance`. */
  const enhance = (root: ParentNode): void => {
    try {
      if (HAS_FORMS) prepareForm?.(root);
      markContents(root, core);
      observeLinks(root);
      offerCopy(root, messages);
      offerExpand(root, messages);
      void offerFilters(document, core);
      offerWordWrap(root, core);
      offerZoom(root, messages);
      rememberVersion(root, core);
      for (const lifecycle of root.querySelectorAll('.lifecycle')) void loadStates(lifecycle);
      if (root.querySelector('.exchange') !== null) {
        exchange ??= loadExchange(document, core);
        void exchange.then((showChosen) => showChosen());
      }
      if (root.querySelector('.more') !== null) {
        nested ??= loadNested({ document, core, pages, enhance: enhanceFields });
        void nested.then((fields) => fields.offer(root));
      }
    } catch (error) {
      reportError(error);
      showCrash(document);
    }
  };
  const enhanceFields = (root: ParentNode): void => {
    core.enhance(root);
    observeLinks(root);
  };
  const navigation = new Navigation({
    document,
    core,
    pages,
    positions: new ScrollPositions(core),
    onArrival: enhance,
  });

  enhance(document);
  copyOnClick(document, core);
  if (HAS_ANNOUNCEMENT) dismissAnnouncement(document, core);
  openAnswers(document);
  offerBackToTop(document, messages);
  operateMobileMenu(document, core);
  closeContents(document);
  moveInMenus(document);
  document.addEventListener('toggle', offerMore, true);
  openForPrint(document);
  followShortcuts(document, core);
  markArrival(document, core);
  if (HAS_FORMS) prepareForm = openForms(document, core);
  if (HAS_PLAYERS) playVideos(document);
  followLinks(document, firstCore, (url) => {
    navigation.visit(url).catch(() => location.assign(url));
  });
}

/** Makes the filter of a sidebar work: loaded on demand, because few pages have one. */
async function offerFilters(document: Document, core: LaterCore): Promise<void> {
  const place = document.querySelector('#sidebar .filter:not(:has(output))');
  if (place === null) return;
  const { filterSidebar } = await import('./article/deferred/filters.ts');
  filterSidebar(place, core);
}

/** Loaded on demand, because only operations have examples next to their text. */
async function loadExchange(document: Document, core: LaterCore): Promise<() => void> {
  const { followExchange } = await import('./article/deferred/exchange/follow-exchange.ts');
  return followExchange(document, core);
}

/** Loaded on demand, because few pages have one. */
async function loadStates(lifecycle: Element): Promise<void> {
  const { selectStates } = await import('./article/deferred/select-states.ts');
  selectStates(lifecycle);
}

/** Loaded on demand, because few pages have fields that are described elsewhere. */
async function loadNested(options: ConstructorParameters<typeof NestedFields>[0]): Promise<NestedFields> {
  const { NestedFields } = await import('./article/deferred/nested-fields.ts');
  return new NestedFields(options);
}

/** Loaded on demand, because few readers open its menu. */
async function offerMore({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLUListElement)) return;
  const { offerInstall } = await import('./article/deferred/offer-install.ts');
  offerInstall(target);
}
