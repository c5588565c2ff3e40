import { trimSlashes } from '../../../../../worker/model/path.ts';
import { isObject } from '../../../../../worker/request/value/json.ts';
import type { SourceLocation } from '../../../../base/report/finding.ts';
import type { ApiReference } from '../../shared/apis/import-apis.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { at, flagAt, listAt, own, textAt } from '../../shared/values.ts';
import type { MintlifyConfig } from '../config/read-docs-json.ts';

/** A list of pages, with its own sidebar, or a link. */
export interface NavSection {
  readonly kind: SectionKind;
  readonly label: string;
  readonly icon: string | null;
  /** Another address, instead of pages. */
  readonly href: string | null;
  readonly isHidden: boolean;
  readonly isDefault: boolean;
  readonly sections: readonly NavSection[];
  readonly entries: readonly NavEntry[];
}

export type SectionKind = 'root' | 'language' | 'version' | 'product' | 'dropdown' | 'tab' | 'anchor' | 'item';

export type NavEntry =
  | { readonly kind: 'page'; readonly path: string; readonly location: SourceLocation; readonly isHidden: boolean }
  | {
      readonly kind: 'group';
      readonly label: string;
      readonly root: string | null;
      readonly isOpen: boolean;
      readonly isHidden: boolean;
      readonly entries: readonly NavEntry[];
    }
  /** `GET /users`, of a description or of any. */
  | {
      readonly kind: 'operation';
      readonly source: string | null;
      readonly operation: string;
      readonly location: SourceLocation;
    }
  /** All operations of a description. */
  | { readonly kind: 'openapi'; readonly api: ApiReference; readonly location: SourceLocation };

/** The keys of lists of sections, and the key of their label. */
const LISTS: readonly (readonly [list: string, kind: SectionKind, label: string])[] = [
  ['languages', 'language', 'language'],
  ['versions', 'version', 'version'],
  ['products', 'product', 'product'],
  ['dropdowns', 'dropdown', 'dropdown'],
  ['tabs', 'tab', 'tab'],
  ['anchors', 'anchor', 'anchor'],
  ['menu', 'item', 'item'],
];
/** More levels are not the work of an author. */
const MAX_DEPTH = 25;

/** Reads `navigation`. Parts that cannot be read are reported, and the rest is kept. */
export function readNavigation({ settings, locate }: MintlifyConfig, notes: ImportNotes): NavSection {
  const reader = new NavigationReader(locate, notes);
  const navigation = own(settings, 'navigation');
  // The first form of docs.json was a list of groups.
  const root = Array.isArray(navigation) ? { groups: navigation } : navigation;
  return reader.section(
    root,
    { kind: 'root', label: textAt(settings, 'name') ?? '' },
    { path: ['navigation'], apis: [] },
  );
}

interface Place {
  readonly path: readonly PropertyKey[];
  /** The descriptions of the elements around. */
  readonly apis: readonly ApiReference[];
}

class NavigationReader {
  readonly #locate: MintlifyConfig['locate'];
  readonly #notes: ImportNotes;

  constructor(locate: MintlifyConfig['locate'], notes: ImportNotes) {
    this.#locate = locate;
    this.#notes = notes;
  }

  section(written: unknown, { kind, label }: Pick<NavSection, 'kind' | 'label'>, place: Place): NavSection {
    const isDeep = place.path.length > MAX_DEPTH * 2;
    if (isDeep) this.#leaveOut(place, `the navigation in ${JSON.stringify(label)}`, 'it is nested too deep');
    const { own: ownApis, apis } = this.#apis(written, place);
    const sections = isDeep ? [] : this.#sections(written, { ...place, apis });
    const entries = isDeep ? [] : this.#entries(written, { ...place, apis });
    const isGenerated = sections.length === 0 && entries.length === 0;
    const icon = own(written, 'icon');
    return {
      kind,
      label,
      icon: typeof icon === 'string' ? icon : textAt(icon, 'name'),
      href: textAt(written, 'href') ?? textAt(written, 'url'),
      isHidden: flagAt(written, 'hidden'),
      isDefault: flagAt(written, 'default'),
      sections,
      entries: isGenerated ? this.#generated(ownApis, place) : entries,
    };
  }

