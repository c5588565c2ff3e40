import type { ApiOperation } from './api-operations.ts';
import type { ImportedApi } from './import-apis.ts';

/** A sidebar item of sidebars.yaml. */
export type SidebarItem =
  | string
  | { readonly type: 'doc'; readonly id: string; readonly label: string }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly collapsed: boolean;
      readonly link?: { readonly type: 'doc'; readonly id: string };
      readonly items: readonly SidebarItem[];
    };

/** The operations of a description by tag. */
export function operationItems(api: ImportedApi): SidebarItem[] {
  const tags = new Map<string, ApiOperation[]>();
  for (const operation of api.operations) {
    const [tag = ''] = operation.tags;
    tags.set(tag, [...(tags.get(tag) ?? []), operation]);
  }
  return [...tags].flatMap(([label, operations]): SidebarItem[] =>
    label === ''
      ? operations.map(toOperationLink)
      : [{ type: 'category', label, collapsed: true, items: operations.map(toOperationLink) }],
  );
}

export function toOperationLink({ title, path }: ApiOperation): SidebarItem {
  return { type: 'link', label: title, href: path };
}

/** The address of the first page or link, or null. `urls`: addresses of docs by id. */
export function firstAddress(items: readonly SidebarItem[], urls: ReadonlyMap<string, string>): string | null {
  for (const item of items) {
    const found = addressOf(item, urls);
    if (found !== null) return found;
  }
  return null;
}

function addressOf(item: SidebarItem, urls: ReadonlyMap<string, string>): string | null {
  if (typeof item === 'string') return urls.get(item) ?? null;
  if (item.type === 'link') return item.href;
  if (item.type === 'doc') return urls.get(item.id) ?? null;
  return item.link === undefined ? firstAddress(item.items, urls) : (urls.get(item.link.id) ?? null);
}
