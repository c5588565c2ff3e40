import { isAllowedHost } from '../../html/addresses.ts';
import { element } from '../../text/html-node.ts';
import { link } from '../../text/markdown/markdown-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { blockToken, plainToken } from '../../text/tokens.ts';
import { defineBlock, titleOf } from '../block.ts';
import { toFrame, toLink } from './frame-html.ts';

/** A frame with a page from a host that the site allows. */
export const FRAME = [
  defineBlock({
    name: 'frame',
    directives: ['frame'],
    components: ['Frame'],
    isStyled: true,
    attributes: { src: 'text', title: 'text', height: 'number' },
    resolve({ element: use, attributes: { src, title: given, height } }, page) {
      const title = titleOf(use, given, page);
      if (src === null || title === null) {
        page.note(
          'incomplete-block',
          'Cannot show a frame without "src" and a title. Write ::frame[Title]{src="https://example.com/"}.',
        );
        return [];
      }
      const isAllowed = isAllowedHost(src, page.site.frameHosts);
      if (!isAllowed) page.note('frame-host', describeFault(src));
      const name = plainText(title);
      const shown = { src, title: name, height };
      return [
        blockToken(
          {
            html: () => [isAllowed ? toFrame(shown) : element('p', [toLink(shown)])],
            markdown: () => link(name, src),
            text: name,
          },
          { raw: use.raw, tokens: [plainToken(name)] },
        ),
      ];
    },
  }),
];

function describeFault(src: string): string {
  const host = URL.canParse(src) ? new URL(src).host : '';
  const remedy =
    host === '' || !src.startsWith('https:')
      ? 'Enter the https URL of a page.'
      : `Add ${JSON.stringify(host)} to "frameHosts" in site.yaml, or use a link.`;
  return `Cannot show the frame ${JSON.stringify(src)}: the Content-Security-Policy does not allow frames from this URL. ${remedy}`;
}
