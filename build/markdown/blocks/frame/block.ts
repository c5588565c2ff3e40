import { isAllowedHost } from '../../allowed-hosts.ts';
import { defineBlock, titleOf } from '../../block.ts';
import { escapeHtml, toAttributes } from '../../escape.ts';
import { link } from '../../markdown-text.ts';
import { plainText } from '../../plain-text.ts';
import { blockToken, textToken } from '../../tokens.ts';

/** In pixels, where the author says nothing. */
const DEFAULT_HEIGHT = 400;

/** It may run and open windows, and may not lead the page around it elsewhere (HTML §4.8.5). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of another host, from hosts that the site allows. */
export const FRAME = [
  defineBlock({
    name: 'frame',
    directives: ['frame'],
    components: ['Frame'],
    isStyled: true,
    attributes: { src: 'text', title: 'text', height: 'number' },
    resolve({ element, attributes: { src, title: given, height } }, page) {
      const title = titleOf(element, given, page);
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
      const anchor = `<a${toAttributes({ href: page.href(src), target: '_blank', rel: 'noopener noreferrer' })}>${escapeHtml(name)}</a>`;
      const frame = toAttributes({
        src,
        title: name,
        height: String(height ?? DEFAULT_HEIGHT),
        loading: 'lazy',
        sandbox: SANDBOX,
        allow: 'fullscreen',
        referrerpolicy: 'strict-origin-when-cross-origin',
      });
      return [
        blockToken(
          {
            html: () =>
              isAllowed
                ? `<figure class="frame"><iframe${frame}></iframe><figcaption>${anchor}</figcaption></figure>\n`
                : `<p>${anchor}</p>\n`,
            markdown: () => link(name, src),
            text: name,
          },
          { raw: element.raw, tokens: [textToken(name)] },
        ),
      ];
    },
  }),
];

function describeFault(src: string): string {
  const host = URL.canParse(src) ? new URL(src).host : '';
  const remedy =
    host === '' || !src.startsWith('https:')
      ? 'Write the https address of a page.'
      : `Add ${JSON.stringify(host)} to "frameHosts" in site.yaml, or write a link.`;
  return `Cannot show the frame ${JSON.stringify(src)}: the Content-Security-Policy allows no frames of that address. ${remedy}`;
}
