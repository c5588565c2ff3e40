import { escapeHtml, toAttributes } from '../../text/escape.ts';

/** A video on another host. */
interface StillVideo {
  readonly src: string;
  readonly title: string;
  /** Attributes of its still image, or null. */
  readonly poster: Readonly<Record<string, string>> | null;
  /** URL of the player loaded on click; null for a plain link. */
  readonly player: string | null;
}

/** Renders a still image that links to a video. */
export function writeStill({ src, title, poster, player }: StillVideo): string {
  const still = poster === null ? '' : `<img${toAttributes({ ...poster, alt: '' })}>`;
  const play = player === null ? {} : { 'data-player': player, title };
  const attributes = toAttributes({ class: 'video', href: src, ...play, target: '_blank', rel: 'noopener noreferrer' });
  return `<p><a${attributes}>${still}<span>▶ ${escapeHtml(title)}</span></a></p>\n`;
}
