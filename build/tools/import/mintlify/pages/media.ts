import { writeTag } from '../../shared/markup/attributes.ts';
import type { Component } from '../../shared/markup/convert-markup.ts';
import { writeHtml } from '../../shared/markup/convert-markup.ts';
import type { ElementNode } from '../../shared/markup/markup-tree.ts';

/** Content in a frame, with its caption. */
export const writeFrame: Component = (_element, use) => {
  const content = use.content().trim();
  const captions = ['hint', 'caption'].map((name) => use.attributes.text(name)).filter((text) => text !== null);
  if (captions.length === 0) return `\n\n${content}\n\n`;
  return `\n\n<figure>\n\n${content}\n\n<figcaption>${captions.join(' ')}</figcaption>\n</figure>\n\n`;
};

/** Classes of an element that only shows in dark mode. */
const DARK_ONLY =
  /(?:^|\s)hidden(?=\s).*\bdark:(?:block|inline|inline-block|flex)\b|\bdark:(?:block|inline|inline-block|flex)\b.*\shidden(?=\s|$)/;

/** An image. Of two for light and dark mode, the light one is more often legible on both backgrounds. */
export const writeImage: Component = (element, use) => {
  if (DARK_ONLY.test(use.attributes.text('class') ?? '')) {
    use.tell({
      kind: 'left-out',
      what: 'an image for dark mode',
      why: 'the one for light mode is shown in both',
      remedy: 'Check that it is legible on a dark background.',
    });
    return '';
  }
  return writeHtml(element, use);
};

/** A video of the site or of another host. */
export const writeVideo: Component = (element, use) => {
  const src = use.attributes.text('src') ?? sourceOf(element);
  if (src === null) return use.content();
  const poster = use.attributes.text('poster');
  return writeTag(
    'Video',
    {
      src: use.address(src),
      title: use.attributes.text('title') ?? use.attributes.text('alt') ?? use.attributes.text('aria-label') ?? 'Video',
      poster: poster === null ? null : use.address(poster),
    },
    ' />',
  );
};

/** The address of `<source>` inside a video. */
function sourceOf({ children }: ElementNode): string | null {
  for (const node of children) {
    if (node.kind !== 'element' || node.name !== 'source') continue;
    const value = node.tag.attributes.find(({ name }) => name === 'src')?.value;
    if (value?.kind === 'text') return value.text;
  }
  return null;
}
