import { linkToHref, pathToHref } from '../../../worker/model/path.ts';
import type { SiteConfig } from './site-config.ts';

const WEB_MANIFEST_PATH = '/manifest.webmanifest';
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/** Site images with these names become icons of the installed site, in addition to the favicon. */
const ICONS = [
  ['/icon-192.png', '192x192'],
  ['/icon-512.png', '512x512'],
] as const;

/** `--paper` of the light mode, visible until the first page is shown. */
const BACKGROUND = '#fdfcfa';

/**
 * Adds `/manifest.webmanifest` (W3C Web Application Manifest §1), with the site's name and icons for home screens. The
 * operator's own file takes precedence.
 */
export function addWebManifest(
  { title, tagline, locale, favicon }: SiteConfig,
  base: string,
  files: Map<string, Uint8Array>,
): void {
  if (files.has(WEB_MANIFEST_PATH)) return;
  const icons = ICONS.filter(([path]) => files.has(path)).map(([path, sizes]) => ({
    src: pathToHref(base, path),
    sizes,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const scalable =
    favicon?.endsWith('.svg') === true ? [{ src: linkToHref(base, favicon), sizes: 'any', type: 'image/svg+xml' }] : [];
  const manifest = {
    name: title,
    description: tagline,
    lang: locale,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'browser',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [...icons, ...scalable],
  };
  files.set(WEB_MANIFEST_PATH, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
}
