import { pageLineLength } from '../../edge/markdown/page-line.ts';
import type { EdgeMessages } from '../../model/messages/messages.ts';
import type { Manifest, PageEntry } from '../../model/records/manifest.ts';
import { sidebarName, sidebarVersion, versionLabel } from '../../model/records/versions/versions.ts';
import type { SidebarCategory, SidebarNode } from '../../model/sidebar.ts';
import type { SiteFrame, SiteVersion } from '../../model/site.ts';

/** A section of the site, derived from its sidebars. The root is the whole site. */
export interface Section {
  /** Unique; used in the names of its files (`/llms/{id}.txt`). Empty for the root; a path for the pages below it. */
  readonly id: string;
  readonly title: string;
  /** Pages outside any subsection, in reading order. */
  readonly paths: readonly string[];
  readonly sections: readonly Section[];
  /** Total length of the lines of all its pages, including those in subsections. */
  readonly length: number;
  readonly pageCount: number;
}

/** Section of pages that a reader in a hurry may skip. The llms.txt format defines its title. */
export const OPTIONAL_ID = 'optional';
export const SCHEMAS_ID = 'schemas';

/** A larger section is split, to limit the length of its list. */
const MAX_ENTRIES = 200;

/** An export names files after ids. Names have at most 255 bytes, and a character up to three. */
const MAX_ID_LENGTH = 80;

/** Which pages sections have: those of a version, of the default versions and none (null), or all (undefined). */
type Selection = string | null | undefined;

/** The sections of a site, computed on first use. */
export class SiteSections {
  readonly #manifest: Manifest;
  readonly #messages: EdgeMessages;
  readonly #roots = new Map<Selection, Section>();

  constructor(manifest: Manifest, messages: EdgeMessages) {
    this.#manifest = manifest;
    this.#messages = messages;
  }

  get root(): Section {
    return this.ofVersion(undefined);
  }

  /** The sections with some pages. */
  ofVersion(version: Selection): Section {
    const known = this.#roots.get(version);
    if (known !== undefined) return known;
    const { site } = this.#manifest;
    const root = new SectionBuilder(this.#manifest, this.#messages, (page) =>
      version === null ? versionLabel(site, page) === null : version === undefined || page.version === version,
    ).build();
    this.#roots.set(version, root);
    return root;
  }

  /** The page at a path and those below it, for `/user/llms.txt`; null if there are none. */
  below(folder: string): Section | null {
    const { site, pages } = this.#manifest;
    const accepts = (path: string): boolean => path === folder || path.startsWith(`${folder}/`);
    const found = filterSection(this.#manifest, this.root, accepts);
    if (found.pageCount === 0) return null;
    const [only, ...others] = found.sections;
    const title = pages.get(folder)?.title ?? (only !== undefined && others.length === 0 ? only.title : site.title);
    return { ...found, id: folder, title };
  }

  /** A section by its id, or all pages of a version by its name. */
  find(id: string): Section | null {
    const { site } = this.#manifest;
    const version = site.versions?.find(({ name }) => name === id);
    return (
      findSection(this.root, id) ??
      (version === undefined ? null : { ...this.ofVersion(id), id, title: versionTitle(site, version) })
    );
  }
}

/** The pages of a section that `accepts`. The ids stay the same, so links to larger lists still lead to one. */
function filterSection(manifest: Manifest, section: Section, accepts: (path: string) => boolean): Section {
  const { site, pages } = manifest;
  const paths = section.paths.filter(accepts);
  const sections = section.sections
    .map((inner) => filterSection(manifest, inner, accepts))
    .filter(({ pageCount }) => pageCount > 0);
  return { ...section, paths, sections, ...sizeOf(linesLength(site, paths, pages), paths, sections) };
}

function linesLength(site: SiteFrame, paths: readonly string[], pages: Manifest['pages']): number {
  return paths.reduce((sum, path) => {
    const page = pages.get(path);
    return page === undefined ? sum : sum + pageLineLength(site, path, page);
  }, 0);
}

/** The sizes of a section with these pages and subsections. */
function sizeOf(
  own: number,
  paths: readonly string[],
  sections: readonly Section[],
): Pick<Section, 'length' | 'pageCount'> {
  return {
    length: sections.reduce((sum, { length }) => sum + length, own),
    pageCount: sections.reduce((sum, { pageCount }) => sum + pageCount, paths.length),
  };
}

/** What a version is a version of, and its label: `Acme SDK 1.0`. */
function versionTitle(site: SiteFrame, { title = site.title, label }: SiteVersion): string {
  return `${title} ${label}`;
}

/** The section with an id in another one, or null. */
export function findSection({ sections }: Section, id: string): Section | null {
  for (const inner of sections) {
    const found = inner.id === id ? inner : findSection(inner, id);
    if (found !== null) return found;
  }
  return null;
}

/** All pages of a section, in reading order. */
export function* sectionPaths(section: Section): Generator<string> {
  yield* section.paths;
  for (const inner of section.sections) yield* sectionPaths(inner);
}

class SectionBuilder {
  readonly #manifest: Manifest;
  readonly #messages: EdgeMessages;
  /** All entries, parsed, because each is used several times. */
  readonly #pages: Manifest['pages'];
  /** Pages already assigned to a section. */
  readonly #assigned = new Set<string>();
  readonly #ids = new Set<string>();

