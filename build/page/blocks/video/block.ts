import { type Attributes, element } from '../../text/html-node.ts';
import { link } from '../../text/markdown/markdown-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { type BlockToken, blockToken, plainToken } from '../../text/tokens.ts';
import { type BlockPage, defineBlock, titleOf } from '../block.ts';
import { findPlayer, toStill } from './player.ts';

interface Video {
  readonly src: string;
  readonly title: string;
  readonly poster: Readonly<Record<string, string>> | null;
  readonly captions: string | null;
  /** URL of the player loaded on click; null for a plain link. */
  readonly player: string | null;
}

/** A video: a file of the site with the browser's controls, or a link with a still image for another host. */
export const VIDEO = [
  defineBlock({
    name: 'video',
    directives: ['video'],
    components: ['Video'],
    isStyled: true,
    attributes: { src: 'text', title: 'text', poster: 'text', captions: 'text' },
    resolve({ element: use, attributes }, page) {
      const { src, poster, captions } = attributes;
      const title = titleOf(use, attributes.title, page);
      if (src === null || title === null) {
        page.note(
          'incomplete-block',
          'Cannot show a video without "src" and a title. Write ::video[Title]{src="film.mp4"}.',
        );
        return [];
      }
      const isOwn = !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src);
      const address = isOwn ? mediaHref(src, page) : page.href(src);
      if (address === null) return [];
      const video: Video = {
        src: address,
        title: plainText(title),
        poster: poster === null ? null : page.imageAttributes(poster),
        captions: captions === null ? null : mediaHref(captions, page),
        player: isOwn ? null : findPlayer(src, page.site.frameHosts),
      };
      return [isOwn ? toPlayer(video, use.raw) : toLink(video, use.raw)];
    },
  }),
];

function mediaHref(url: string, { site, source, offset }: BlockPage): string {
  return site.resolve(source, url, 'media', offset);
}

function toPlayer({ src, title, poster, captions }: Video, raw: string): BlockToken {
  const { src: still, width, height } = poster ?? {};
  const size = Object.entries({ poster: still, width, height }).filter(([, value]) => value !== undefined);
  const attributes: Attributes = {
    ...{ class: 'video', src, ...Object.fromEntries(size) },
    ...{ preload: 'metadata', 'aria-label': title, controls: '', playsinline: '' },
  };
  const tracks =
    captions === null ? [] : [element('track', [], { kind: 'captions', src: captions, label: title, default: '' })];
  return blockToken(
    {
      html: () => [element('video', tracks, attributes)],
      markdown: ({ href }) => link(title, href(src)),
      text: title,
    },
    { raw, tokens: [plainToken(title)] },
  );
}

function toLink(video: Video, raw: string): BlockToken {
  const { src, title } = video;
  return blockToken(
    {
      html: () => [toStill(video)],
      markdown: () => link(title, src),
      text: title,
    },
    { raw, tokens: [plainToken(title)] },
  );
}
