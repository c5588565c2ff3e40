import type { SafeHtml } from '../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../worker/model/messages/messages.ts';
import type { PageFacts } from '../../worker/model/records/manifest.ts';
import { findLinked } from './blocks/api/schema/linked-schemas.ts';
import { draftMarkup } from './draft.tsx';
import type { Page, RenderContext } from './page.ts';
import type { SearchSource, SourcePlace } from './search/search-source.ts';
import { joinBlocks } from './text/markdown/markdown-text.ts';

/** Renders a page whose schemas are not expanded yet. The returned function adds them as they are by then. */
export function draftHtml({ layout, blocks }: Page, messages: PageMessages): () => SafeHtml {
  return draftMarkup(layout(blocks), messages);
}

/** The entry of a page: what it is, and what its frame must know before it arrives. */
export function describePage(
  { facts, blocks }: Page,
  messages: PageMessages,
): Pick<PageFacts, 'kind' | 'title' | 'bar'> {
  const hasContents = blocks.some(({ headings }) => headings !== undefined && headings(messages).length > 0);
  const hasForm = blocks.some((block) => block.hasForm);
  if (!hasContents && !hasForm) return facts;
  return { ...facts, bar: !hasForm ? 'contents' : hasContents ? 'contents form' : 'form' };
}

/** The page for programs. */
export function renderMarkdown({ blocks }: Page, context: RenderContext): string {
  const linked = findLinked(blocks.flatMap(({ written = [] }) => written));
  const markdownContext = { ...context, linked };
  return joinBlocks(blocks.map(({ markdown }) => markdown?.(markdownContext) ?? null));
}

/** Fields that a page repeats in several places are indexed once, and no more of them than this. */
const MAX_FIELDS = 120;

/** The search data of a page, in addition to its manifest entry. */
export function readSearch({ blocks }: Page, messages: PageMessages): SearchSource {
  const parts = blocks.flatMap(({ search }) => search?.(messages) ?? []);
  const scopes = parts.flatMap((part) => part.scopes ?? []);
  const date = parts.find((part) => part.date !== undefined)?.date;
  const hidden = joinTexts(parts.map((part) => part.hidden));
  return {
    names: parts.flatMap(({ names = [] }) => names),
    ...(scopes.length === 0 ? {} : { scopes }),
    ...(parts.some(({ isDeprecated }) => isDeprecated) ? { isDeprecated: true } : {}),
    ...(date === undefined ? {} : { date }),
    text: joinTexts(parts.map(({ text }) => text)),
    ...(hidden === '' ? {} : { hidden }),
    places: withoutRepetition(parts.flatMap(({ places = [] }) => places)),
  };
}

/** Repeated fields are the same. Only the first is indexed, because it has the explanation. */
function withoutRepetition(places: readonly SourcePlace[]): SourcePlace[] {
  const known = new Set<string>();
  return places.filter(({ kind, label }) => {
    if (kind === 'heading' || kind === 'response') return true;
    const name = `${kind} ${label}`;
    if (known.has(name) || known.size >= MAX_FIELDS) return false;
    known.add(name);
    return true;
  });
}

function joinTexts(texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== '').join('\n');
}

/** The search data of a continuation: its text. Its names and places belong to the page that it continues. */
export function readContinuation(page: Page, messages: PageMessages): SearchSource {
  const { text, places } = readSearch(page, messages);
  return { names: [], text: [text, ...places.map((place) => `${place.label} ${place.text}`)].join('\n'), places: [] };
}
