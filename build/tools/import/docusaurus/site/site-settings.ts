import { basename } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import type { NewsOptions } from '../../../../site/docs/news-options.ts';
import type { DocPaths } from '../../shared/content-paths.ts';
import { toPlainId } from '../../shared/free-id.ts';
import type { OtherHosts } from '../../shared/pages/other-hosts.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { IMPORTED_CHECKS } from '../../shared/settings/mild-checks.ts';
import type { DocsSettings } from '../config/docs-settings.ts';
import { toEditUrl } from '../config/edit-url.ts';
import { type DocusaurusConfig, settingOf } from '../config/read-config.ts';
import type { ProjectLanguages } from '../config/read-languages.ts';
import type { StaticPage } from '../pages/import-static-page.ts';
import { toHomeMarkdown } from '../pages/tree/home-markdown.ts';
import { importAnalytics } from './import-analytics.ts';
import type { WrittenApi } from './import-apis.ts';
import { findAccent } from './import-brand.ts';
import { type ImportedFooter, importFooter } from './import-footer.ts';
import { importHead } from './import-head.ts';
import { importNavbar } from './import-navbar.ts';
import { toFilePath } from './navbar-link.ts';

interface SiteSources {
  /** Whether pages use formulas (`$x$`). */
  readonly hasMath: boolean;
  readonly root: string;
  readonly settings: DocsSettings;
  readonly apis: readonly WrittenApi[];
  readonly paths: DocPaths;
  /** The blogs of the project. */
  readonly news: NewsOptions;
  readonly languages: ProjectLanguages;
  /** Other hosts whose images pages show. */
  readonly hosts: OtherHosts;
}

const text = z.string();
const flag = z.boolean();
/** Creates the content of site.yaml. */
export function toSiteSettings(
  config: DocusaurusConfig | null,
  { root, settings, apis, paths, hasMath, news, languages, hosts }: SiteSources,
  notes: ImportNotes,
) {
  const { top, theme } = config ?? {};
  const { base } = languages.own;
  const title = settingOf(top, 'title', text.min(1)) ?? basename(root);
  const origin = settingOf(top, 'url', z.url({ protocol: /^https?$/ })) ?? 'https://docs.example.com';
  const announcement = announcementSchema.safeParse(theme?.get('announcementBar')?.value);
  const navbar =
    config === null
      ? { logo: null, items: [], repository: null }
      : importNavbar(config, { paths, base, siteTitle: title }, notes);
  const accent = config === null ? null : findAccent(root, config.customCss);
  const editUrl = config === null ? null : toEditUrl(root, settings, config.docs);
  const footer: Partial<ImportedFooter> = config === null ? {} : importFooter(config, base, notes);
  return {
    title,
    tagline: settingOf(top, 'tagline', text) ?? '',
    origin: new URL(origin).origin,
    base,
    locale: languages.own.locale,
    ...toLanguageList(languages),
    product: { name: title, slug: toPlainId(title, 'product') },
    logo: navbar.logo,
    ...(accent === null ? {} : { theme: { accent } }),
    favicon: toFilePath(settingOf(top, 'favicon', text), base),
    image: toFilePath(settingOf(theme, 'image', text), base),
    colorMode: colorModeSchema.catch({ respectPrefersColorScheme: false }).parse(theme?.get('colorMode')?.value ?? {}),
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
    footer,
    docs: settings.options,
    ...(Object.keys(news).length === 0 ? {} : { news }),
    ...(apis.length === 0 ? {} : { apis }),
    ...(editUrl === null ? {} : { editUrl }),
    ...toLastUpdated(config),
    ...importHead(config, base, notes),
    ...importAnalytics(config?.google ?? null, notes),
    ...hosts,
    ...(hasMath ? { markdown: { math: true } } : {}),
    checks: IMPORTED_CHECKS,
  };
}

function toLastUpdated(config: DocusaurusConfig | null) {
  const options = config?.docs?.options;
  return {
    ...(settingOf(options, 'showLastUpdateTime', flag) === true ? { lastUpdated: true } : {}),
    ...(settingOf(options, 'showLastUpdateAuthor', flag) === true
      ? { lastUpdated: true, lastUpdatedAuthor: true }
      : {}),
  };
}

/** Whether the languages can be one site: each is at the path of its code. */
export function isOneSite({ own, others }: ProjectLanguages): boolean {
  return others.length > 0 && others.every(({ locale, base }) => base === `${own.base}${locale}/`);
}

/** The settings of one site with these languages. */
export function withLocales(
  { locale: _locale, languages: _languages, ...site }: SiteSettings,
  { own, others }: ProjectLanguages,
): Omit<SiteSettings, 'locale' | 'languages'> {
  const locales = [own, ...others].map(({ locale: code, label }) => ({ code, ...(label === null ? {} : { label }) }));
  const { title, tagline, origin, base, ...rest } = site;
  return { title, tagline, origin, base, ...{ locales }, ...rest };
}

/** `languages` in site.yaml; empty for a single language. */
function toLanguageList({ own, others }: ProjectLanguages): { languages?: object[] } {
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
export function toSiteText(site: Omit<SiteSettings, 'locale' | 'languages'>): string {
  return `# Generated by "docvane import". docs/reference/settings.md describes each key.\n${stringify(site, { lineWidth: 120 })}`;
}

/** Links of a hero. */
const MAX_ACTIONS = 2;

/**
 * Generates a home page to replace the original, which is code: its static content below a hero, or the title, the tagline
 * and the links of the navbar.
 */
export function toLandingPage(
  { title, tagline, logo, navbar }: SiteSettings,
  firstPath: string,
  home: Pick<StaticPage, 'description' | 'tree'> | null,
): string {
  const links = navbar.flatMap((item) => ('items' in item ? item.items : [item]));
  const own = links.filter(({ to }) => to.startsWith('/')).map(({ label, to }) => ({ title: label, href: to }));
  const ways = own.length === 0 ? [{ title: 'Documentation', href: firstPath }] : own;
  const site = { title, tagline, hasLogo: logo !== null, links: ways.slice(0, MAX_ACTIONS) };
  const text = home === null ? '' : toHomeMarkdown(home.tree, site);
  const frontMatter = {
    title,
    layout: 'landing',
    ...((home?.description ?? '') === '' ? {} : { description: home?.description }),
    ...(text === '' ? { ...(tagline === '' ? {} : { tagline }), ways } : {}),
  };
  return `---\n${stringify(frontMatter, { lineWidth: 120 })}---\n${text === '' ? '' : `\n${text}\n`}`;
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
