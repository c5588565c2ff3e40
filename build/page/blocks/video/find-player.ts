import { isAllowedHost } from '../../text/allowed-hosts.ts';

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
