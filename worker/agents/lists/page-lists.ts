import { linkLine, pageLine } from '../../edge/markdown/page-line.ts';
import type { AgentMessages } from '../../model/messages/messages.ts';
import { markdownPath, pathToHref } from '../../model/path.ts';
import type { Manifest } from '../../model/records/manifest.ts';
import type { SiteFrame, SiteLanguage } from '../../model/site.ts';
import { describedApis } from '../described-apis.ts';
import { OPTIONAL_ID, type Section, type SiteSections, sectionPaths } from './site-sections.ts';

/** Many programs truncate longer files (llms.txt, by common practice). */
export const MAX_LIST_LENGTH = 50_000;

/** Reserved for the introduction, the headings and the "Optional" section. */
const RESERVED_LENGTH = 4_000;

/** Limit for links to the sections' full texts. Beyond it, the sections' own lists have these links. */
const MAX_TEXT_LINKS_LENGTH = 6_000;

/** Length of the markup around a section title. */
const HEADING_LENGTH = '\n## \n\n'.length;

/** `/llms.txt` (https://llmstxt.org): every page with a note, or links to the lists of sections. */
export function renderIndex(manifest: Manifest, sections: SiteSections, messages: AgentMessages): string {
  const { site } = manifest;
  const url = (path: string): string => site.origin + pathToHref(site.base, path);
  const rendered = renderSections(manifest, sections.root, messages);
  // A section with its own list has the link there.
  const texts = rendered.filter(({ section, isShown }) => isShown && section.id !== OPTIONAL_ID);
  const textLinks = texts.map(({ section }) =>
    linkLine(`${messages.fullText}: ${section.title}`, url(sectionPath('/llms-full', section)), ''),
  );
  const room = Math.min(
    MAX_TEXT_LINKS_LENGTH,
    MAX_LIST_LENGTH - rendered.reduce((sum, { text }) => sum + text.length, RESERVED_LENGTH),
  );
  const extras = [
    linkLine(messages.fullText, url('/llms-full.txt'), messages.fullTextNote),
    ...(textLinks.join('').length > room ? [] : textLinks),
    ...describedApis(manifest).map(({ title, json, yaml }) =>
      linkLine(`${title}, OpenAPI`, url(yaml ?? json), messages.descriptionNote),
    ),
    ...versionLinks(manifest, sections, messages),
    // The home page in a language names the list of all its pages. A link to that list would add its pages to this one for
    // programs that follow lists.
    ...otherLanguages(site).map(({ label, base }) =>
      linkLine(label, site.origin + pathToHref(base, markdownPath('/')), ''),
    ),
  ].join('');
  const { tagline, agents } = site;
  const introduction = [tagline && `> ${tagline}`, agents?.whenToUse, messages.indexIntroduction(url('/mcp'))];
  const parts = rendered.filter(({ section }) => section.id !== OPTIONAL_ID);
  const optional = rendered.find(({ section }) => section.id === OPTIONAL_ID)?.text ?? '';
  return [
    `# ${site.title}\n\n${introduction.filter(Boolean).join('\n\n')}\n`,
    ...parts.map(({ section, text }) => `\n## ${section.title}\n\n${text}`),
    `\n## ${messages.optional}\n\n${optional}${extras}`,
  ].join('');
}

function versionLinks({ site }: Manifest, sections: SiteSections, messages: AgentMessages): string[] {
  return (site.versions ?? []).flatMap(({ name }) => {
    const section = sections.find(name);
    if (section === null) return [];
    return [listLink(site, section, messages)];
  });
}

function otherLanguages({ languages = [], locale }: SiteFrame): readonly SiteLanguage[] {
  const isOneSite = languages.some(({ isOriginal }) => isOriginal);
  return isOneSite ? languages.filter((language) => language.locale !== locale) : [];
}

export function renderSectionList(manifest: Manifest, section: Section, messages: AgentMessages): string {
  const { site, pages } = manifest;
  const url = (path: string): string => site.origin + pathToHref(site.base, path);
  const own = section.paths.map((path) => line(manifest, path, pages)).join('');
  const introduction = messages.sectionIntroduction(url(sectionPath('/llms-full', section)), url('/llms.txt'));
  return [
    `# ${section.title}\n\n> ${site.title}\n\n${introduction}\n`,
    own === '' ? '' : `\n${own}`,
    ...renderSections(manifest, section, messages).map(({ section: inner, text }) => `\n## ${inner.title}\n\n${text}`),
  ].join('');
}

/** Path of a section's file: `/llms/users.txt`; for the pages below a path, `/user/llms.txt`. */
export function sectionPath(folder: '/llms' | '/llms-full', { id }: Section): string {
  if (id.startsWith('/')) return `${id}${folder}.txt`;
  return `${folder}/${encodeURIComponent(id)}.txt`;
}

interface RenderedSection {
  readonly section: Section;
  readonly text: string;
  /** Whether the text includes its pages instead of a link to their list. */
  readonly isShown: boolean;
}

/** Renders the subsections. The longest become links to their own files until the rest fits. */
function renderSections(manifest: Manifest, section: Section, messages: AgentMessages): RenderedSection[] {
  const links = linkLists(manifest, section, messages);
  return section.sections.map((inner) => {
    const lines = (): string => [...sectionPaths(inner)].map((path) => line(manifest, path, manifest.pages)).join('');
    return { section: inner, text: links.get(inner) ?? lines(), isShown: !links.has(inner) };
  });
}

/** Links to the lists of the longest sections. Each link is followed by the links of that list, if they fit. */
function linkLists(
  manifest: Manifest,
  { sections, length }: Section,
  messages: AgentMessages,
): ReadonlyMap<Section, string> {
  const { site } = manifest;
  const links = new Map<Section, string>();
  let total = sections.reduce((sum, { title }) => sum + title.length + HEADING_LENGTH, length);
  for (const section of sections.toSorted((a, b) => b.length - a.length)) {
    if (total <= MAX_LIST_LENGTH - RESERVED_LENGTH) break;
    const link = listLink(site, section, messages);
    links.set(section, link);
    total += link.length - section.length;
  }
  for (const [section, link] of links) {
    const inner = [...linkLists(manifest, section, messages).values()].join('');
    total += inner.length;
    if (total > MAX_LIST_LENGTH - RESERVED_LENGTH) break;
    links.set(section, link + inner);
  }
  return links;
}

function listLink(site: SiteFrame, section: Section, messages: AgentMessages): string {
  const url = site.origin + pathToHref(site.base, sectionPath('/llms', section));
  return linkLine(section.title, url, messages.pageCount(section.pageCount));
}

function line({ site }: Manifest, path: string, pages: Manifest['pages']): string {
  const page = pages.get(path);
  return page === undefined ? '' : pageLine(site, path, page);
}
