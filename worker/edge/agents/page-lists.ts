import type { Manifest } from '../../model/manifest.ts';
import type { AgentMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import { describedApis } from './described-apis.ts';
import { linkLine, pageLine } from './page-line.ts';
import { OPTIONAL_ID, type Section, type SiteSections, sectionPaths } from './site-sections.ts';

/** Files above this length are cut by many programs that read them (llms.txt, by common practice). */
export const MAX_LIST_LENGTH = 50_000;

/** Kept free for the introduction, the headings and what stands under "Optional". */
const RESERVED_LENGTH = 4_000;

/** Links to the full texts of sections take at most so much of the file; beyond, the sections' own lists link them. */
const MAX_TEXT_LINKS_LENGTH = 6_000;

/** Of what surrounds the title of a section. */
const HEADING_LENGTH = '\n## \n\n'.length;

/** `/llms.txt` (https://llmstxt.org): every page with a note, or the sections that have lists of their own. */
export function renderIndex(manifest: Manifest, { root }: SiteSections, messages: AgentMessages): string {
  const { site } = manifest;
  const url = (path: string): string => site.origin + pathToHref(site.base, path);
  const textLink = (section: Section): string =>
    linkLine(`${messages.fullText}: ${section.title}`, url(sectionPath('/llms-full', section)), '');
  const rendered = renderSections(manifest, root, messages);
  // A section with a list of its own has the link there.
  const texts = rendered.filter(({ section, isShown }) => isShown && section.id !== OPTIONAL_ID);
  const textLinks = texts.map(({ section }) => textLink(section));
  const room = Math.min(
    MAX_TEXT_LINKS_LENGTH,
    MAX_LIST_LENGTH - rendered.reduce((sum, { text }) => sum + text.length, RESERVED_LENGTH),
  );
  const extras = [
    linkLine(messages.fullText, url('/llms-full.txt'), messages.fullTextNote),
    ...(textLinks.join('').length > room ? [] : textLinks),
    ...describedApis(manifest).flatMap(({ title, json, yaml }) =>
      [yaml ?? json].map((path) => linkLine(`${title}, OpenAPI`, url(path), messages.descriptionNote)),
    ),
  ].join('');
  const whenToUse = site.agents?.whenToUse == null ? '' : `${site.agents.whenToUse}\n\n`;
  const parts = rendered.filter(({ section }) => section.id !== OPTIONAL_ID);
  const optional = rendered.find(({ section }) => section.id === OPTIONAL_ID)?.text ?? '';
  return [
    `# ${site.title}\n\n> ${site.tagline}\n\n${whenToUse}${messages.indexIntroduction(url('/mcp'))}\n`,
    ...parts.map(({ section, text }) => `\n## ${section.title}\n\n${text}`),
    `\n## ${messages.optional}\n\n${optional}${extras}`,
  ].join('');
}

/** The list of one section. */
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

/** Where a section's file of a kind is: `/llms/users.txt`. */
export function sectionPath(folder: '/llms' | '/llms-full', { id }: Section): string {
  return `${folder}/${encodeURIComponent(id)}.txt`;
}

interface RenderedSection {
  readonly section: Section;
  readonly text: string;
  /** Its pages are in the text, rather than a link to their list. */
  readonly isShown: boolean;
}

/** The sections below one, the longest of them as links to files of their own until all fit together. */
function renderSections(manifest: Manifest, section: Section, messages: AgentMessages): RenderedSection[] {
  const links = linkLists(manifest, section, messages);
  return section.sections.map((inner) => {
    const lines = (): string => [...sectionPaths(inner)].map((path) => line(manifest, path, manifest.pages)).join('');
    return { section: inner, text: links.get(inner) ?? lines(), isShown: !links.has(inner) };
  });
}

/** Links to the lists of the longest sections, each with those that it would itself link, where there is room. */
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
    const url = site.origin + pathToHref(site.base, sectionPath('/llms', section));
    const link = linkLine(section.title, url, messages.pageCount(section.pageCount));
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

function line({ site }: Manifest, path: string, pages: Manifest['pages']): string {
  const page = pages.get(path);
  return page === undefined ? '' : pageLine(site, path, page);
}
