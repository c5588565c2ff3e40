import { trimSlashes } from '../../../../../worker/model/path.ts';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { firstAddress, type SidebarItem } from '../../shared/settings/sidebar-items.ts';
import { at, listAt, own, textAt } from '../../shared/values.ts';
import { type StarlightConfig, TOPICS } from '../config/read-config.ts';
import { badgeOf, withBadge } from '../pages/badge.ts';
import type { StarlightPage } from '../pages/list-pages.ts';
import type { ProjectLanguage, ProjectLanguages } from '../site/read-languages.ts';
import { type SidebarSource, SidebarWriter } from './sidebar.ts';

/** The sidebars and navbars of an imported site. */
export interface Navigation {
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  /** `navbar` and `navbars` of site.yaml. */
  readonly settings: JsonObject;
  /** The sidebar of pages that no sidebar has, by the folder of their language. */
  readonly fallback: ReadonlyMap<string | null, string>;
  readonly listed: ReadonlySet<StarlightPage>;
  readonly firstPath: string | null;
}

/** A list of pages with its own sidebar: all of a language, or a topic. */
interface Section {
  readonly label: string;
  readonly id: string;
  readonly to: string;
}

/** Writes a sidebar for each section of each language that is not a translation. */
export function writeNavigation(
  config: StarlightConfig,
  languages: ProjectLanguages,
  source: (language: ProjectLanguage) => SidebarSource,
  notes: ImportNotes,
): Navigation {
  const sidebars: Record<string, readonly SidebarItem[]> = {};
  const fallback = new Map<string | null, string>();
  const listed = new Set<StarlightPage>();
  const bars: { language: ProjectLanguage; sections: Section[] }[] = [];
  for (const language of languages.isOneSite ? [languages.own] : [languages.own, ...languages.others]) {
    const own = source(language);
    const urls = new Map(own.pages.map((page) => [own.idOf(page), page.url]));
    const sections = readSections(config, language).flatMap(({ label, items, link }, index): Section[] => {
      const writer = new SidebarWriter(own, notes);
      const written = writer.write(items);
      for (const page of writer.listed) listed.add(page);
      const id = [language === languages.own ? null : language.folder, index === 0 ? 'docs' : `docs-${index + 1}`]
        .filter((part) => part !== null)
        .join('-');
      const first = firstAddress(written, new Map([...urls, ...writer.firstPages]));
      const to = link !== null && /^[a-z]+:/i.test(link) ? link : (urlOf(own, link) ?? first ?? inLanguage(own, link));
      if (written.length > 0) sidebars[id] = written;
      return to === null ? [] : [{ label, id: written.length > 0 ? id : '', to }];
    });
    fallback.set(language.folder, sections.find(({ id }) => id !== '')?.id ?? 'docs');
    bars.push({ language, sections });
  }
  return { sidebars, settings: toNavbars(bars), fallback, listed, firstPath: bars[0]?.sections[0]?.to ?? null };
}

/** The address of the page that a topic leads to, in its language, or null if it leads to no page. */
function urlOf({ pages }: SidebarSource, link: string | null): string | null {
  return pages.find(({ slug }) => `/${slug}` === link)?.url ?? null;
}

/** An address of a language that lacks the page. */
function inLanguage({ folder }: SidebarSource, link: string | null): string | null {
  return link === null || folder === null ? link : `/${folder}${link}`;
}

/** The topics of starlight-sidebar-topics, the groups of a multi-sidebar, or one list. */
function readSections(
  { options, plugins }: StarlightConfig,
  { keys }: ProjectLanguage,
): { readonly label: string; readonly items: unknown; readonly link: string | null }[] {
  const labelOf = (item: unknown): string => {
    const names = [own(item, 'label'), own(item, 'translations')];
    const translated = names.flatMap((name) => keys.map((key) => textAt(name, key))).find((label) => label !== null);
    const [first] = Object.values(isObject(names[0]) ? names[0] : {});
    return translated ?? textAt(item, 'label') ?? (typeof first === 'string' ? first : 'Documentation');
  };
  const topics = plugins.find(({ name }) => name === TOPICS)?.values[0];
  if (Array.isArray(topics) && topics.length > 0)
    return topics.map((topic) => {
      const link = textAt(topic, 'link');
      const isOther = link !== null && /^[a-z]+:/i.test(link);
      return {
        label: labelOf(topic),
        items: listAt(topic, 'items'),
        link: link === null || isOther ? link : `/${trimSlashes(link)}`,
      };
    });
  const utils = plugins.find(({ name }) => name === '@lorenzo_lewis/starlight-utils')?.values[0];
  const sidebar = own(options, 'sidebar');
  const groups = listAt(options, 'sidebar').filter(
    (group) => Array.isArray(own(group, 'items')) || own(group, 'autogenerate') !== undefined,
  );
  if (isObject(at(utils, 'multiSidebar')) && groups.length > 1)
    return groups.map((group) => ({
      label: labelOf(group),
      items: Array.isArray(own(group, 'items')) ? own(group, 'items') : [{ autogenerate: own(group, 'autogenerate') }],
      link: null,
    }));
  return [{ label: 'Documentation', items: sidebar, link: null }];
}

/** Sections as items of the navbar, and languages as a menu. */
function toNavbars(
  bars: readonly { readonly language: ProjectLanguage; readonly sections: readonly Section[] }[],
): JsonObject {
  const menu = bars.flatMap(({ language, sections: [first] }) =>
    first === undefined ? [] : [toLink({ ...first, label: language.label })],
  );
  const navbars = bars.map(({ language, sections }) => [
    ...(sections.length > 1 ? sections.map(toLink) : []),
    ...(menu.length > 1 ? [{ label: language.label, items: menu }] : []),
  ]);
  const [navbar = []] = navbars;
  const others = bars
    .slice(1)
    .flatMap(({ sections }, index) =>
      sections.flatMap(({ id }) => (id === '' ? [] : [[id, navbars[index + 1] ?? []] as const])),
    );
  return { navbar, ...(others.length === 0 ? {} : { navbars: Object.fromEntries(others) }) };
}

function toLink({ label, to, id }: Section) {
  return { label, to, ...(id === '' ? {} : { sidebar: id }) };
}

/** The labels of a sidebar in a language, by their originals. */
export function translateLabels(
  written: unknown,
  keys: readonly string[],
  texts: Map<string, string>,
  depth = 0,
): void {
  for (const item of Array.isArray(written) && depth < 30 ? written : []) {
    const label = textAt(item, 'label');
    if (label !== null) {
      const [shown, badges] = [withBadge(label, badgeOf(item, [])), badgeOf(item, keys)];
      const name = keys.map((key) => textAt(item, 'translations', key)).find((text) => text !== null) ?? label;
      const translated = withBadge(name, badges);
      if (translated !== shown && !texts.has(shown)) texts.set(shown, translated);
    }
    translateLabels(own(item, 'items'), keys, texts, depth + 1);
  }
}
