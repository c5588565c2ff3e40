import { createHash } from 'node:crypto';
import type { ClientBundle } from '../bundle/bundle-client.ts';

/** The bundle with the styles of an installation in the stylesheet of every page, under a name of its own. */
export function applyTheme({ assets, files }: ClientBundle, css: string): ClientBundle {
  if (css === '') return { assets, files };
  const own = Buffer.concat([files.get(assets.stylesheet) ?? new Uint8Array(), Buffer.from(css)]);
  // Named as the bundler names its files: the edge tells files of earlier releases by it.
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 8).toUpperCase();
  const stylesheet = `/assets/site-${hash}.css`;
  const others = [...files].filter(([path]) => path !== assets.stylesheet);
  return { assets: { ...assets, stylesheet }, files: new Map([...others, [stylesheet, own]]) };
}
