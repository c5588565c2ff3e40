import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { assetHash } from '../../base/digest.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { ClientBundle } from '../../release/bundle/bundle-client.ts';
import type { SiteComponents } from '../components/site-components.ts';
import type { SiteTheme } from './site-theme.ts';

const SLOT_STYLES = 'worker/ui/styles/frame/slots.css';

/** The end of a stylesheet's name, like that of all bundled files: the edge recognizes files of earlier releases by it. */
const HASH = /-[A-Z0-9]+\.css$/;

/** The bundle with a site's fonts and styles. The main stylesheet gets a new hash in its name. */
export function applyTheme({ assets, files }: ClientBundle, { css, files: fonts, preload }: SiteTheme): ClientBundle {
  if (css === '') return { assets, files };
  const added = appendStyles(files, assets.stylesheet, css);
  return {
    assets: { ...assets, stylesheet: added.path, ...(preload.length === 0 ? {} : { fonts: preload }) },
    files: new Map([...added.files, ...fonts]),
  };
}

/** The bundle with the styles of a site's components and slots, in the stylesheet of blocks. */
export function addComponentStyles({ assets, files }: ClientBundle, { frame, components }: StyledSite): ClientBundle {
  const slots = frame.slots === undefined ? '' : readFileSync(join(PROJECT_ROOT, SLOT_STYLES), 'utf8');
  const css = slots + components.styles;
  const { blockStylesheet } = assets;
  if (blockStylesheet === undefined) return { assets, files };
  const added = appendStyles(files, blockStylesheet, css);
  return { assets: { ...assets, blockStylesheet: added.path }, files: added.files };
}

/** The bundle with joined stylesheets for kinds that have styles of their own and pages with blocks. */
export function joinBlockStyles(
  { assets, files }: ClientBundle,
  {
    frame,
    pages,
  }: Pick<StyledSite, 'frame'> & {
    readonly pages: readonly { readonly entry: Pick<CompiledPage['entry'], 'kind' | 'usesBlocks'> }[];
  },
): ClientBundle {
  const blocks = files.get(assets.blockStylesheet ?? '');
  // Slots are on every page.
  const kinds = Object.entries(assets.kindStylesheets).filter(
    ([kind]) =>
      frame.slots !== undefined || pages.some(({ entry }) => entry.kind === kind && entry.usesBlocks === true),
  );
  if (blocks === undefined || kinds.length === 0) return { assets, files };
  const added = new Map<string, Uint8Array>();
  const joined = kinds.map(([kind, path]) => {
    const both = Buffer.concat([files.get(path) ?? new Uint8Array(), blocks]);
    const name = path.replace(HASH, `-blocks-${assetHash(both)}.css`);
    added.set(name, both);
    return [kind, name];
  });
  return {
    assets: { ...assets, joinedStylesheets: Object.fromEntries(joined) },
    files: new Map([...files, ...added]),
  };
}

interface StyledSite {
  readonly frame: Pick<SiteFrame, 'slots'>;
  readonly components: Pick<SiteComponents, 'styles'>;
}

function appendStyles(
  files: ClientBundle['files'],
  path: string,
  css: string,
): { readonly path: string; readonly files: ClientBundle['files'] } {
  if (css === '') return { path, files };
  const own = Buffer.concat([files.get(path) ?? new Uint8Array(), Buffer.from(css)]);
  const named = path.replace(HASH, `-${assetHash(own)}.css`);
  return { path: named, files: new Map([...[...files].filter(([name]) => name !== path), [named, own]]) };
}
