import type { PageFrame, PageLink, SharedFrame } from '../../model/frame.ts';
import { renderIdentifier } from '../../model/markup/narrow-names.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { HOMES } from '../../model/page-kinds.ts';
import { markdownPath, pathToHref } from '../../model/path.ts';
import { type Alternate, otherLocales, pageAlternates } from '../../model/records/pages/page-alternates.ts';
import { type PageVersions, versionNotice } from '../../model/records/versions/versions.ts';
import type { SiteFrame, SiteVersion } from '../../model/site.ts';
import { slotTexts, toSlotPage } from '../../model/slots.ts';
import { toScriptData } from '../html.tsx';
import { renderSidebar } from '../sidebar/render-sidebar.ts';
import { type FrameForm, menuSidebarId } from './frame-form.ts';
import { structuredData } from './head/structured-data.ts';
import type { RawHtml } from './template.ts';

/** What components of the frame render: what is the same on many pages, and the texts that differ. */
export interface FrameProps {
  readonly form: FrameForm;
  readonly texts: PageTexts;
}

/**
 * All frame texts that differ between pages, ready to render. Components only insert these texts, so that one rendering
 * serves all pages with the same structure.
 */
export type PageTexts = {
  /** Title of the browser tab. */
  readonly title: string;
  readonly description: string | null;
  readonly keywords: string | null;
  /** Null on pages that the worker creates. */
  readonly links: LinkTexts | null;
  /** JSON-LD, escaped for a script element. */
  readonly data: RawHtml | null;
  readonly crumbs: readonly CrumbTexts[];
  /** URL of the page's Markdown. */
  readonly markdown: string;
  /** URLs of assistants for this page. */
  readonly assistants: readonly string[];
  readonly versions: VersionTexts | null;
  /** Null on a site with one language. */
  readonly languages: LanguageTexts | null;
  /** Sidebar items. */
  readonly sidebar: RawHtml | null;
  readonly previous: NeighbourTexts | null;
  readonly next: NeighbourTexts | null;
  /** The page's texts in slots. */
  readonly slots: Readonly<Record<string, string>> | null;
};

export type LinkTexts = {
  readonly canonical: string;
  readonly feed: string | null;
  readonly image: {
    readonly url: string;
    readonly size: { readonly width: number; readonly height: number } | null;
  } | null;
};

export type CrumbTexts = {
  readonly label: string;
  readonly href: string | null;
};

export type NeighbourTexts = {
  readonly href: string;
  readonly label: RawHtml;
};

export type VersionTexts = {
  /** Name of the menu. */
  readonly menu: string;
  /** Label of the current version. */
  readonly label: string;
  readonly links: readonly {
    readonly href: string;
    readonly name: string;
    readonly label: string;
    readonly current: boolean;
  }[];
  /** The page's version in its bar, its name if it is of the docs, and whether it has a badge. */
  readonly own: { readonly docs: string | null; readonly text: string; readonly badge: boolean } | null;
  /** Name of the version that the search field searches; null for the default version. */
  readonly searched: string | null;
  readonly notice: {
    readonly text: string;
    readonly latest: { readonly href: string; readonly text: string } | null;
  } | null;
};

export type LanguageTexts = {
  /** Label of the page's language. */
  readonly label: string;
  /** The page in each language. */
  readonly links: readonly {
    readonly href: string;
    readonly locale: string;
    readonly label: string;
    readonly current: boolean;
  }[];
  /** The URL of the page in each language that it is in, for search engines. */
  readonly alternates: readonly Alternate[];
  /** The other ones of these languages, for link previews: `de_DE`. */
  readonly others: readonly string[];
};

