import { escapeHtml, toAttributes } from '../../escape.ts';

/** A video of another host. */
interface StillVideo {
  readonly src: string;
  readonly title: string;
  /** Attributes of its picture; null for none. */
  readonly poster: Readonly<Record<string, string>> | null;
  /** Address of the player that a click loads; null for a link. */
  readonly player: string | null;
}

/** A link to a video behind its still picture. */
export function writeStill({ src, title, poster, player }: StillVideo): string {
  const still = poster === null ? '' : `<img${toAttributes({ ...poster, alt: '' })}>`;
  const play = player === null ? {} : { 'data-player': player, title };
  const attributes = toAttributes({ class: 'video', href: src, ...play, target: '_blank', rel: 'noopener noreferrer' });
  return `<p><a${attributes}>${still}<span>▶ ${escapeHtml(title)}</span></a></p>\n`;
}
