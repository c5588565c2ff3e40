import { HeadingList } from '../../../../worker/ui/toc.tsx';
import { blockToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/**
 * Docusaurus's `<TOCInline>`: links to the headings of the page. Left out of the Markdown, which contains the headings.
 */
export const CONTENTS = [
  defineBlock({
    name: 'contents',
    components: ['TOCInline'],
    isOfDocusaurus: true,
    attributes: { minHeadingLevel: 'text', maxHeadingLevel: 'text' },
    resolve({ element: { raw, isBlock }, attributes: { minHeadingLevel, maxHeadingLevel } }) {
      const from = toLevel(minHeadingLevel, 2);
      const to = toLevel(maxHeadingLevel, 3);
      return [
        blockToken(
          {
            html: ({ headings, render }) => {
              const shown = headings.filter(({ level }) => level >= from && level <= to);
              return [render(<HeadingList headings={shown} />)];
            },
            markdown: () => '',
            text: '',
          },
          { raw, isBlock },
        ),
      ];
    },
  }),
];

function toLevel(written: string | null, otherwise: number): number {
  const level = Number(written ?? otherwise);
  return Number.isInteger(level) ? level : otherwise;
}