  constructor(manifest: Manifest, messages: EdgeMessages, accepts: (page: PageEntry) => boolean) {
    this.#manifest = manifest;
    this.#messages = messages;
    this.#pages = new Map([...manifest.pages].filter(([, page]) => accepts(page)));
  }

  build(): Section {
    const { sidebars, site } = this.#manifest;
    const ids = defaultFirst(Object.keys(sidebars), (id) => sidebarVersion(id, site));
    const sections = ids.flatMap((id) => {
      const nodes = sidebars[id]?.nodes ?? [];
      const name = sidebarName(id, site);
      const version = sidebarVersion(id, site);
      const items = site.navbar.flatMap((item) => item.items ?? [item]);
      const label = items.find((item) => item.sidebar === name)?.label ?? name;
      const title = version === null ? label : `${label} (${version.label})`;
      const own = this.#make(id, title, this.#assign(looseLinks(nodes)), []);
      // Categories are listed without their sidebar.
      const note = version === null ? '' : ` (${version.label})`;
      return [own, ...nodes.filter(isCategory).map((category) => this.#makeCategory(category, id, note))];
    });
    const rest = defaultFirst(this.#assign([...this.#pages.keys()]), (path) =>
      versionLabel(site, this.#pages.get(path) ?? {}),
    );
    const schemas = rest.filter((path) => this.#isSchema(path));
    const others = rest.filter((path) => !this.#isSchema(path));
    const { agents, page } = this.#messages;
    sections.push(
      this.#make(SCHEMAS_ID, page.schemas, schemas, []),
      this.#make(OPTIONAL_ID, agents.optional, others, []),
    );
    return this.#make('', site.title, [], sections);
  }

  /** Schemas have a section of their own, after all sidebars. */
  #isSchema(path: string): boolean {
    return this.#pages.get(path)?.kind === 'schema';
  }

  #makeCategory({ label, path, nodes }: SidebarCategory, parentId: string, note: string): Section {
    const id = `${parentId}-${toSlug(label)}`;
    const paths = this.#assign(
      [...(path === null ? [] : [path]), ...looseLinks(nodes)].filter((own) => !this.#isSchema(own)),
    );
    const sections = nodes.filter(isCategory).map((category) => this.#makeCategory(category, id, note));
    return this.#make(id, label + note, paths, sections);
  }

  #make(wanted: string, title: string, paths: readonly string[], all: readonly Section[]): Section {
    const id = this.#claim(wanted);
    const sections = all.filter(({ pageCount }) => pageCount > 0);
    if (paths.length > MAX_ENTRIES) {
      const parts = divide(paths).map((part, index) => {
        const first = index * MAX_ENTRIES + 1;
        return this.#make(`${wanted}-${index + 1}`, `${title} (${first} to ${first + part.length - 1})`, part, []);
      });
      return this.#sum(id, title, [], [...parts, ...sections]);
    }
    if (sections.length > MAX_ENTRIES) {
      const parts = divide(sections).map((part, index) => {
        const names = `${part[0]?.title} to ${part.at(-1)?.title}`;
        return this.#make(`${wanted}-part-${index + 1}`, `${title} (${names})`, [], part);
      });
      return this.#sum(id, title, paths, parts);
    }
    return this.#sum(id, title, paths, sections);
  }

  #sum(id: string, title: string, paths: readonly string[], sections: readonly Section[]): Section {
    const { site } = this.#manifest;
    return { id, title, paths, sections, ...sizeOf(linesLength(site, paths, this.#pages), paths, sections) };
  }

  /** Filters paths to listed pages that are not in a section yet. */
  #assign(paths: readonly string[]): string[] {
    return paths.filter((path) => {
      const page = this.#pages.get(path);
      if (page === undefined || page.unlisted === true || this.#assigned.has(path)) return false;
      this.#assigned.add(path);
      return true;
    });
  }

  #claim(wanted: string): string {
    const start = wanted.slice(0, MAX_ID_LENGTH).replace(/\p{Cs}$/u, '');
    let id = start;
    for (let count = 2; this.#ids.has(id); count++) id = `${start}-${count}`;
    this.#ids.add(id);
    return id;
  }
}

/** What is of the default versions or of none (null), then the rest, each in the same order. */
function defaultFirst(all: readonly string[], otherVersion: (one: string) => unknown): string[] {
  return [...all.filter((one) => otherVersion(one) === null), ...all.filter((one) => otherVersion(one) !== null)];
}

function looseLinks(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'link' && node.path !== null ? [node.path] : []));
}

function isCategory(node: SidebarNode): node is SidebarCategory {
  return node.kind === 'category';
}

function divide<T>(entries: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) =>
    entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
  );
}

function toSlug(label: string): string {
  const slug = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return slug.replace(/^-|-$/g, '') || 'section';
}
