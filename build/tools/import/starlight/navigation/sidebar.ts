import type { SourceLocation } from '../../../../base/report/finding.ts';
import type { ImportNotes } from '../../shared/import-notes.ts';
import { operationItems, type SidebarItem } from '../../shared/sidebar-items.ts';
import { at, flagAt, isRecord, listAt, own, textAt } from '../../shared/values.ts';
import { API_GROUP } from '../config/read-config.ts';
import { type StarlightPage, sidebarLabel } from '../pages/list-pages.ts';
import type { StarlightApi } from '../site/import-openapi.ts';

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
  readonly location: SourceLocation;
}

/** More groups inside one another are not the work of an author. */
const MAX_DEPTH = 30;

/** Writes the items of a sidebar. Adds the pages in it to `listed`. */
export class SidebarWriter {
  readonly #source: SidebarSource;
  readonly #notes: ImportNotes;
  readonly listed = new Set<StarlightPage>();

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
    if (typeof item === 'string') return this.#slug(item, null);
    const group = own(item, API_GROUP);
    if (typeof group === 'string') return this.#apis(group);
    const label = this.#label(item);
    if (textAt(item, 'badge') !== null || isRecord(own(item, 'badge'))) this.#noteBadge();
    const directory = at(item, 'autogenerate', 'directory');
    const slug = own(item, 'slug');
    const link = textAt(item, 'link');
    if (typeof slug === 'string') return this.#slug(slug, label);
    if (link !== null) return this.#link(link, label ?? link);
    const isCollapsed = flagAt(item, 'collapsed');
    if (typeof directory === 'string') {
      const items = this.#folder(directory, flagAt(item, 'autogenerate', 'collapsed') || isCollapsed);
      return label === null ? items : toCategory(label, isCollapsed, items);
    }
    if (!Array.isArray(own(item, 'items')) || label === null || depth > MAX_DEPTH) {
      this.#miss(`the item ${JSON.stringify(label ?? item)?.slice(0, 80)} of the sidebar`, 'it cannot be read');
      return [];
    }
    return toCategory(label, isCollapsed, this.#items(listAt(item, 'items'), depth + 1));
  }

  #label(item: unknown): string | null {
    const translated = this.#source.keys.map((key) => textAt(item, 'translations', key));
    return translated.find((text) => text !== null) ?? textAt(item, 'label');
  }

  #slug(written: string, label: string | null): SidebarItem[] {
    const slug = written.replace(/^\/+|\/+$/g, '').replace(/^index$/, '');
    const page = this.#source.pages.find((each) => each.slug === slug);
    if (page !== undefined) return [this.#page(page, label)];
    // A language may lack the page.
    if (this.#source.folder === null)
      this.#miss(`the page ${JSON.stringify(written)} of the sidebar`, 'there is no such page');
    return [];
  }

  #link(link: string, label: string): SidebarItem[] {
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return [{ type: 'link', label, href: link }];
    const [, path = '', rest = ''] = /^\/*([^?#]*)(.*)$/s.exec(link) ?? [];
    const slug = path.replace(/\/+$/, '');
    const page = this.#source.pages.find((each) => each.slug === slug);
    if (page !== undefined && rest === '') return [this.#page(page, label)];
    const { folder } = this.#source;
    return [{ type: 'link', label, href: `${folder === null ? '' : `/${folder}`}/${slug}${rest}` }];
  }

  #page(page: StarlightPage, label: string | null): SidebarItem {
    this.listed.add(page);
    if (own(own(page.frontMatter, 'sidebar'), 'badge') !== undefined) this.#noteBadge();
    const href = this.#source.urlOfEntry(page);
    if (href !== null) return { type: 'link', label: label ?? sidebarLabel(page), href };
    const id = this.#source.idOf(page);
    return label === null || label === sidebarLabel(page) ? id : { type: 'doc', id, label };
  }

  /** The pages of a folder, those of folders in it as categories, in the order of Starlight. */
  #folder(written: string, collapsed: boolean): SidebarItem[] {
    const folder = written.replace(/^\.?\/+|\/+$/g, '');
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
    return this.#sorted(root, collapsed);
  }

  #sorted(folder: Folder, collapsed: boolean): SidebarItem[] {
    const entries = [
      ...folder.pages.map((page) => ({ order: orderOf(page), slug: page.slug, items: () => [this.#page(page, null)] })),
      ...[...folder.folders].map(([name, inner]) => ({
        order: lowestOrder(inner),
        slug: inner.slug.replace(/^\//, ''),
        items: () => toCategory(name, collapsed, this.#sorted(inner, collapsed)),
      })),
    ];
    const { compare } = new Intl.Collator('en');
    return entries.sort((a, b) => a.order - b.order || compare(a.slug, b.slug)).flatMap(({ items }) => items());
  }

  #apis(group: string): SidebarItem[] {
    return this.#source.apis
      .filter((api) => api.group === group)
      .flatMap((api) =>
        toCategory(api.label, true, [{ type: 'link', label: 'Overview', href: api.overview }, ...operationItems(api)]),
      );
  }

  #noteBadge(): void {
    this.#notes.change('a badge in the sidebar is left out', this.#source.location);
  }

  #miss(what: string, why: string): void {
    this.#notes.miss(this.#source.location, what, why, 'Correct it in sidebars.yaml.');
  }
}

interface Folder {
  readonly slug: string;
  readonly folders: Map<string, Folder>;
  readonly pages: StarlightPage[];
}

function orderOf({ frontMatter }: StarlightPage): number {
  const order = at(frontMatter, 'sidebar', 'order');
  return typeof order === 'number' ? order : Number.MAX_VALUE;
}

function lowestOrder({ pages, folders }: Folder): number {
  return Math.min(...pages.map(orderOf), ...[...folders.values()].map(lowestOrder));
}

function toCategory(label: string, collapsed: boolean, items: readonly SidebarItem[]): SidebarItem[] {
  return items.length === 0 ? [] : [{ type: 'category', label, collapsed, items }];
}
