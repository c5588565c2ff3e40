import { basename } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import type { NewsOptions } from '../docs/news-options.ts';
import { type DocsSettings, toEditUrl } from './docs-settings.ts';
import { importAnalytics } from './import-analytics.ts';
import type { ImportedApi } from './import-apis.ts';
import { importHead } from './import-head.ts';
import type { DocPlaces, ImportedFooter } from './import-navbar.ts';
import { importFooter, importNavbar, toFilePath } from './import-navbar.ts';
import type { ImportNotes } from './import-notes.ts';
import { type DocusaurusConfig, type Setting, settingOf } from './read-config.ts';
import type { ProjectLanguages } from './read-languages.ts';

interface SiteParts {
  /** Whether `$x$` is a formula. */
  readonly hasMath: boolean;
  readonly root: string;
  readonly settings: DocsSettings;
  readonly apis: readonly ImportedApi[];
  readonly places: DocPlaces;
  /** Blogs of the project. */
  readonly news: NewsOptions;
  readonly languages: ProjectLanguages;
}

const text = z.string();
const flag = z.boolean();
/** Checks that Docusaurus does not make, or not by default: an imported site builds, and reports what to fix. */
const MILD_CHECKS = [
  'broken-anchor',
  'broken-link',
  'broken-redirect',
  'duplicate-path',
  'incomplete-block',
  'misplaced-block',
  'missing-image',
  'orphan-page',
  'partial-include',
  'sidebar-item',
  'unknown-attribute',
  'unknown-neighbour',
  'unknown-sidebar',
] as const;

/** What site.yaml says. */
export function toSiteSettings(
  config: DocusaurusConfig | null,
  { root, settings, apis, places, hasMath, news, languages }: SiteParts,
  notes: ImportNotes,
) {
  const top = config?.top ?? new Map<string, Setting>();
  const theme = config?.theme ?? new Map<string, Setting>();
  const title = settingOf(top, 'title', text.min(1)) ?? basename(root);
  const origin = settingOf(top, 'url', z.url({ protocol: /^https?$/ })) ?? 'https://docs.example.com';
  const announcement = announcementSchema.safeParse(theme.get('announcementBar')?.value);
  const navbar = config === null ? { logo: null, items: [], repository: null } : importNavbar(config, places, notes);
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
    base: languages.own.base,
    locale: languages.own.locale,
    ...toLanguageList(languages),
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
    ...(navbar.repository === null ? {} : { repository: navbar.repository }),
    footer: (config === null ? {} : importFooter(config, notes)) as Partial<ImportedFooter>,
    docs: settings.options,
    ...(Object.keys(news).length === 0 ? {} : { news }),
    ...(apis.length === 0 ? {} : { apis }),
    ...(editUrl === null ? {} : { editUrl }),
    ...toLastUpdated(config),
    ...importHead(config, languages.own.base, notes),
    ...importAnalytics(config?.google ?? null, notes),
    ...(hasMath ? { markdown: { math: true } } : {}),
    checks: {
      ...Object.fromEntries(MILD_CHECKS.map((name) => [name, 'warning'])),
      // Braces in the text of docs are of templates that they show.
      'ungrouped-variable': 'off',
      'unknown-variable': 'off',
    },
  };
}

/** What pages say about their last change. */
function toLastUpdated(config: DocusaurusConfig | null) {
  const options = config?.docs?.options ?? new Map<string, Setting>();
  return {
    ...(settingOf(options, 'showLastUpdateTime', flag) === true ? { lastUpdated: true } : {}),
    ...(settingOf(options, 'showLastUpdateAuthor', flag) === true
      ? { lastUpdated: true, lastUpdatedAuthor: true }
      : {}),
  };
}

/** `languages` of site.yaml; nothing for a site of one. */
function toLanguageList({ own, others }: ProjectLanguages) {
  if (others.length === 0) return {};
  const languages = [own, ...others].map(({ locale, label, base }) => ({
    locale,
    ...(label === null ? {} : { label }),
    to: base,
  }));
  return { languages };
}

export type SiteSettings = ReturnType<typeof toSiteSettings>;

/** The text of site.yaml. */
export function toSiteText(site: SiteSettings): string {
  return `# Made by "npm run import". docs/writing.md says what each key does.\n${stringify(site, { lineWidth: 120 })}`;
}

/** A home page in the place of Docusaurus' own, which is code, with what that says. */
export function toLandingPage({ title, tagline, navbar }: SiteSettings, firstPath: string, text: string): string {
  const links = navbar.flatMap((item) => ('items' in item ? item.items : [item]));
  const ways = links.filter(({ to }) => to.startsWith('/')).map(({ label, to }) => ({ title: label, href: to }));
  const frontMatter = {
    title,
    layout: 'landing',
    ...(tagline === '' ? {} : { tagline }),
    ways: ways.length === 0 ? [{ title: 'Documentation', href: firstPath }] : ways,
  };
  // The title is that of the page already.
  const body = text.replace(/^# .*\n*/m, '');
  return `---\n${stringify(frontMatter, { lineWidth: 120 })}---\n${body === '' ? '' : `\n${body}\n`}`;
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
