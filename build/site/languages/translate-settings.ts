import type { SiteConfig } from '../config/site-config.ts';
import type { SiteTexts } from './site-texts.ts';

/** The settings that readers see as text. `*`: every key or item. */
const TEXT_SETTINGS: readonly string[] = [
  'title',
  'tagline',
  'announcement.text',
  'navbar.*.label',
  'navbar.*.items.*.label',
  'navbars.*.*.label',
  'navbars.*.*.items.*.label',
  'footer.columns.*.title',
  'footer.columns.*.links.*.label',
  'footer.copyright',
  'footer.contact.label',
  'version.label',
  'docs.versions.*.label',
  'docs.more.*.title',
  'docs.more.*.versions.*.label',
  'news.*.title',
  'news.*.description',
  'apis.*.category.label',
  'apis.*.category.description',
  'assistants.*.label',
  'manuals.*.title',
  'agents.whenToUse',
];

/** The settings with links to pages, which may have another address in a language. */
const LINK_SETTINGS: readonly string[] = [
  'navbar.*.to',
  'navbar.*.items.*.to',
  'navbars.*.*.to',
  'navbars.*.*.items.*.to',
  'footer.columns.*.links.*.to',
  'footer.contact.to',
  'manuals.*.section',
];

/** The settings of a site in another language. */
export function translateSettings(config: SiteConfig, texts: SiteTexts): SiteConfig {
  return changeTexts(config, TEXT_SETTINGS, (text) => texts.translate(text));
}

/** The settings with links to pages at other paths. */
export function moveLinks(config: SiteConfig, moved: ReadonlyMap<string, string>): SiteConfig {
  if (moved.size === 0) return config;
  return changeTexts(config, LINK_SETTINGS, (link) => movedLink(link, moved));
}

/** A link to a page, which may have moved to another path. */
export function movedLink(link: string, moved: ReadonlyMap<string, string>): string {
  const [, path = link, rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  return (moved.get(path) ?? path) + rest;
}

function changeTexts(config: SiteConfig, paths: readonly string[], change: (text: string) => string): SiteConfig {
  return paths.reduce<unknown>((value, path) => changeAt(value, path.split('.'), change), config) as SiteConfig;
}

/** The value with the texts at a path changed. What does not exist stays absent. */
function changeAt(value: unknown, [key, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (key === undefined) return typeof value === 'string' && value !== '' ? change(value) : value;
  if (Array.isArray(value)) return key === '*' ? value.map((item) => changeAt(item, rest, change)) : value;
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).map(([name, inner]) => [
    name,
    key === '*' || key === name ? changeAt(inner, rest, change) : inner,
  ]);
  return Object.fromEntries(changed);
}
