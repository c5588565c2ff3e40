import type { SourceLocation } from '../../../../base/report/finding.ts';
import type { ApiOperation } from '../../shared/apis/api-operations.ts';
import type { ImportedApi } from '../../shared/apis/import-apis.ts';
import { toFreeId } from '../../shared/free-id.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { toLucide } from '../../shared/settings/icon-names.ts';
import {
  firstAddress,
  operationItems,
  type SidebarItem,
  toOperationLink,
} from '../../shared/settings/sidebar-items.ts';
import type { NavEntry, NavSection } from './read-navigation.ts';

/** A navbar item of site.yaml. */
export interface NavbarLink {
  readonly label: string;
  readonly to: string;
  readonly icon?: string;
  readonly sidebar?: string;
}
export type NavbarItem = NavbarLink | { readonly label: string; readonly items: readonly NavbarLink[] };

/** The navigation of an imported site. */
export interface ImportedNavigation {
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly navbar: readonly NavbarItem[];
  readonly navbars: Readonly<Record<string, readonly NavbarItem[]>>;
  readonly firstPath: string | null;
}

/** Looks up what the navigation refers to. */
export interface NavigationTargets {
  /** What a page is in a sidebar; null if there is no such page. */
  page(path: string): PageTarget | null;
  operation(
    name: string,
    source: string | null,
  ): { readonly api: ImportedApi; readonly operation: ApiOperation } | null;
  api(source: string): ImportedApi | null;
  /** Whether an operation may be in a description that is only read when the site is built. */
  isUnread(source: string | null): boolean;
  missOperation(name: string, source: string | null, location: SourceLocation): void;
}

