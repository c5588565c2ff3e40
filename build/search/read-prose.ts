import { htmlToText } from '../markdown/summary.ts';
import type { SearchSource, SourcePlace } from './search-source.ts';

const HEADING = /<h([2-6]) [^>]*?\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;

/** The text of a compiled description (`compile-description.ts`), split at its headings. */
export function readProse(html: string): SearchSource {
  const headings = [...html.matchAll(HEADING)];
  const places = headings.map((heading, index): SourcePlace => {
    const [whole, , id = '', label = ''] = heading;
    const end = headings[index + 1]?.index ?? html.length;
    return {
      kind: 'heading',
      id: htmlToText(id),
      label: htmlToText(label),
      text: htmlToText(html.slice(heading.index + whole.length, end)),
    };
  });
  return { names: [], text: htmlToText(html.slice(0, headings[0]?.index ?? html.length)), places };
}
