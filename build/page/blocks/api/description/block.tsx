import type { ReactElement } from 'react';
import type { SafeHtml } from '../../../../../worker/model/markup/safe-html.ts';
import type { Heading } from '../../../../../worker/model/parts.ts';
import { Html } from '../../../../../worker/ui/html.tsx';
import type { CompiledPageText } from '../../../description/compile-description.ts';
import { type Prose, readProse } from '../../../description/prose.ts';
import type { PageBlock } from '../../../page.ts';

/** The description of a page. If it is too heavy for one page, each of its pieces is on a page of its own. */
export function descriptionBlock({ prose, headings, pieces }: CompiledPageText): PageBlock {
  return {
    ...toBlock({ prose, headings }),
    list: {
      length: pieces.length,
      breaks: true,
      slice: (start, end) => (start < end ? toBlock(pieces[start]) : {}),
    },
  };
}

/**
 * The same in two blocks, so that what a page shows between them is on the first screen: the first paragraph, and the rest.
 * A text on several pages stays whole.
 */
export function descriptionBlocks(text: CompiledPageText): readonly [lead: PageBlock, rest: PageBlock] {
  const { prose, headings, pieces } = text;
  if (prose === null || pieces.length > 1 || prose.leadLength === prose.html.length)
    return [descriptionBlock(text), {}];
  const { html, leadLength } = prose;
  return [
    { region: 'purpose', html: leadLength > 0 && proseHtml(html.slice(0, leadLength)), ...formsForPrograms(prose) },
    { region: 'purpose', html: proseHtml(html.slice(leadLength).trimStart()), headings: listed(headings) },
  ];
}

/** Deeper headings are too many for a table of contents. */
const MAX_LEVEL = 3;

function toBlock(text: Pick<CompiledPageText, 'prose' | 'headings'> | undefined): PageBlock {
  const prose = text?.prose ?? null;
  if (text === undefined || prose === null) return {};
  return {
    region: 'purpose',
    html: proseHtml(prose.html),
    headings: listed(text.headings),
    ...formsForPrograms(prose),
  };
}

function proseHtml(html: string): ReactElement {
  return <Html className="prose" html={html as SafeHtml} />;
}

function listed(headings: readonly Heading[]): () => readonly Heading[] {
  return () => headings.filter(({ level }) => level <= MAX_LEVEL);
}

function formsForPrograms(prose: Prose) {
  return { markdown: () => prose.markdown, search: () => readProse(prose) } satisfies PageBlock;
}
