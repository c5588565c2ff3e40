import { isAllowedHost } from '../../text/allowed-hosts.ts';
import { escapeHtml, toAttributes } from '../../text/escape.ts';
import { findPlayer } from '../video/find-player.ts';
import { writeStill } from '../video/write-still.ts';

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

/**
 * Renders an author's `<iframe>` as a frame, or as a video that plays on click; null if the site does not allow its
 * host.
 */
export function writeOwnFrame(frame: ShownFrame, hosts: readonly string[]): string | null {
  const player = findPlayer(frame.src, hosts);
  if (player !== null) return writeStill({ ...frame, poster: null, player });
  return isAllowedHost(frame.src, hosts) ? writeFrame(frame) : null;
}

export function writeFrame(frame: ShownFrame): string {
  const { src, title, height } = frame;
  const attributes = toAttributes({
    src,
    title,
    height: String(height ?? DEFAULT_HEIGHT),
    loading: 'lazy',
    sandbox: SANDBOX,
    allow: 'fullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  return `<figure class="frame"><iframe${attributes}></iframe><figcaption>${writeLink(frame)}</figcaption></figure>\n`;
}

export function writeLink({ src, title }: Pick<ShownFrame, 'src' | 'title'>): string {
  const isLink = /^(?:https?:|\/)/i.test(src);
  const attributes = toAttributes({ href: isLink ? src : null, target: '_blank', rel: 'noopener noreferrer' });
  return `<a${attributes}>${escapeHtml(title)}</a>`;
}
