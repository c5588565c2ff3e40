import { posix } from 'node:path';
import { dropTrailingSlashes, trimSlashes } from '../../../../../worker/model/path.ts';
import { isObject } from '../../../../../worker/request/value/json.ts';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { operationItems, type SidebarItem } from '../../shared/settings/sidebar-items.ts';
import { at, flagAt, listAt, own, textAt } from '../../shared/values.ts';
import { API_GROUP } from '../config/read-config.ts';
import { badgeOf, withBadge } from '../pages/badge.ts';
import { pageBadge, type StarlightPage, sidebarLabel, titleOf } from '../pages/list-pages.ts';
import type { StarlightApi } from '../site/import-openapi.ts';
import type { Folder, FolderEntry, GeneratedFolders } from './generated-folders.ts';

/** The pages of a language, and what a sidebar shows of them. */
export interface SidebarSource {
  /** In the order of their files. */
  readonly pages: readonly StarlightPage[];
  /** Names of the language in `translations`; none for that of the labels. */
  readonly keys: readonly string[];
  /** The folder of the language in addresses, or null. */
  readonly folder: string | null;
  /** The id of a page in `sidebars.yaml`. */
  readonly idOf: (page: StarlightPage) => string;
  /** The address of an entry of a blog, which has no id there; null for other pages. */
  readonly urlOfEntry: (page: StarlightPage) => string | null;
  readonly apis: readonly StarlightApi[];
  readonly folders: GeneratedFolders;
  readonly location: SourceLocation;
}

/** What a sidebar calls a page; null for the label of the page itself. */
interface PageLabel {
  readonly label: string | null;
  readonly badge: string | null;
  readonly isTranslated: boolean;
}

const OWN_LABEL: PageLabel = { label: null, badge: null, isTranslated: false };

/** More groups inside one another are not the work of an author. */
const MAX_DEPTH = 30;

/** Writes the items of a sidebar. Adds the pages in it to `listed`. */
export class SidebarWriter {
  readonly #source: SidebarSource;
  readonly #notes: ImportNotes;
  readonly listed = new Set<StarlightPage>();
  /** The first page of each folder that is listed as a whole, by its name and a slash. */
  readonly firstPages = new Map<string, string>();

  constructor(source: SidebarSource, notes: ImportNotes) {
    this.#source = source;
    this.#notes = notes;
  }

  /** `written`: the option of Starlight; undefined for all pages. */
  write(written: unknown): SidebarItem[] {
    return written === undefined ? this.#folder('', false) : this.#items(Array.isArray(written) ? written : [], 0);
  }

  #items(items: readonly unknown[], depth: number): SidebarItem[] {
    return items.flatMap((item) => this.#item(item, depth));
  }