export type PageTarget =
  | { readonly kind: 'doc'; readonly id: string; readonly url: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

/** A section with its own sidebar, and its place among the sections around it. */
interface Leaf {
  readonly section: NavSection;
  readonly id: string;
  readonly items: readonly SidebarItem[];
  /** Its first page. */
  readonly to: string;
  readonly sidebar: string;
}

export class NavigationWriter {
  readonly #targets: NavigationTargets;
  readonly #notes: ImportNotes;
  readonly #leaves = new Map<NavSection, Leaf>();
  /** Addresses of docs by id. */
  readonly #urls = new Map<string, string>();

  constructor(targets: NavigationTargets, notes: ImportNotes) {
    this.#targets = targets;
    this.#notes = notes;
  }

  write(root: NavSection): ImportedNavigation {
    this.#collect(root, []);
    const leaves = [...this.#leaves.values()];
    const sidebars = Object.fromEntries(
      leaves.filter(({ items }) => items.length > 0).map(({ id, items }) => [id, items]),
    );
    const bars = leaves.map((leaf) => [leaf.sidebar, this.#bar(root, leaf.section)] as const);
    const [first] = bars;
    const navbar = first?.[1] ?? [];
    const others = bars.filter(([, items]) => JSON.stringify(items) !== JSON.stringify(navbar) && items.length > 0);
    return { sidebars, navbar, navbars: Object.fromEntries(others), firstPath: leaves[0]?.to ?? null };
  }

  /** Makes the sidebars of a section and of those in it. */
  #collect(section: NavSection, above: readonly string[]): void {
    if (section.isHidden) return;
    const names = section.kind === 'root' ? above : [...above, section.label];
    if (section.entries.length > 0) this.#addLeaf(section, names);
    for (const inner of section.sections) this.#collect(inner, names);
  }

  #addLeaf(section: NavSection, names: readonly string[]): void {
    const [only, ...others] = section.entries;
    const api = only?.kind === 'openapi' && others.length === 0 ? this.#targets.api(only.api.source) : null;
    const ids = [...this.#leaves.values()].map(({ id }) => id);
    const id = toFreeId(names.join(' '), ids, 'docs');
    if (api !== null) {
      // The API has a sidebar of its own.
      this.#leaves.set(section, { section, id, items: [], to: api.overview, sidebar: api.sidebar });
      return;
    }
    const items = this.#items(section.entries, 0);
    const to = firstAddress(items, this.#urls);
    if (items.length > 0 && to !== null) this.#leaves.set(section, { section, id, items, to, sidebar: id });
  }

  #items(entries: readonly NavEntry[], depth: number): SidebarItem[] {
    return entries.flatMap((entry) => this.#item(entry, depth));
  }

  #item(entry: NavEntry, depth: number): SidebarItem[] {
    switch (entry.kind) {
      case 'page':
        return entry.isHidden ? [] : this.#page(entry.path, entry.location);
      case 'operation': {
        const found = this.#targets.operation(entry.operation, entry.source);
        if (found !== null) return [toOperationLink(found.operation)];
        if (this.#targets.isUnread(entry.source)) return [];
        this.#targets.missOperation(entry.operation, entry.source, entry.location);
        return [];
      }
      case 'openapi':
        return this.#operations(entry.api.source);
      case 'group':
        return entry.isHidden ? [] : this.#group(entry, depth);
    }
  }

  #group(group: Extract<NavEntry, { kind: 'group' }>, depth: number): SidebarItem[] {
    const items = this.#items(group.entries, depth + 1);
    const root = group.root === null ? null : this.#find(group.root);
    const link = root?.kind === 'doc' ? { link: { type: 'doc' as const, id: root.id } } : {};
    // A group without a name only holds its pages together.
    if (group.label.trim() === '') return [...(root?.kind === 'doc' ? [root.id] : []), ...items];
    if (items.length === 0) return root?.kind === 'doc' ? [root.id] : [];
    return [{ type: 'category', label: group.label, collapsed: depth > 0 && !group.isOpen, ...link, items }];
  }

  #find(path: string): PageTarget | null {
    const target = this.#targets.page(path);
    if (target?.kind === 'doc') this.#urls.set(target.id, target.url);
    return target;
  }

  #page(path: string, location: SourceLocation): SidebarItem[] {
    const target = this.#find(path);
    if (target === null) {
      this.#notes.leaveOut(
        location,
        `the page ${JSON.stringify(path)} in the navigation`,
        'there is no such file',
        'Create it, or remove it from docs.json.',
      );
      return [];
    }
    return [target.kind === 'doc' ? target.id : { type: 'link', label: target.label, href: target.href }];
  }

  /** The operations of a description by tag. */
  #operations(source: string): SidebarItem[] {
    const api = this.#targets.api(source);
    if (api === null) return [];
    if (api.operations.length === 0) return [{ type: 'link', label: 'API', href: api.overview }];
    return operationItems(api);
  }

  /** The navbar of the pages of a section: its siblings as links, those around it as menus. */
  #bar(root: NavSection, section: NavSection): NavbarItem[] {
    const items: NavbarItem[] = [];
    let level: NavSection | null = root;
    while (level !== null) {
      const next: NavSection | undefined = level.sections.find((inner) => contains(inner, section));
      const links = level.sections.flatMap((inner) => this.#link(inner));
      const isMenu = level.sections.some(({ kind }) => !['tab', 'anchor', 'item'].includes(kind)) && links.length > 1;
      const owner = this.#leaves.get(level);
      if (isMenu && next !== undefined) items.push({ label: next.label, items: links });
      else if (owner !== undefined && links.length > 0)
        items.push(toNavbarLink(level.label || 'Documentation', owner), ...links);
      else items.push(...links);
      level = next ?? null;
    }
    return items;
  }

  #link(section: NavSection): NavbarLink[] {
    if (section.isHidden) return [];
    const icon = section.icon === null ? null : toLucide(section.icon);
    if (section.href !== null && section.entries.length === 0 && section.sections.length === 0)
      return [{ label: section.label, to: section.href, ...(icon === null ? {} : { icon }) }];
    const leaf = this.#firstLeaf(section);
    return leaf === null ? [] : [toNavbarLink(section.label, leaf, icon)];
  }

  #firstLeaf(section: NavSection): Leaf | null {
    const own = this.#leaves.get(section);
    if (own !== undefined) return own;
    for (const inner of [...section.sections].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))) {
      const leaf = inner.isHidden ? null : this.#firstLeaf(inner);
      if (leaf !== null) return leaf;
    }
    return null;
  }
}

function toNavbarLink(label: string, { to, sidebar }: Leaf, icon: string | null = null): NavbarLink {
  return { label, to, ...(icon === null ? {} : { icon }), sidebar };
}

function contains(section: NavSection, wanted: NavSection): boolean {
  return section === wanted || section.sections.some((inner) => contains(inner, wanted));
}
