/** The samples of a request in one language, in an article's HTML. */
interface FoundSamples {
  /** As fences: the plain request, then one with an SDK. Empty if the language is unknown. */
  readonly samples: readonly string[];
  /** The languages that the article has. */
  readonly languages: readonly string[];
}

const SECTION = /<section[^>]* data-tab="([^"]*)"[^>]*><p>([^<]*)<\/p>|<section\b|<\/section>/g;
const CODE = /<code class="language-([\w-]*)">([\s\S]*?)<\/code>/g;

/** Finds the samples of the first request of an operation. A language has its name or its id: `Python`, `python`. */
export function findSamples(html: string, language: string): FoundSamples {
  const start = html.indexOf('data-tabs="language"');
  const wanted = language.trim().toLowerCase();
  const languages: string[] = [];
  let chosen: readonly [from: number, to: number] | null = null;
  let [depth, from, isWanted] = [0, 0, false];
  SECTION.lastIndex = start;
  for (let match = start === -1 ? null : SECTION.exec(html); match !== null; match = SECTION.exec(html)) {
    const [tag, id, label = ''] = match;
    if (tag === '</section>') {
      depth--;
      if (depth < 0) break;
      if (depth === 0 && isWanted) chosen ??= [from, match.index];
      continue;
    }
    if (depth === 0 && id !== undefined) {
      languages.push(id);
      isWanted = id === wanted || label.toLowerCase() === wanted;
      from = match.index;
    }
    depth++;
  }
  const text = chosen === null ? '' : html.slice(...chosen);
  const samples = [...text.matchAll(CODE)].map(([, grammar = '', code = '']) => toFence(toText(code), grammar));
  return { samples, languages };
}

/** A fence longer than any in the code (CommonMark 0.31 §4.5). */
function toFence(code: string, grammar: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${grammar}\n${code}\n${ticks}`;
}

/** The build escapes these characters of code. */
function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