  #sections(written: unknown, place: Place): NavSection[] {
    return LISTS.flatMap(([list, kind, labelKey]) =>
      listAt(written, list).flatMap((item, index): NavSection[] => {
        const inner = { path: [...place.path, list, index], apis: place.apis };
        const label = textAt(item, labelKey) ?? textAt(item, 'name');
        if (isObject(item) && label !== null) return [this.section(item, { kind, label }, inner)];
        this.#leaveOut(inner, `an entry of ${JSON.stringify(list)}`, `it has no ${JSON.stringify(labelKey)}`);
        return [];
      }),
    );
  }

  #entries(written: unknown, place: Place): NavEntry[] {
    const groups = listAt(written, 'groups').flatMap((group, index) =>
      this.#entry(group, { ...place, path: [...place.path, 'groups', index] }),
    );
    const pages = listAt(written, 'pages').flatMap((page, index) =>
      this.#entry(page, { ...place, path: [...place.path, 'pages', index] }),
    );
    return [...pages, ...groups];
  }

  #entry(written: unknown, place: Place): NavEntry[] {
    const location = this.#locate(...place.path);
    if (typeof written === 'string') return [toEntry(written, place, location)];
    const label = textAt(written, 'group');
    if (
      label === null &&
      isObject(written) &&
      (Array.isArray(own(written, 'pages')) || own(written, 'openapi') !== undefined)
    )
      return this.#entries(written, place);
    if (label === null && textAt(written, 'page') !== null)
      return [{ kind: 'page', path: textAt(written, 'page') ?? '', location, isHidden: flagAt(written, 'hidden') }];
    if (label === null && !(isObject(written) && 'group' in written)) {
      this.#leaveOut(place, 'an entry of the navigation', 'it is neither a page nor a group');
      return [];
    }
    if (place.path.length > MAX_DEPTH * 2) {
      this.#leaveOut(place, `the group ${JSON.stringify(label)}`, 'it is nested too deep');
      return [];
    }
    const { own: ownApis, apis } = this.#apis(written, place);
    if (own(written, 'asyncapi') !== undefined)
      this.#notes.missAsyncApi(location, `the AsyncAPI description of ${JSON.stringify(label)}`);
    const entries = this.#entries(written, { ...place, apis });
    return [
      {
        kind: 'group',
        label: label ?? '',
        root: textAt(written, 'root'),
        isOpen: flagAt(written, 'expanded'),
        isHidden: flagAt(written, 'hidden'),
        entries: entries.length === 0 ? this.#generated(ownApis, place) : entries,
      },
    ];
  }

  #generated(apis: readonly ApiReference[], place: Place): NavEntry[] {
    return apis.map((api) => ({ kind: 'openapi', api, location: this.#locate(...place.path, 'openapi') }));
  }

  /** The descriptions of an element: its own, or else those of the elements around. */
  #apis(
    written: unknown,
    { apis }: Place,
  ): { readonly own: readonly ApiReference[]; readonly apis: readonly ApiReference[] } {
    const found = toApiReferences(own(written, 'openapi'));
    return { own: found, apis: found.length === 0 ? apis : found };
  }

  #leaveOut({ path }: Place, what: string, why: string): void {
    this.#notes.leaveOut(this.#locate(...path), what, why, 'Add it to sidebars.yaml.');
  }
}

function toEntry(written: string, { apis }: Place, location: SourceLocation): NavEntry {
  const operation = readOperation(written);
  if (operation === null) return { kind: 'page', path: toPagePath(written), location, isHidden: false };
  return {
    kind: 'operation',
    source: operation.source ?? (apis.length === 1 ? (apis[0]?.source ?? null) : null),
    operation: operation.name,
    location,
  };
}

/** `/guides/a.mdx` → `guides/a` */
function toPagePath(written: string): string {
  return trimSlashes(written.trim()).replace(/\.mdx?$/i, '');
}

const OPERATION = /^(?:(\S+)\s+)?(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|QUERY|WEBHOOK)\s+(\S.*)$/i;

/** `openapi.json`, `{ source, directory }`, or a list of these. */
export function toApiReferences(written: unknown): ApiReference[] {
  const directory = textAt(written, 'directory');
  if (typeof written === 'string' && written.trim() !== '') return [{ source: written.trim(), directory: null }];
  if (Array.isArray(written)) return written.flatMap(toApiReferences);
  const source = at(written, 'source');
  if (typeof source !== 'string' && !Array.isArray(source)) return [];
  return toApiReferences(source).map((reference) => ({ ...reference, directory: directory ?? reference.directory }));
}

/** `openapi.json GET /users`; null for a page. */
export function readOperation(written: string): { readonly source: string | null; readonly name: string } | null {
  const [, source = null, method, path = ''] = OPERATION.exec(written.trim()) ?? [];
  return method === undefined ? null : { source, name: `${method.toUpperCase()} ${path.trim()}` };
}
