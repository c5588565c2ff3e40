import type { Core } from '../core.ts';
import { adoptStyles } from '../dom/adopt-styles.ts';
import { PAGE_VIEW_EVENT } from '../navigate/page-view.ts';
import type { ArrivalEvent, ArrivalWords } from './note-arrival.ts';

/** Stores the words for the page that this tab navigates to, as JSON. */
const STORAGE_KEY = 'search.arrival';

const CHOICE_EVENT: ArrivalEvent = 'docs:search-choice';

/**
 * Marks the words of a chosen result when its page is shown, with or without a load. They are stored separately from
 * the URL, so that links and caches do not contain them.
 */
export function markArrival(document: Document, core: Core): void {
  let expected = parseWords(core.readStored(STORAGE_KEY, 'sessionStorage'));
  let clear = (): void => {};
  let isStyled = false;
  const expect = (words: ArrivalWords | null): void => {
    expected = words;
    core.writeStored(STORAGE_KEY, JSON.stringify(words), 'sessionStorage');
  };
  const arrive = async (): Promise<void> => {
    const arrived = expected;
    if (arrived === null) return;
    expect(null);
    if (arrived.href !== location.href) return;
    clear();
    try {
      const { markStyles, markWords } = await import('./mark-words.ts');
      // Not among the styles of all pages: they are for any element, so that each gets a new style when they arrive.
      if (!isStyled) adoptStyles(document, markStyles);
      isStyled = true;
      if (arrived.href === location.href) clear = markWords(document, arrived.words);
    } catch {
      // Missing, for example after a deploy. A page without marks is still complete.
    }
  };

  document.addEventListener(CHOICE_EVENT, (event) => {
    const { detail } = event as CustomEvent<ArrivalWords>;
    expect(detail);
    // If the URL already has this fragment, nothing will change. Without a fragment, the page is shown again.
    if (detail.href === location.href && location.hash !== '') setTimeout(() => void arrive());
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a:has(mark)') : null;
    if (link !== null) expect({ href: link.href, words: markedWords(link) });
  });
  document.addEventListener(PAGE_VIEW_EVENT, () => {
    clear();
    void arrive();
  });
  addEventListener('hashchange', () => void arrive());
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear();
  });
  void arrive();
}

function markedWords(link: Element): string[] {
  return [...link.querySelectorAll('mark')].map(({ textContent }) => textContent.toLowerCase());
}

/** Other scripts and releases share the storage, so ignore anything that is not such a record. */
function parseWords(text: string | null): ArrivalWords | null {
  try {
    const stored: Partial<ArrivalWords> | null = JSON.parse(text ?? 'null');
    const isWhole = typeof stored?.href === 'string' && Array.isArray(stored.words);
    return isWhole ? { href: stored.href ?? '', words: stored.words?.map(String) ?? [] } : null;
  } catch {
    return null;
  }
}
