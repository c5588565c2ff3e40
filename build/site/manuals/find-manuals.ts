import { sidebarName, sidebarVersion } from '../../../worker/model/records/versions/versions.ts';
import type { NavbarItem, SiteFrame, SiteVersion } from '../../../worker/model/site.ts';
import type { SourceLocation } from '../../base/report/finding.ts';
import type { SidebarEntry, SidebarEntryCategory } from '../sidebar/sidebar-entry.ts';

/** A section of the site as one document. */
export interface Manual {
  /** Unique among the manuals of a language: `user-guide`, `1.0-user-guide` for that of a version. */
  readonly id: string;
  /** Path of the printable page: `/print/user-guide.htm`, because the canonical form of a path has no `.html`. */
  readonly path: string;
  readonly title: string;
  /** Title of what it documents. */
  readonly product: string;
  /** One line about the section, or null. */
  readonly description: string | null;
  /** Label of the version that it documents, or null. */
  readonly version: string | null;
  /** Path of the section's own page, or null. */
  readonly home: string | null;
  readonly entries: readonly SidebarEntry[];
  /** Where it is asked for. */
  readonly source: SourceLocation;
}

/** An entry of `manuals` in site.yaml. */
export interface ManualChoice {
  readonly id: string;
  readonly section?: string | undefined;
  readonly title?: string | undefined;
  readonly source: SourceLocation;
}

/** Where sections are looked for. */
export interface ManualSources {
  readonly sidebars: ReadonlyMap<string, readonly SidebarEntry[]>;
  readonly frame: Pick<SiteFrame, 'title' | 'tagline' | 'versions'> & { readonly navbar: readonly NavbarItem[] };
  readonly product: string;
}

const FOLDER = 'print';

/**
 * A section as a manual: one for the default version, then one for each other version that has it. None if there is no
 * such section.
 */
export function findManuals({ id, section, title, source }: ManualChoice, sources: ManualSources): Manual[] {
  const { sidebars, frame, product } = sources;
  const versions = frame.versions ?? [];
  const others = versions.filter((version) =>
    [...sidebars.keys()].some((key) => sidebarVersion(key, frame) === version),
  );
  return [null, ...others.filter(({ isLast }) => !isLast)].flatMap((version): Manual[] => {
    const own = new Map([...sidebars].filter(([key]) => isOf(key, version, frame)));
    const found = findSection(toOwnSection(section, version, versions), own, frame);
    if (found === null || found.entries.length === 0) return [];
    const prefix = version === null ? '' : `${slug(version.name)}-`;
    return [
      {
        id: prefix + id,
        path: `${version?.path ?? ''}/${FOLDER}/${id}.htm`,
        title: title ?? found.title,
        product,
        description: found.description,
        version: (version ?? defaultVersion(own, versions))?.label ?? null,
        home: found.home,
        entries: found.entries,
        source,
      },
    ];
  });
}

type Section = Pick<Manual, 'title' | 'description' | 'home' | 'entries'>;

function findSection(
  section: string | undefined,
  sidebars: ManualSources['sidebars'],
  frame: ManualSources['frame'],
): Section | null {
  if (section === undefined)
    return {
      title: frame.title,
      description: frame.tagline || null,
      home: null,
      entries: [...sidebars.values()].flat(),
    };
  for (const [key, entries] of sidebars) {
    if (sidebarName(key, frame) === section)
      return { title: navbarLabel(section, frame) ?? frame.title, description: null, home: null, entries };
    const category = findCategory(entries, section);
    if (category !== null) {
      const { label, index, description, path } = category;
      return { title: index?.title ?? label, description, home: path, entries: category.entries };
    }
  }
  return null;
}

function findCategory(entries: readonly SidebarEntry[], path: string): SidebarEntryCategory | null {
  for (const entry of entries) {
    if (entry.kind !== 'category') continue;
    const found = entry.path === path ? entry : findCategory(entry.entries, path);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a sidebar is of a version; of null if it is of a default version. */
function isOf(key: string, version: SiteVersion | null, frame: Pick<SiteFrame, 'versions'>): boolean {
  const own = sidebarVersion(key, frame);
  return own === version || (version === null && own?.isLast === true);
}

/** The path of the same section in another version. */
function toOwnSection(section: string | undefined, version: SiteVersion | null, versions: readonly SiteVersion[]) {
  if (section === undefined || version === null || !section.startsWith('/')) return section;
  const last = versions.find(({ set, isLast }) => set === version.set && isLast);
  const prefix = last?.path ?? '';
  return section.startsWith(`${prefix}/`) ? version.path + section.slice(prefix.length) : section;
}

/** The version of a manual of the default versions, if all of its sidebars are of the docs. */
function defaultVersion(
  sidebars: ManualSources['sidebars'],
  versions: readonly SiteVersion[],
): SiteVersion | undefined {
  const last = versions.find(({ set, isLast }) => set === undefined && isLast);
  return [...sidebars.keys()].some((key) => key.includes('@')) ? undefined : last;
}

function navbarLabel(sidebar: string, { navbar }: ManualSources['frame']): string | null {
  return navbar.flatMap((item) => item.items ?? [item]).find((item) => item.sidebar === sidebar)?.label ?? null;
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
}
