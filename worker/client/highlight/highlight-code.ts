import { SAMPLE_GRAMMARS } from 'sample-grammars';
import { ROLES } from '../../model/markup/code-grammar.ts';
import { EXAMPLE_GRAMMARS, JSON_GRAMMAR } from './grammars.ts';
import styles from './highlight-code.css' with { type: 'text' };
import { type Token, tokenizeWithJson } from './tokenize.ts';

// As `adoptStyles`, which a later script has: a file that two scripts share would load before both.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const GRAMMARS: ReadonlyMap<string, string> = new Map(Object.entries({ ...EXAMPLE_GRAMMARS, ...SAMPLE_GRAMMARS }));

/** In characters. Longer code stays plain. */
const MAX_LENGTH = 100_000;

/** Distance from the window at which blocks are highlighted. */
const MARGIN = '300px';

/** Highlights each code block when it comes near the window and the browser is idle. */
export function highlightCode(blocks: Iterable<Element>, whenIdle: (work: () => void) => void): void {
  forgetRemovedCode();
  // With forced colors, every highlight would look like a selection.
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
  const grammar = GRAMMARS.get(languageOf(code));
  if (!(text instanceof Text) || text.length > MAX_LENGTH || grammar === undefined) return;
  for (const token of tokenizeWithJson(text.data, grammar, JSON_GRAMMAR)) addToken(text, token);
}

function addToken(text: Text, { role, start, end }: Token): void {
  // Static ranges, because the browser updates live ones with every change of the document.
  const range = new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end });
  const highlight = CSS.highlights.get(role);
  if (highlight === undefined) CSS.highlights.set(role, new Highlight(range));
  else highlight.add(range);
}

/** The only class that is not just for styles: HTML specifies it for a code block's language (§4.5.15). */
function languageOf(code: Element): string {
  return /(?:^|\s)language-(\S+)/.exec(code.className)?.[1]?.toLowerCase() ?? '';
}

/** Drops the ranges of replaced articles, which would otherwise never be removed. */
function forgetRemovedCode(): void {
  for (const role of ROLES) {
    const highlight = CSS.highlights.get(role);
    highlight?.forEach((range) => {
      if (!range.startContainer.isConnected) highlight.delete(range);
    });
  }
}
