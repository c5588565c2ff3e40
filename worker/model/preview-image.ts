/** Of every image that is made for link previews, in pixels: what chats and feeds show largest. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const PREFIX = '/og';
const SUFFIX = '.png';

/** Where the image of a page is: `/user/bills` → `/og/user/bills.png`; the home page's is `/og/index.png`. */
export function previewImagePath(path: string): string {
  return PREFIX + (path === '/' ? '/index' : path) + SUFFIX;
}

/** Paths of pages whose image may be at a path; empty when it is not one of an image. */
export function previewedPaths(path: string): string[] {
  if (!path.startsWith(`${PREFIX}/`) || !path.endsWith(SUFFIX)) return [];
  const page = path.slice(PREFIX.length, -SUFFIX.length);
  return page === '/index' ? ['/', page] : [page];
}
