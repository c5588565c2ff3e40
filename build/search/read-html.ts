import { htmlToText } from '../markdown/summary.ts';
import type { SearchSource, SourcePlace } from './search-source.ts';

/** Elements without page text: table of contents, title, icons and controls. */
const FURNITURE = /<nav class="toc"[\s\S]*?<\/nav>|<h1[\s\S]*?<\/h1>|<svg[\s\S]*?<\/svg>|<button[\s\S]*?<\/button>/g;

const HEADING = /<h([2-6]) [^>]*?\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;

/** The text of an article, split at its headings. */
export function readHtml(html: string): SearchSource {
  const plain = html.replace(FURNITURE, ' ');
  const headings = [...plain.matchAll(HEADING)];
  const places = headings.map((heading, index): SourcePlace => {
    const [whole, , id = '', label = ''] = heading;
    const end = headings[index + 1]?.index ?? plain.length;
    return {
      kind: 'heading',
      id: htmlToText(id),
      label: htmlToText(label),
      text: htmlToText(plain.slice(heading.index + whole.length, end)),
    };
  });
  return { names: [], text: htmlToText(plain.slice(0, headings[0]?.index ?? plain.length)), places };
}
