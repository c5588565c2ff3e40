import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import { isFileBelow, slashPath } from '../../../../base/source/file-paths.ts';
import type { ImportedApi } from '../../shared/apis/import-apis.ts';
import { toPlainId } from '../../shared/free-id.ts';
import type { OtherHosts } from '../../shared/pages/other-hosts.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { findColor } from '../../shared/settings/find-color.ts';
import { type Attributes, type HeadEntry, toHeadEntries } from '../../shared/settings/head-entries.ts';
import { IMPORTED_CHECKS } from '../../shared/settings/mild-checks.ts';
import { listAt, own, textAt } from '../../shared/values.ts';
import type { StarlightConfig } from '../config/read-config.ts';
import type { ProjectLanguages } from './read-languages.ts';

interface SiteSources {
  readonly root: string;
  readonly base: string;
  readonly languages: ProjectLanguages;
  readonly navigation: JsonObject;
  readonly apis: readonly ImportedApi[];
  readonly news: JsonObject;
  readonly hosts: OtherHosts;
  readonly hasMath: boolean;
  /** Copies a file of the project, and returns its address, or null if the project lacks it. */
  readonly asset: (path: string) => string | null;
}

/** Creates the content of site.yaml. */
export function toSiteSettings(config: StarlightConfig, sources: SiteSources, notes: ImportNotes): JsonObject {
  const { astro, options, publicDir } = config;
  const { root, base, languages, navigation, apis, news, hosts, hasMath } = sources;
  const title = localizedTitle(options, languages.own.keys) ?? basename(root);
  const site = textAt(astro, 'site');
  const favicon = textAt(options, 'favicon') ?? '/favicon.svg';
  const styles = listAt(options, 'customCss').filter((path) => typeof path === 'string');
  const files = styles
    .map((path) => resolve(root, path.startsWith('/') ? `.${path}` : path))
    .filter((path) => isFileBelow(root, path));
  const accent = findColor(files, LIGHT_ACCENT) ?? findColor(files, ACCENT);
  return {
    title,
    tagline: textAt(options, 'description') ?? textAt(options, 'tagline') ?? '',
    origin: site !== null && URL.canParse(site) ? new URL(site).origin : 'https://docs.example.com',
    base,
    ...languages.settings,
    product: { name: title, slug: toPlainId(title, 'product') },
    ...toLogo(config, sources, notes),
    ...(existsSync(join(publicDir, favicon)) || /^https?:/.test(favicon) ? { favicon } : {}),
    ...(accent === null ? {} : { theme: { accent } }),
    ...navigation,
    ...toSocial(options),
    // Starlight shows groups open.
    docs: { path: 'docs', routeBasePath: '/', sidebarCollapsed: false },
    ...(Object.keys(news).length === 0 ? {} : { news }),
    ...(apis.length === 0
      ? {}
      : { apis: apis.map(({ id, description, path, sidebar }) => ({ id, description, path, sidebar })) }),
    ...toEditUrl(config, sources, notes),
    ...(own(options, 'lastUpdated') === true ? { lastUpdated: true } : {}),
    ...(hasMath ? { markdown: { math: true } } : {}),
    ...hosts,
    ...toHead(config, base, notes),
    checks: IMPORTED_CHECKS,
  };
}

/** A text, or one for each language. */
export function localizedTitle(options: JsonObject, keys: readonly string[]): string | null {
  const titles = own(options, 'title');
  return textAt(options, 'title') ?? keys.map((key) => textAt(titles, key)).find((title) => title !== null) ?? null;
}

/** Starlight's styles are those of dark mode, and light mode overrides them. */
const LIGHT_ACCENT = /data-theme=['"]?light['"]?\][^{}]*\{[^}]*?--sl-color-accent\s*:\s*([^;}]+)/;
const ACCENT = /--sl-color-accent\s*:\s*([^;}]+)/;

function toLogo({ options, locate }: StarlightConfig, { root, asset }: SiteSources, notes: ImportNotes): JsonObject {
  const logo = own(options, 'logo');
  const find = (key: string): string | null => {
    const written = textAt(logo, key);
    if (written === null) return null;
    const found = asset(join(root, written));
    if (found === null) notes.leaveOutLogo(locate('logo'), written);
    return found;
  };
  const light = find('light') ?? find('src') ?? find('dark');
  if (light === null) return {};
  const dark = find('dark');
  return {
    logo: {
      light,
      ...(dark === null || dark === light ? {} : { dark }),
      showTitle: own(logo, 'replacesTitle') !== true,
    },
  };
}

