import { expect, it } from 'vitest';
import { compileContent } from '../../content-folder.ts';

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90" viewBox="0 0 ${width} 90"><text y="20">Draft</text></svg>`;

it('a wide standalone drawing can be scrolled, also by keyboard', async () => {
  const made = await compileContent({
    'flow.md':
      '# Flow\n\n![Wide](/wide.svg)\n\n![Small](/small.svg)\n\nBeside ![wide](/wide.svg) words.\n\n![Wide](/wide.svg) and words.\n',
    'static/wide.svg': svg(680),
    'static/small.svg': svg(400),
  });
  expect(made.errors).toEqual([]);
  const paragraphs = made.html('/flow').match(/<p[^>]*>(?=(?:Beside )?<img)/g);
  expect(paragraphs).toEqual(['<p class="drawing" tabindex="0">', '<p>', '<p>', '<p>']);
});
