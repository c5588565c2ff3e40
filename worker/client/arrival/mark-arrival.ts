import type { Core } from '../core.ts';
import type { ArrivalEvent, ArrivalWords } from './arrival-words.ts';

/** Holds the words of the page that this tab goes to, as JSON. */
const STORAGE_KEY = 'search.arrival';

const CHOICE_EVENT: ArrivalEvent = 'docs:search-choice';

/**
 * Marks the words that a result was chosen for once its page is shown, be it without a load or with one. They are
 * kept beside the address: neither links nor caches are to know them.
 */
export function markArrival(document: Document, core: Core): void {
  let expected = parseWords(core.readStored(STORAGE_KEY, 'sessionStorage'));
  let clear = (): void => {};
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
      const { markWords } = await import('./mark-words.ts');
      if (arrived.href === location.href) clear = markWords(document, arrived.words);
    } catch {
      // Not there, as after a deploy: a page without marks is still complete.
    }
  };

  document.addEventListener(CHOICE_EVENT, (event) => {
    const { detail } = event as CustomEvent<ArrivalWords>;
    expect(detail);
    // Where the address points already nothing will change; without a fragment the page is shown anew.
    if (detail.href === location.href && location.hash !== '') setTimeout(() => void arrive());
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a:has(mark)') : null;
    if (link !== null) expect({ href: link.href, words: markedWords(link) });
  });
  document.addEventListener('docs:page-view', () => {
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

/** Storage is shared with other scripts and other releases: anything that is not such a record is ignored. */
function parseWords(text: string | null): ArrivalWords | null {
  try {
    const stored: Partial<ArrivalWords> | null = JSON.parse(text ?? 'null');
    const isWhole = typeof stored?.href === 'string' && Array.isArray(stored.words);
    return isWhole ? { href: stored.href ?? '', words: stored.words?.map(String) ?? [] } : null;
  } catch {
    return null;
  }
}