/** `[{ label, href, icon }]`, or addresses by network in older projects. The repository is a button of the navbar. */
function toSocial(options: JsonObject): JsonObject {
  const written = own(options, 'social');
  const links = Array.isArray(written)
    ? written.map((link) => ({ icon: textAt(link, 'icon'), label: textAt(link, 'label'), to: textAt(link, 'href') }))
    : Object.entries(isObject(written) ? written : {}).map(([icon, to]) => ({
        icon,
        label: icon.charAt(0).toUpperCase() + icon.slice(1),
        to: typeof to === 'string' ? to : null,
      }));
  const isRepository = ({ icon, to }: (typeof links)[number]): boolean =>
    /^(?:github|gitlab|codeberg|bitbucket)$/.test(icon ?? '') && URL.canParse(to ?? '');
  const repository = links.find(isRepository);
  const others = links.flatMap((link) => {
    const { label, icon, to } = link;
    return to === null || link === repository ? [] : [{ label: label ?? icon ?? to, to }];
  });
  return {
    ...(repository === undefined ? {} : { repository: repository.to }),
    ...(others.length === 0 ? {} : { footer: { columns: [{ title: 'Social', links: others }] } }),
  };
}

/** `{path}` begins with the folder of the docs, which has this name. */
function toEditUrl({ options, docs, locate }: StarlightConfig, { root }: SiteSources, notes: ImportNotes): JsonObject {
  const base = textAt(options, 'editLink', 'baseUrl');
  if (base === null) return {};
  if (basename(docs.dir) === 'docs' && URL.canParse(base))
    return {
      editUrl: `${new URL(`${slashPath(root, dirname(docs.dir))}/`.replace(/^\//, ''), base.replace(/\/*$/, '/')).href}{path}`,
    };
  notes.leaveOut(
    locate('editLink'),
    'the links that edit a page',
    'the folder of the docs has another name here',
    'Set "editUrl" in site.yaml.',
  );
  return {};
}

function toHead({ options, locate }: StarlightConfig, base: string, notes: ImportNotes): JsonObject {
  let analytics: JsonObject | null = null;
  const head = listAt(options, 'head').flatMap((element): HeadEntry[] => {
    const tag = textAt(element, 'tag');
    const attrs = own(element, 'attrs');
    const attributes = Object.fromEntries(
      Object.entries(isObject(attrs) ? attrs : {}).filter(
        (entry): entry is [string, string | boolean] => typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
      ),
    ) satisfies Attributes;
    const found = tag === 'script' ? toAnalytics(attributes) : null;
    if (found !== null && (analytics === null || analytics.siteId === found.siteId)) {
      analytics = found;
      return [];
    }
    // The script that starts Google's.
    if (tag === 'script' && analytics !== null && /\bgtag\(/.test(textAt(element, 'content') ?? '')) return [];
    const isKnown = tag === 'meta' || tag === 'link' || (tag === 'script' && textAt(element, 'content') === null);
    const entry: HeadEntry | null = isKnown ? { [tag]: attributes } : null;
    return toHeadEntries({ written: element, entry, location: locate('head') }, base, notes);
  });
  return { ...(head.length === 0 ? {} : { head }), ...(analytics === null ? {} : { analytics }) };
}

/** The analytics that a script in the head loads, if this engine has the product. */
function toAnalytics(attributes: Attributes): JsonObject | null {
  const src = String(attributes.src ?? '');
  if (!URL.canParse(src)) return null;
  const { origin, hostname, searchParams } = new URL(src);
  const id = (product: string, siteId: unknown): JsonObject | null =>
    typeof siteId === 'string' && siteId !== '' ? { product, host: origin, siteId } : null;
  if (hostname === 'cdn.usefathom.com') return id('fathom', attributes['data-site']);
  if (attributes['data-domain'] !== undefined) return id('plausible', attributes['data-domain']);
  if (attributes['data-website-id'] !== undefined) return id('umami', attributes['data-website-id']);
  return hostname === 'www.googletagmanager.com' && src.includes('/gtag/js')
    ? id('google-analytics', searchParams.get('id'))
    : null;
}
