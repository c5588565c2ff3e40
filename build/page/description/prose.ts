import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { TextSections } from '../html/to-text.ts';
import type { SearchSource, SourcePlace } from '../search/search-source.ts';

/** Texts can be arbitrarily long, so the indexed part is limited. In characters. */
const MAX_LENGTH = 20_000;

/** The text of a description, split at its headings. */
export function readProse(prose: TextSections | null): SearchSource {
  let left = MAX_LENGTH;
  const take = (text: string): string => {
    const taken = text.slice(0, left);
    left -= taken.length;
    return taken;
  };
  const text = take(prose?.text ?? '');
  const places: SourcePlace[] = [];
  for (const section of prose?.sections ?? []) {
    if (left === 0) break;
    places.push({ ...section, kind: 'heading', text: take(section.text) });
  }
  return { names: [], text, places };
}

/** Formatted text from an API description. */
export interface Prose {
  readonly html: SafeHtml;
  /** The same for programs. */
  readonly markdown: string;
  /** The plain text up to the first heading with an id, on one line. */
  readonly text: string;
  /** The plain text below each such heading. */
  readonly sections: readonly ProseSection[];
  /** Characters of HTML in the `<p>` that it begins with; 0 if it begins with something else. */
  readonly leadLength: number;
}

interface ProseSection {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}
