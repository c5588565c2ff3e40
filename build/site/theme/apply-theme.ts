import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFrame } from '../../../worker/model/site.ts';
import { assetHash } from '../../base/digest.ts';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { ClientBundle, SiteClient } from '../../release/bundle/bundle-client.ts';
import type { SiteComponents } from '../components/site-components.ts';
import type { SiteTheme } from './site-theme.ts';

const SLOT_STYLES = 'worker/ui/styles/frame/slots.css';
const SIGN_IN_STYLES = 'worker/ui/styles/frame/sign-in.css';

/** The end of a stylesheet's name, like that of all bundled files: the edge recognizes files of earlier releases by it. */
const HASH = /-[A-Z0-9]+\.css$/;

/** The bundle with a site's fonts and styles. The main stylesheet gets a new hash in its name. */
export function applyTheme(
  { assets, files }: ClientBundle,
  { css, tokens, files: fonts, preload }: SiteTheme,
): ClientBundle {
  if (css === '') return { assets, files };
  const shared = new TextDecoder().decode(files.get(assets.stylesheet));
  const own = Buffer.from(setTokens(shared, tokens) + css);
  const stylesheet = assets.stylesheet.replace(HASH, `-${assetHash(own)}.css`);
  const others = [...files].filter(([path]) => path !== assets.stylesheet);
  return {
    assets: { ...assets, stylesheet, ...(preload.length === 0 ? {} : { fonts: preload }) },
    files: new Map([...others, [stylesheet, own], ...fonts]),
  };
}

/** Replaces the defaults, which all readers would load for nothing if they were only overridden. */
function setTokens(css: string, tokens: SiteTheme['tokens']): string {
  return [...tokens].reduce(
    (written, [name, value]) => written.replace(new RegExp(`(?<=[{;])${name}:[^;}]*`), () => `${name}:${value}`),
    css,
  );
}

/** What the styles of a site's blocks depend on. */
interface StyledSite {
  readonly frame: Pick<SiteFrame, 'slots'>;
  readonly components: Pick<SiteComponents, 'styles'>;
  readonly pages: readonly (Pick<CompiledPage, 'styledBlocks'> & {
    readonly entry: Pick<CompiledPage['entry'], 'kind' | 'usesBlocks'>;
  })[];
  readonly notFoundBlocks: readonly string[];
}

/**
 * The bundle with the styles of the blocks that pages have: joined with the stylesheet of their kind if it has one, else
 * in one for all other kinds. Styles of components and slots are in each.
 */
export function addBlockStyles(
  { assets, files }: ClientBundle,
  blockStyles: SiteClient['blockStyles'],
  { frame, components, pages, notFoundBlocks }: StyledSite,
): ClientBundle {
  const slots =
    frame.slots === undefined ? '' : readStyles(SLOT_STYLES) + (canSignIn(frame) ? readStyles(SIGN_IN_STYLES) : '');
  const own = Buffer.from(slots + components.styles);
  const added = new Map<string, Uint8Array>();
  const toSheet = (name: string, first: readonly Uint8Array[], used: ReadonlySet<string>): string | null => {
    const blocks = [...blockStyles].flatMap(([block, css]) => (used.has(block) ? [css] : []));
    const css = Buffer.concat([...first, ...blocks, own]);
    if (css.byteLength === 0) return null;
    const path = `${name}-${assetHash(css)}.css`;
    added.set(path, css);
    return path;
  };
  const kinds = Object.entries(assets.kindStylesheets);
  const hasSheet = new Set(kinds.map(([kind]) => kind));
  const others = pages.filter(({ entry }) => !hasSheet.has(entry.kind));
  const blockStylesheet = toSheet('/assets/blocks', [], new Set(others.flatMap(blocksOf)));
  const joined = kinds.flatMap(([kind, path]) => {
    const users = pages.filter(({ entry }) => entry.kind === kind && entry.usesBlocks === true);
    const others = kind === 'error' ? notFoundBlocks : [];
    // Slots are on every page.
    if (users.length + others.length === 0 && frame.slots === undefined) return [];
    const sheet = files.get(path) ?? new Uint8Array();
    const used = new Set([...users.flatMap(blocksOf), ...others]);
    return [[kind, toSheet(path.replace(HASH, '-blocks'), [sheet], used)]];
  });
  return {
    assets: {
      ...assets,
      ...(blockStylesheet === null ? {} : { blockStylesheet }),
      ...(joined.length === 0 ? {} : { joinedStylesheets: Object.fromEntries(joined) }),
    },
    files: new Map([...files, ...added]),
  };
}

function readStyles(file: string): string {
  return readFileSync(join(PROJECT_ROOT, file), 'utf8');
}

function canSignIn({ slots }: StyledSite['frame']): boolean {
  return (slots?.html.navbarEnd ?? []).some((part) => typeof part === 'string' && part.includes('class="sign-in"'));
}

function blocksOf({ styledBlocks = [] }: Pick<CompiledPage, 'styledBlocks'>): readonly string[] {
  return styledBlocks;
}
