import { isAllowedHost } from '../../html/addresses.ts';
import { type Attributes, element, type HtmlElement } from '../../text/html-node.ts';

/** A video on another host. */
interface StillVideo {
  readonly src: string;
  readonly title: string;
  /** Attributes of its still image, or null. */
  readonly poster: Attributes | null;
  /** URL of the player loaded on click; null for a plain link. */
  readonly player: string | null;
}

/** A still image that links to a video. */
export function toStill({ src, title, poster, player }: StillVideo): HtmlElement {
  const still = poster === null ? [] : [element('img', [], { ...poster, alt: '' })];
  const play = player === null ? {} : { 'data-player': player, title };
  const attributes = { class: 'video', href: src, ...play, target: '_blank', rel: 'noopener noreferrer' };
  return element('p', [element('a', [...still, element('span', [`▶ ${title}`])], attributes)]);
}

/** The URL of the YouTube or Vimeo player, if the site allows its host; null for a plain link. */
export function findPlayer(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const players = [...youtubePlayers(url), ...vimeoPlayers(url)];
  return players.find((player) => isAllowedHost(player, hosts)) ?? null;
}

function youtubePlayers({ hostname, pathname, searchParams }: URL): readonly string[] {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const isSite = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const path = /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1] ?? searchParams.get('v');
  const id = host === 'youtu.be' ? pathname.slice(1) : isSite ? path : null;
  if (id === null || !/^[\w-]{6,20}$/.test(id)) return [];
  const start = toSeconds(searchParams.get('t') ?? searchParams.get('start'));
  const query = `autoplay=1${start === 0 ? '' : `&start=${start}`}`;
  // The first sets no cookies before the video plays.
  return ['www.youtube-nocookie.com', 'www.youtube.com'].map((each) => `https://${each}/embed/${id}?${query}`);
}

/** `90`, `90s`, `1m30s`. */
function toSeconds(written: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeoPlayers({ hostname, pathname, searchParams }: URL): readonly string[] {
  const [, id, hash = searchParams.get('h')] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (id === undefined || !/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return [];
  return [`https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash === null ? '' : `&h=${hash}`}`];
}
