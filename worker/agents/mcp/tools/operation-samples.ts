import { fence } from '../../../model/markup/fences.ts';

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
  const tabs = start === -1 ? '' : html.slice(start);
  const wanted = language.trim().toLowerCase();
  const languages: string[] = [];
  let chosen = '';
  let [depth, from, isWanted] = [0, 0, false];
  for (const { 0: tag, 1: id, 2: label = '', index } of tabs.matchAll(SECTION)) {
    if (tag === '</section>') {
      depth--;
      if (depth < 0) break;
      if (depth === 0 && isWanted) chosen ||= tabs.slice(from, index);
      continue;
    }
    if (depth === 0 && id !== undefined) {
      languages.push(id);
      isWanted = id === wanted || label.toLowerCase() === wanted;
      from = index;
    }
    depth++;
  }
  const samples = [...chosen.matchAll(CODE)].map(([, grammar = '', code = '']) => fence(toText(code), grammar));
  return { samples, languages };
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