  #item(item: unknown, depth: number): SidebarItem[] {
    if (typeof item === 'string') return this.#slug(item, OWN_LABEL);
    const group = own(item, API_GROUP);
    if (typeof group === 'string') return this.#apis(group);
    const label = this.#label(item);
    const directory = at(item, 'autogenerate', 'directory');
    const slug = own(item, 'slug');
    const link = textAt(item, 'link');
    const badge = badgeOf(item, this.#source.keys);
    const pageLabel = { label, badge, isTranslated: isObject(own(item, 'translations')) };
    if (typeof slug === 'string') return this.#slug(slug, pageLabel);
    if (link !== null) return this.#link(link, { ...pageLabel, label: label ?? link });
    const isCollapsed = flagAt(item, 'collapsed');
    // The code of an unknown label is reported where it is evaluated.
    const toGroup = (items: SidebarItem[]): SidebarItem[] =>
      label === null ? items : toCategory(this.#withBadge(label, badge), isCollapsed, items);
    if (typeof directory === 'string')
      return toGroup(this.#folder(directory, flagAt(item, 'autogenerate', 'collapsed') || isCollapsed));
    if (Array.isArray(own(item, 'items')) && depth <= MAX_DEPTH)
      return toGroup(this.#items(listAt(item, 'items'), depth + 1));
    this.#miss(`the item ${JSON.stringify(label ?? item)?.slice(0, 80)} of the sidebar`, 'it cannot be read');
    return [];
  }

  #label(item: unknown): string | null {
    const translated = this.#source.keys.map((key) => textAt(item, 'translations', key));
    return translated.find((text) => text !== null) ?? textAt(item, 'label');
  }

  #withBadge(label: string, badge: string | null, location = this.#source.location): string {
    if (badge !== null) this.#notes.change('a badge in the sidebar is text in parentheses', location);
    return withBadge(label, badge);
  }

  #slug(written: string, label: PageLabel): SidebarItem[] {
    const slug = trimSlashes(written).replace(/^index$/, '');
    const page = this.#source.pages.find((each) => each.slug === slug);
    if (page !== undefined) return [this.#page(page, label)];
    // A language may lack the page.
    if (this.#source.folder === null)
      this.#miss(`the page ${JSON.stringify(written)} of the sidebar`, 'there is no such page');
    return [];
  }

  #link(link: string, pageLabel: PageLabel & { readonly label: string }): SidebarItem[] {
    const label = (): string => this.#withBadge(pageLabel.label, pageLabel.badge);
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return [{ type: 'link', label: label(), href: link }];
    const [, path = '', rest = ''] = /^\/*([^?#]*)(.*)$/s.exec(link) ?? [];
    const slug = dropTrailingSlashes(path);
    const page = this.#source.pages.find((each) => each.slug === slug);
    if (page !== undefined && rest === '') return [this.#page(page, pageLabel)];
    const { folder } = this.#source;
    return [{ type: 'link', label: label(), href: `${folder === null ? '' : `/${folder}`}/${slug}${rest}` }];
  }

  #page(page: StarlightPage, { label, badge, isTranslated }: PageLabel): SidebarItem {
    const own = label === null && badge === null ? this.#ownLabel(page) : null;
    const shown = own ?? this.#withBadge(label ?? titleOf(page), badge ?? (isTranslated ? null : pageBadge(page)));
    this.listed.add(page);
    const href = this.#source.urlOfEntry(page);
    if (href !== null) return { type: 'link', label: shown, href };
    const id = this.#source.idOf(page);
    return own !== null || (shown === sidebarLabel(page) && !isTranslated) ? id : { type: 'doc', id, label: shown };
  }

  #ownLabel(page: StarlightPage): string {
    return this.#withBadge(titleOf(page), pageBadge(page), { file: page.file });
  }

  /** The pages of a folder, those of folders in it as categories, in the order of Starlight. */
  #folder(written: string, collapsed: boolean): SidebarItem[] {
    const folder = trimSlashes(written.replace(/^\.(?=\/)/, ''));
    const start = folder === '' ? '' : `${folder}/`;
    const root: Folder = { slug: folder, folders: new Map(), pages: [] };
    for (const page of this.#source.pages) {
      const path = page.locale === null ? page.stem : page.stem.slice(page.locale.length + 1);
      if (flagAt(page.frontMatter, 'sidebar', 'hidden') || !(path === folder || path.startsWith(start))) continue;
      let inner = root;
      for (const name of path === folder ? [] : path.slice(start.length).split('/').slice(0, -1)) {
        const known = inner.folders.get(name) ?? { slug: `${inner.slug}/${name}`, folders: new Map(), pages: [] };
        inner.folders.set(name, known);
        inner = known;
      }
      inner.pages.push(page);
    }
    return root.pages.length + root.folders.size === 0 ? [] : this.#generate(root, collapsed);
  }

  /** A folder as a whole, or else each of its pages. */
  #generate(folder: Folder, collapsed: boolean): SidebarItem[] {
    const dirName = posix.join(this.#source.folder ?? '', folder.slug) || '.';
    if (!this.#source.folders.add(dirName, folder, { collapsed, sort: sortFolder }))
      return this.#listed(folder, collapsed);
    const pages = listPages(folder);
    for (const page of pages) {
      this.listed.add(page);
      this.#ownLabel(page);
    }
    this.firstPages.set(`${dirName}/`, pages[0]?.url ?? '/');
    return [{ type: 'autogenerated', dirName }];
  }

  /** Each page, and the folders inside as a whole where possible. */
  #listed(folder: Folder, collapsed: boolean): SidebarItem[] {
    return sortFolder(folder).flatMap((entry) =>
      'page' in entry
        ? this.#page(entry.page, OWN_LABEL)
        : toCategory(entry.name, collapsed, this.#generate(entry.inner, collapsed)),
    );
  }

  #apis(group: string): SidebarItem[] {
    return this.#source.apis
      .filter((api) => api.group === group)
      .flatMap((api) =>
        toCategory(api.label, true, [{ type: 'link', label: 'Overview', href: api.overview }, ...operationItems(api)]),
      );
  }

  #miss(what: string, why: string): void {
    this.#notes.miss(this.#source.location, what, why, 'Correct it in sidebars.yaml.');
  }
}

/** What Starlight lists of a folder: by `order`, then by address. A folder has the order of its first page. */
function sortFolder({ pages, folders }: Folder): FolderEntry[] {
  const entries = [
    ...pages.map((page) => ({ entry: { page, order: orderOf(page) }, slug: page.slug })),
    ...[...folders].map(([name, inner]) => ({
      entry: { name, inner, order: lowestOrder(inner) },
      slug: inner.slug.replace(/^\//, ''),
    })),
  ];
  const { compare } = new Intl.Collator('en');
  return entries
    .sort((a, b) => compareOrders(a.entry.order, b.entry.order) || compare(a.slug, b.slug))
    .map(({ entry }) => entry);
}

function listPages(folder: Folder): StarlightPage[] {
  return sortFolder(folder).flatMap((entry) => ('page' in entry ? [entry.page] : listPages(entry.inner)));
}

function orderOf({ frontMatter }: StarlightPage): number | null {
  const order = at(frontMatter, 'sidebar', 'order');
  return typeof order === 'number' ? order : null;
}

function lowestOrder({ pages, folders }: Folder): number | null {
  const [lowest = null] = [...pages.map(orderOf), ...[...folders.values()].map(lowestOrder)].sort(compareOrders);
  return lowest;
}

/** Pages without an order come last. */
function compareOrders(a: number | null, b: number | null): number {
  return (a ?? Number.MAX_VALUE) - (b ?? Number.MAX_VALUE);
}

function toCategory(label: string, collapsed: boolean, items: readonly SidebarItem[]): SidebarItem[] {
  return items.length === 0 ? [] : [{ type: 'category', label, collapsed, items }];
}
