import { createHash } from 'node:crypto';
import type { ClientBundle } from '../bundle/bundle-client.ts';
import type { SiteTheme } from './site-theme.ts';

/** The bundle with fonts and styles of an installation; the stylesheet of every page gets a name of its own. */
export function applyTheme({ assets, files }: ClientBundle, { css, files: fonts, preload }: SiteTheme): ClientBundle {
  if (css === '') return { assets, files };
  const own = Buffer.concat([files.get(assets.stylesheet) ?? new Uint8Array(), Buffer.from(css)]);
  // Named as the bundler names its files: the edge tells files of earlier releases by it.
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 8).toUpperCase();
  const stylesheet = `/assets/site-${hash}.css`;
  const others = [...files].filter(([path]) => path !== assets.stylesheet);
  return {
    assets: { ...assets, stylesheet, ...(preload.length === 0 ? {} : { fonts: preload }) },
    files: new Map([...others, [stylesheet, own], ...fonts]),
  };
}
