import * as z from 'zod';
import type { ImportNotes } from './import-notes.ts';
import type { DocusaurusConfig } from './read-config.ts';

/** Looks up the paths of docs and sidebars in the imported folder. */
export interface DocPaths {
  /** Path of the doc with this id, or null. `plugin` is the id of its set of docs. */
  doc(id: string, plugin?: string): string | null;
  /** The imported name of a sidebar and the path of its first page, or null. */
  sidebar(id: string, plugin?: string): { readonly id: string; readonly path: string } | null;
}

/** A navbar link in site.yaml. */
export interface ImportedLink {
  readonly label: string;
  readonly to: string;
  readonly sidebar?: string;
}

/** A link, or a menu of links. */
export type ImportedItem = ImportedLink | { readonly label: string; readonly items: readonly ImportedLink[] };

interface ImportedNavbar {
  readonly logo: string | null;
  readonly items: readonly ImportedItem[];
  /** URL of the source repository: an item without a label, drawn by CSS. */
  readonly repository: string | null;
}

const linkSchema = z.object({
  type: z.string().optional(),
  label: z.string().optional(),
  /** The name of an item drawn by CSS, usually a host's logo. */
  'aria-label': z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  docId: z.string().optional(),
  docsPluginId: z.string().optional(),
  sidebarId: z.string().optional(),
  items: z.array(z.unknown()).optional(),
  html: z.string().optional(),
});
type Link = z.infer<typeof linkSchema>;

const navbarSchema = z.object({
  title: z.string().optional(),
  logo: z.object({ src: z.string() }).optional(),
  items: z.array(linkSchema).default([]),
});
const footerSchema = z.object({
  links: z.array(linkSchema.extend({ title: z.string().nullish() })).default([]),
  copyright: z.string().default(''),
});

/** Items that this navbar always has. */
const BUILT_IN = new Set(['docsVersionDropdown', 'docsVersion', 'search', 'localeDropdown']);

/** Imports the logo and items of the navbar, and reports items without a target. */
export function importNavbar(config: DocusaurusConfig, paths: DocPaths, notes: ImportNotes): ImportedNavbar {
  const setting = config.theme.get('navbar');
  const navbar = navbarSchema.safeParse(setting?.value ?? {});
  const location = setting?.location ?? { file: 'navbar' };
  if (!navbar.success) {
    notes.leaveOut(
      location,
      'the navbar',
      'it does not have the format that Docusaurus expects',
      'Configure "navbar" in site.yaml.',
    );
    return { logo: null, items: [], repository: null };
  }
  const leaveOut = (item: Link, why: string): [] => {
    const name = item.label ?? item.type ?? item.to ?? item.href ?? 'without a label';
    notes.leaveOut(
      location,
      `the navbar item ${JSON.stringify(name)}`,
      why,
      'Add a replacement under "navbar" in site.yaml.',
    );
    return [];
  };
  const toLinks = (item: Link): ImportedLink[] => {
    const type = item.type ?? (item.items === undefined ? 'default' : 'dropdown');
    if (BUILT_IN.has(type)) return [];
    if (type === 'dropdown') return (item.items ?? []).flatMap((inner) => toLinks(linkSchema.catch({}).parse(inner)));
    if (type === 'docSidebar' && item.sidebarId !== undefined) {
      const sidebar = paths.sidebar(item.sidebarId, item.docsPluginId);
      return sidebar === null
        ? leaveOut(item, `there is no page in the sidebar ${JSON.stringify(item.sidebarId)}`)
        : [{ label: item.label ?? item.sidebarId, to: sidebar.path, sidebar: sidebar.id }];
    }
    if (type === 'doc' && item.docId !== undefined) {
      const to = paths.doc(item.docId, item.docsPluginId);
      return to === null
        ? leaveOut(item, `there is no doc ${JSON.stringify(item.docId)}`)
        : [{ label: item.label ?? item.docId, to }];
    }
    if (type !== 'default') return leaveOut(item, `the item type ${JSON.stringify(type)} is not supported`);
    const to = toTarget(item);
    const label = item.label || item['aria-label'];
    if (label === undefined) return leaveOut(item, 'it has no label, and is drawn by code or CSS');
    return to === null ? leaveOut(item, 'its target was not carried over') : [{ label, to }];
  };
  const repository = navbar.data.items.find(isRepository);
  const items = navbar.data.items.flatMap((item): ImportedItem[] => {
    if (item === repository) return [];
    const links = toLinks(item);
    if (item.items === undefined || item.label === undefined || links.length < 2) return links;
    return [{ label: item.label, items: links }];
  });
  return { logo: toFilePath(navbar.data.logo?.src), items, repository: repository?.href ?? null };
}

/** `https://github.com/acme/widgets`, as an icon. */
function isRepository({ label, href }: Link): boolean {
  return !label && /^https:\/\/(?:github|gitlab)\.com\/[^/]+(?:\/[^/]+)?\/?$/.test(href ?? '');
}

/** The footer in site.yaml. */
export interface ImportedFooter {
  readonly columns: readonly { readonly title: string; readonly links: readonly ImportedLink[] }[];
  readonly copyright: string;
}

/** Imports the columns and copyright of the footer. */
export function importFooter(config: DocusaurusConfig, notes: ImportNotes): ImportedFooter {
  const setting = config.theme.get('footer');
  const footer = footerSchema.safeParse(setting?.value ?? {});
  const location = setting?.location ?? { file: 'footer' };
  if (!footer.success) {
    notes.leaveOut(
      location,
      'the footer',
      'it does not have the format that Docusaurus expects',
      'Configure "footer" in site.yaml.',
    );
    return { columns: [], copyright: '' };
  }
  const toLinks = (links: readonly unknown[]): { label: string; to: string }[] =>
    links.flatMap((written) => {
      const link = linkSchema.catch({}).parse(written);
      const to = toTarget(link);
      if (link.label !== undefined && to !== null) return [{ label: link.label, to }];
      notes.leaveOut(
        location,
        `the footer link ${JSON.stringify(link.label ?? 'without a label')}`,
        link.html === undefined ? 'its target was not carried over' : 'it is markup',
        'Add a replacement under "footer" in site.yaml.',
      );
      return [];
    });
  const { links, copyright } = footer.data;
  const grouped = links.filter(({ items }) => items !== undefined);
  const loose = toLinks(links.filter(({ items }) => items === undefined));
  const columns = grouped.map(({ title, items }) => ({ title: title ?? 'More', links: toLinks(items ?? []) }));
  return {
    columns: [...columns, ...(loose.length === 0 ? [] : [{ title: 'More', links: loose }])].filter(
      (column) => column.links.length > 0,
    ),
    copyright: copyright
      .replace(/<br\s*\/?>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  };
}

/** Converts a path in `static/` to a link. */
export function toFilePath(written: string | undefined): string | null {
  if (written === undefined || written === '') return null;
  return /^(?:https?:|\/)/i.test(written) ? written : `/${written}`;
}

/** Returns null for an item without a target. */
function toTarget({ to, href }: Link): string | null {
  const written = to ?? href?.replace(/^pathname:\/\//, '');
  if (written === undefined || written === '') return null;
  if (/^(?:https?|mailto):/i.test(written)) return written;
  return written.startsWith('/') ? written : `/${written}`;
}
