import { later as messages } from '../model/messages/site-locale.ts';
import { adoptStyles } from './adopt-styles.ts';
import { markArrival } from './arrival/mark-arrival.ts';
import type { Core, LaterCore } from './core.ts';
import { showCrash as showCrashIn } from './crash.ts';
import { followLinks } from './follow-links.ts';
import styles from './later.css' with { type: 'text' };
import { Navigation } from './navigate/navigation.ts';
import { PageStore } from './navigate/page-store.ts';
import { prefetchLinks } from './navigate/prefetch.ts';
import { ScrollPositions } from './navigate/scroll-positions.ts';
import { agreeChoices } from './reading/agree-choices.ts';
import { offerBackToTop } from './reading/back-to-top.ts';
import { copyOnClick } from './reading/copy.ts';
import { offerCopy } from './reading/copy-buttons.ts';
import { markCounterparts } from './reading/counterparts.ts';
import { offerExpand } from './reading/expand-code.ts';
import { markContents } from './reading/mark-contents.ts';
import { moveInMenus } from './reading/menu-keys.ts';
import { offerFilters } from './reading/offer-filters.ts';
import { openForms } from './reading/open-forms.ts';
import { playVideos } from './reading/play-videos.ts';
import { openForPrint } from './reading/print.ts';
import { rememberVersion } from './reading/version.ts';
import { offerWordWrap } from './reading/wrap-code.ts';
import { offerZoom } from './reading/zoom-images.ts';
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
  /** Enhances the elements of an article, in addition to `core.enhance`. */
  const enhance = (root: ParentNode): void => {
    try {
      markContents(root, core);
      observeLinks(root);
      offerCopy(root, messages);
      offerExpand(root, messages);
      void offerFilters(document, root, core);
      offerWordWrap(root, core);
      offerZoom(root, messages);
      rememberVersion(root, core);
    } catch (error) {
      reportError(error);
      showCrash(document);
    }
  };
  const navigation = new Navigation({
    document,
    core,
    pages,
    positions: new ScrollPositions(core),
    onArrival: enhance,
  });

  enhance(document);
  agreeChoices(document);
  copyOnClick(document, core);
  offerBackToTop(document, messages);
  markCounterparts(document);
  moveInMenus(document);
  document.addEventListener('toggle', offerMore, true);
  openForPrint(document);
  followShortcuts(document, core);
  markArrival(document, core);
  if (HAS_FORMS) openForms(document, core);
  if (HAS_PLAYERS) playVideos(document);
  followLinks(document, firstCore, (url) => {
    navigation.visit(url).catch(() => location.assign(url));
  });
}

/** Loaded on demand, because few readers open its menu. */
async function offerMore({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLUListElement)) return;
  const { offerInstall } = await import('./reading/offer-install.ts');
  offerInstall(target);
}
