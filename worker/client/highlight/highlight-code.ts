import { ROLES } from './grammars.ts';
import { type Token, tokenize } from './tokenize.ts';

/** Longer code stays plain, in characters: nobody reads it by its colours. */
const MAX_LENGTH = 100_000;

/** Blocks are coloured before they come into view, this far away. */
const MARGIN = '300px';

/** Colours each block of code once it comes near the window, and there is time. */
export function highlightCode(blocks: Iterable<Element>, whenIdle: (work: () => void) => void): void {
  forgetRemovedCode();
  // Forced colours paint every highlight as if it were selected.
  if (matchMedia('(forced-colors: active)').matches) return;
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        whenIdle(() => highlightElement(target));
      }
    },
    { rootMargin: MARGIN },
  );
  for (const code of blocks) observer.observe(code);
}

function highlightElement(code: Element): void {
  const text = code.firstChild;
  if (!(text instanceof Text) || text.length > MAX_LENGTH) return;
  for (const token of tokenize(text.data, languageOf(code))) addToken(text, token);
}

function addToken(text: Text, { role, start, end }: Token): void {
  // Static ranges: live ones would be kept up to date with every change of the document.
  const range = new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });
  const highlight = CSS.highlights.get(role);
  if (highlight === undefined) CSS.highlights.set(role, new Highlight(range));
  else highlight.add(range);
}

/** The one class that is not for styles alone: the language of code is written so in all of HTML (§4.5.15). */
function languageOf(code: Element): string {
  return /(?:^|\s)language-(\S+)/.exec(code.className)?.[1]?.toLowerCase() ?? '';
}

/** Ranges in articles that a navigation has replaced would stay for ever. */
function forgetRemovedCode(): void {
  for (const role of ROLES) {
    const highlight = CSS.highlights.get(role);
    highlight?.forEach((range) => {
      if (!range.startContainer.isConnected) highlight.delete(range);
    });
  }
}
