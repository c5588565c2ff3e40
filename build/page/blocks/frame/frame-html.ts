import { isAllowedHost } from '../../html/addresses.ts';
import { element, type HtmlElement } from '../../text/html-node.ts';
import { findPlayer, toStill } from '../video/player.ts';

export interface ShownFrame {
  readonly src: string;
  readonly title: string;
  /** In pixels; null for the default. */
  readonly height: number | null;
}

/** Default height in pixels. */
const DEFAULT_HEIGHT = 400;

/** The frame may run scripts and open windows, but not navigate the surrounding page (HTML §4.8.5). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** An author's `<iframe>` as a frame, or as a video that plays on click; null if the site does not allow its host. */
export function toOwnFrame(frame: ShownFrame, hosts: readonly string[]): HtmlElement | null {
  const player = findPlayer(frame.src, hosts);
  if (player !== null) return toStill({ ...frame, poster: null, player });
  return isAllowedHost(frame.src, hosts) ? toFrame(frame) : null;
}

export function toFrame(frame: ShownFrame): HtmlElement {
  const { src, title, height } = frame;
  const attributes = {
    src,
    title,
    height: String(height ?? DEFAULT_HEIGHT),
    loading: 'lazy',
    sandbox: SANDBOX,
    allow: 'fullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
  const caption = element('figcaption', [toLink(frame)]);
  return element('figure', [element('iframe', [], attributes), caption], { class: 'frame' });
}

export function toLink({ src, title }: Pick<ShownFrame, 'src' | 'title'>): HtmlElement {
  const href = /^(?:https?:|\/)/i.test(src) ? { href: src } : {};
  return element('a', [title], { ...href, target: '_blank', rel: 'noopener noreferrer' });
}
