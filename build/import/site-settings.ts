import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { canonicalPath } from '../../worker/model/path.ts';
import type { Place } from '../report/finding.ts';
import type { ImportedApi } from './import-apis.ts';
import type { DocPlaces } from './import-navbar.ts';
import { importFooter, importNavbar, toFilePath } from './import-navbar.ts';
import type { ImportNotes } from './import-notes.ts';
import { type DocusaurusConfig, type PluginOptions, type Setting, settingOf } from './read-config.ts';

/** How the project keeps its docs. */
export interface DocsSettings {
  /** Absolute folder of the current docs. */
  readonly dir: string;
  /** The same below the imported folder. */
  readonly folder: string;
  /** Path that the docs stand below: `''` or `/docs`. */
  readonly path: string;
  readonly sidebarFile: string | null;
  /** Globs of files below the folder that are no pages. */
  readonly exclude: readonly string[];
  /** The project wants no sidebar at all. */
  readonly sidebarsOff: boolean;
  readonly isVersioned: boolean;
  /** Further sets of docs. */
  readonly sets: readonly DocsSet[];
  /** `docs:` of site.yaml. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a further instance of the docs plugin shows. */
export interface DocsSet
  extends Pick<DocsSettings, 'dir' | 'folder' | 'path' | 'exclude' | 'sidebarFile' | 'sidebarsOff'> {
  readonly id: string;
  readonly place: Place;
}

interface SiteParts {
  /** Whether `$x$` is a formula. */
  readonly hasMath: boolean;
  readonly root: string;
  readonly settings: DocsSettings;
  readonly apis: readonly ImportedApi[];
  readonly places: DocPlaces;
}

const text = z.string();
const flag = z.boolean();
/** Options that have the same name and meaning here. */
const SAME_OPTIONS = [
  'tagsBasePath',
  'sidebarCollapsed',
  'lastVersion',
  'includeCurrentVersion',
  'onlyIncludeVersions',
] as const;
const versionsSchema = z.record(
  text,
  z.object({
    label: text.optional(),
    path: text.optional(),
    banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
    badge: flag.optional(),
    noIndex: flag.optional(),
  }),
);

/** Checks that Docusaurus does not make, or not by default: an imported site builds, and says what is to be mended. */
const MILD_CHECKS = [
  'broken-anchor',
  'broken-link',
  'broken-redirect',
  'duplicate-path',
  'missing-image',
  'orphan-page',
  'partial-include',
  'sidebar-item',
  'unknown-neighbour',
  'unknown-sidebar',
] as const;

/** Where the docs of a project are; without a configuration it has Docusaurus' defaults, or is the docs itself. */
export function readDocsSettings(root: string, config: DocusaurusConfig | null): DocsSettings {
  const options = config?.docs?.options ?? new Map<string, Setting>();
  const isDocsAlone = config === null && !existsSync(join(root, 'docs'));
  const dir = isDocsAlone ? root : resolve(root, settingOf(options, 'path', text) ?? 'docs');
  const folder = isDocsAlone ? '.' : basename(dir);
  const route = settingOf(options, 'routeBasePath', text) ?? (isDocsAlone ? '' : 'docs');
  const path = canonicalPath(`/${route}`) ?? '/';
  const sidebarPath = options.get('sidebarPath')?.value;
  const sets = readDocsSets(root, config?.moreDocs ?? [], folder);
  const conventional = ['sidebars.ts', 'sidebars.js', 'sidebars.json'].map((name) => join(root, name)).find(existsSync);
  return {
    dir,
    folder,
    path: path === '/' ? '' : path,
    sidebarFile:
      typeof sidebarPath === 'string' ? resolve(root, sidebarPath) : config === null ? (conventional ?? null) : null,
    sidebarsOff: sidebarPath === false,
    exclude: settingOf(options, 'exclude', z.array(text)) ?? [],
    isVersioned: !isDocsAlone && settingOf(options, 'disableVersioning', flag) !== true,
    sets,
    options: {
      path: folder,
      routeBasePath: path,
      ...Object.fromEntries(
        SAME_OPTIONS.flatMap((name) => (options.has(name) ? [[name, options.get(name)?.value]] : [])),
      ),
      ...(sets.length === 0
        ? {}
        : {
            more: Object.fromEntries(
              sets.map((set) => [set.id, { path: set.folder, routeBasePath: `/${set.path.slice(1)}` }]),
            ),
          }),
      ...(options.has('versions') ? { versions: settingOf(options, 'versions', versionsSchema) ?? {} } : {}),
    },
  };
}

/** Folders of the content folder that hold something else than docs. */
const TAKEN_FOLDERS = ['static', 'api', 'versioned_docs', 'versioned_sidebars', 'node_modules', 'src'];

/** Each set has a folder of its own, called as in the project where that is free. */
function readDocsSets(root: string, moreDocs: readonly PluginOptions[], ownFolder: string): DocsSet[] {
  const taken = new Set([...TAKEN_FOLDERS, ownFolder]);
  return moreDocs.map(({ options, id: written, place }, index): DocsSet => {
    const id = (written ?? `docs-${index + 2}`).replace(/[^\w-]+/g, '-');
    const dir = resolve(root, settingOf(options, 'path', text) ?? 'docs');
    const folder = taken.has(basename(dir)) ? id : basename(dir);
    taken.add(folder);
    const sidebarPath = options.get('sidebarPath')?.value;
    const path = canonicalPath(`/${settingOf(options, 'routeBasePath', text) ?? 'docs'}`) ?? '/';
    return {
      id,
      place,
      dir,
      folder,
      path: path === '/' ? '' : path,
      sidebarFile: typeof sidebarPath === 'string' ? resolve(root, sidebarPath) : null,
      sidebarsOff: sidebarPath === false,
      exclude: settingOf(options, 'exclude', z.array(text)) ?? [],
    };
  });
}

/** What site.yaml says. */
export function toSiteSettings(
  config: DocusaurusConfig | null,
  { root, settings, apis, places, hasMath }: SiteParts,
  notes: ImportNotes,
) {
  const top = config?.top ?? new Map<string, Setting>();
  const theme = config?.theme ?? new Map<string, Setting>();
  const title = settingOf(top, 'title', text.min(1)) ?? basename(root);
  const origin = settingOf(top, 'url', z.url({ protocol: /^https?$/ })) ?? 'https://docs.example.com';
  const baseUrl = settingOf(top, 'baseUrl', text) ?? '/';
  const announcement = announcementSchema.safeParse(theme.get('announcementBar')?.value);
  const navbar = config === null ? { logo: null, items: [] } : importNavbar(config, places, notes);
  const editUrl = config === null ? null : toEditUrl(root, settings, config.docs);
  const slug =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'product';
  return {
    title,
    tagline: settingOf(top, 'tagline', text) ?? '',
    origin: new URL(origin).origin,
    base: `/${baseUrl.replace(/^\/|\/$/g, '')}/`.replace('//', '/'),
    locale: settingOf(top, 'i18n', z.object({ defaultLocale: text }))?.defaultLocale ?? 'en',
    product: { name: title, slug },
    logo: navbar.logo,
    favicon: toFilePath(settingOf(top, 'favicon', text)),
    image: toFilePath(settingOf(theme, 'image', text)),
    colorMode: colorModeSchema.catch({ respectPrefersColorScheme: false }).parse(theme.get('colorMode')?.value ?? {}),
    ...(announcement.success
      ? {
          announcement: {
            id: announcement.data.id,
            text: announcement.data.content,
            closeable: announcement.data.isCloseable,
          },
        }
      : {}),
    navbar: navbar.items,
    footer: config === null ? {} : importFooter(config, notes),
    docs: settings.options,
    ...(apis.length === 0 ? {} : { apis }),
    ...(editUrl === null ? {} : { editUrl }),
    ...(settingOf(config?.docs?.options ?? new Map(), 'showLastUpdateTime', flag) === true
      ? { lastUpdated: true }
      : {}),
    ...(settingOf(config?.docs?.options ?? new Map(), 'showLastUpdateAuthor', flag) === true
      ? { lastUpdated: true, lastUpdatedAuthor: true }
      : {}),
    ...(hasMath ? { markdown: { math: true } } : {}),
    checks: {
      ...Object.fromEntries(MILD_CHECKS.map((name) => [name, 'warning'])),
      // Braces in the text of docs are of templates that they show.
      'unknown-variable': 'off',
    },
  };
}

export type SiteSettings = ReturnType<typeof toSiteSettings>;

/** The text of site.yaml. */
export function toSiteText(site: SiteSettings): string {
  return `# Made by "npm run import". docs/writing.md says what each key does.\n${stringify(site, { lineWidth: 120 })}`;
}

/** A home page in the place of Docusaurus' own, which is code. */
export function toLandingPage({ title, tagline, navbar }: SiteSettings, firstPath: string): string {
  const ways = navbar.filter(({ to }) => to.startsWith('/')).map(({ label, to }) => ({ title: label, href: to }));
  const frontMatter = {
    title,
    layout: 'landing',
    ...(tagline === '' ? {} : { tagline }),
    ways: ways.length === 0 ? [{ title: 'Documentation', href: firstPath }] : ways,
  };
  return `---\n${stringify(frontMatter, { lineWidth: 120 })}---\n`;
}

const announcementSchema = z.object({
  id: text.default('announcement'),
  content: text.min(1),
  isCloseable: flag.default(true),
});
const colorModeSchema = z.object({
  defaultMode: z.enum(['light', 'dark']).optional(),
  disableSwitch: flag.optional(),
  respectPrefersColorScheme: flag.default(false),
});

/** Docusaurus adds the path of a page below the project to the address; `{path}` is the one below the imported folder. */
function toEditUrl(root: string, { dir, folder }: DocsSettings, docs: PluginOptions | null): string | null {
  const written = settingOf(docs?.options ?? new Map(), 'editUrl', z.url());
  if (written === undefined) return null;
  const base = written.endsWith('/') ? written : `${written}/`;
  const above = relative(root, dir).replaceAll('\\', '/');
  if (folder === '.') return `${base}{path}`;
  return `${new URL(above.slice(0, above.length - folder.length) || '.', base).href}{path}`;
}
