import { Html } from '../../../../../worker/ui/html.tsx';
import type { CompiledPageText } from '../../../description/compile-description.ts';
import { readProse } from '../../../description/prose.ts';
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

/** Deeper headings are too many for a table of contents. */
const MAX_LEVEL = 3;

function toBlock(text: Pick<CompiledPageText, 'prose' | 'headings'> | undefined): PageBlock {
  const prose = text?.prose ?? null;
  if (text === undefined || prose === null) return {};
  return {
    region: 'purpose',
    html: <Html className="prose" html={prose.html} />,
    headings: () => text.headings.filter(({ level }) => level <= MAX_LEVEL),
    markdown: () => prose.markdown,
    search: () => readProse(prose),
  };
}