export function describeTexts({ site, sidebars, messages }: SharedFrame, page: PageFrame): PageTexts {
  const { path, kind, description, keywords } = page;
  const sidebar = sidebars[menuSidebarId(site, kind, page.sidebar?.id ?? null) ?? ''];
  const branch = page.sidebar?.branch ?? [];
  const { base, origin } = site;
  const markdown = pathToHref(base, markdownPath(path));
  const address = encodeURIComponent(origin + markdown);
  const data = structuredData(site, page);
  const isOwn = kind === 'error' || kind === 'search';
  return {
    title: toDocumentTitle(site, page),
    description: description === '' ? null : description,
    keywords: keywords.length === 0 ? null : keywords.join(', '),
    links: isOwn ? null : describeLinks(site, page),
    data: data === null ? null : { html: toScriptData(data) },
    crumbs: page.breadcrumbs.map((crumb) => ({
      label: crumb.label,
      href: crumb.path === null ? null : pathToHref(base, crumb.path),
    })),
    markdown,
    assistants: site.assistants.map(({ to }) => to.replaceAll('{url}', address)),
    versions: describeVersions(site, page.versions, messages),
    languages: describeLanguages(site, page),
    sidebar: sidebar === undefined ? null : { html: renderSidebar(sidebar, { path, branch }, { base, messages }) },
    previous: describeNeighbour(site, page.previous),
    next: describeNeighbour(site, page.next),
    slots: site.slots === undefined ? null : slotTexts(site.slots, toSlotPage(site, page)),
  };
}

function toDocumentTitle(site: SiteFrame, { title, titleNote, documentTitle, kind }: PageFrame): string {
  if (documentTitle !== undefined) return documentTitle;
  if (HOMES.includes(kind) && title === site.title) return title;
  return `${titleNote === null ? title : `${title} – ${titleNote}`} | ${site.title}`;
}

function describeLinks({ origin, base }: SiteFrame, { canonicalPath, feed, image }: PageFrame): LinkTexts {
  const toUrl = (at: string): string => origin + pathToHref(base, at);
  return {
    // The page's head may set a canonical URL on another site.
    canonical: /^https?:/.test(canonicalPath) ? canonicalPath : toUrl(canonicalPath),
    feed: feed === null ? null : pathToHref(base, feed),
    image:
      image === null
        ? null
        : {
            // May be on another host.
            url: /^https?:/.test(image.path) ? image.path : toUrl(image.path),
            size: image.size,
          },
  };
}

/** An unknown path does not exist in any language, so link to the home pages. */
function describeLanguages(site: SiteFrame, page: PageFrame): LanguageTexts | null {
  const { languages, locale } = site;
  const { path, kind, translations = {} } = page;
  if (languages === undefined) return null;
  const links = languages.map((language) => ({
    href: pathToHref(language.base, kind === 'error' ? '/' : (translations[language.locale] ?? path)),
    locale: language.locale,
    label: language.label,
    current: language.locale === locale,
  }));
  const alternates = pageAlternates(site, page);
  const regions = otherLocales(alternates, locale).map(toOpenGraphLocale);
  return {
    label: links.find(({ current }) => current)?.label ?? locale,
    links,
    alternates,
    others: [...new Set(regions)].filter((region) => region !== toOpenGraphLocale(locale)),
  };
}

function describeVersions(site: SiteFrame, versions: PageVersions | null, t: FrameMessages): VersionTexts | null {
  if (versions === null) return null;
  const { current, last, choices } = versions;
  const shown = current ?? last;
  return {
    menu: shown.isApi === true ? t.apiVersions : t.docsVersions,
    label: shown.label,
    links: choices.map(({ version, path, isAbsent = false }) => ({
      href: pathToHref(site.base, path),
      name: version.name,
      label: isAbsent ? t.startOfVersion(version.label) : version.label,
      current: version === shown,
    })),
    own: current === null ? null : toOwn(current, t),
    searched: shown.isLast ? null : shown.name,
    notice: describeNotice(site, versions, t),
  };
}

function toOwn(version: SiteVersion, t: FrameMessages): VersionTexts['own'] {
  const { name, label, set, badge } = version;
  return { docs: set === undefined ? name : null, text: t.version(label), badge };
}

function describeNotice(
  site: SiteFrame,
  { current, last, choices }: PageVersions,
  t: FrameMessages,
): VersionTexts['notice'] {
  const text = current === null ? null : versionNotice(site, current, t);
  if (text === null) return null;
  const latest = choices.find(({ version }) => version === last)?.path ?? last.home;
  return {
    text,
    latest: current === last ? null : { href: pathToHref(site.base, latest), text: t.upToDate(last.label) },
  };
}

function describeNeighbour({ base }: SiteFrame, page: PageLink | null): NeighbourTexts | null {
  return page === null ? null : { href: pathToHref(base, page.path), label: { html: renderIdentifier(page.label) } };
}

/** `en` → `en_US`: Open Graph requires a region (https://ogp.me/#optional). */
export function toOpenGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
