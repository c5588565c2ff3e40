import * as z from 'zod';
import type { LogoSettings } from '../../../../site/config/settings/logo-settings.ts';
import type { DocPaths } from '../../shared/content-paths.ts';
import { withoutBase } from '../../shared/pages/strip-base.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { DocusaurusConfig } from '../config/read-config.ts';
import { toLogo } from './import-brand.ts';
import {
  type ImportedLink,
  isDecoration,
  type Link,
  linkSchema,
  parseLinks,
  readMarkup,
  toTarget,
} from './navbar-link.ts';
import { readThemeSetting } from './read-theme-setting.ts';

/** A link, or a menu of links. */
export type ImportedItem = ImportedLink | { readonly label: string; readonly items: readonly ImportedLink[] };

interface ImportedNavbar {
  readonly logo: LogoSettings;
  readonly items: readonly ImportedItem[];
  /** URL of the source repository: an item without a label, drawn by CSS. */
  readonly repository: string | null;
}

const navbarSchema = z.object({
  title: z.string().optional(),
  logo: z.object({ src: z.string(), srcDark: z.string().optional(), href: z.string().optional() }).optional(),
  items: z.array(linkSchema).default([]),
});
/** Items that this navbar always has. */
const BUILT_IN = new Set(['docsVersionDropdown', 'docsVersion', 'search', 'localeDropdown']);

/** Imports the logo and items of the navbar, and reports items without a target. */
export function importNavbar(
  config: DocusaurusConfig,
  { paths, base, siteTitle }: { readonly paths: DocPaths; readonly base: string; readonly siteTitle: string },
  notes: ImportNotes,
): ImportedNavbar {
  const { value: navbar, location } = readThemeSetting(config, 'navbar', navbarSchema, notes);
  if (navbar === null) return { logo: null, items: [], repository: null };
  const leaveOut = (item: Link, why: string): [] => {
    const name = item.label ?? item.type ?? item.to ?? item.href ?? 'without a label';
    notes.miss(
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
    if (type === 'html' && item.value !== undefined) {
      const shown = readMarkup(item.value);
      const to = toTarget(shown, base);
      if (shown.label !== undefined && to !== null) return [{ label: shown.label, to }];
      return isDecoration(item.value) ? [] : leaveOut({ ...item, ...shown }, 'it is HTML that is not one link');
    }
    if (type === 'dropdown') return parseLinks(item.items).flatMap(toLinks);
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
    const to = toTarget(item, base);
    const label = item.label || item['aria-label'];
    if (label === undefined) return leaveOut(item, 'it has no label, and is drawn by code or CSS');
    return to === null ? leaveOut(item, 'its target was not carried over') : [{ label, to }];
  };
  const leave = (what: string, why: string): void =>
    notes.leaveOut(location, what, why, 'Link to it from an item under "navbar" in site.yaml.');
  const { title, logo } = navbar;
  if (title && title !== siteTitle)
    notes.leaveOut(
      location,
      `the title of the navbar, ${JSON.stringify(title)}`,
      'a site has one title',
      'Change "title" in site.yaml if readers know it by this name.',
    );
  if (logo?.href !== undefined && withoutBase(logo.href, base) !== '/')
    leave(`the link of the logo to ${JSON.stringify(logo.href)}`, 'the logo leads to the home page');
  const repository = navbar.items.find(isRepository);
  const items = navbar.items.flatMap((item): ImportedItem[] => {
    if (item === repository) return [];
    const links = toLinks(item);
    if (item.items === undefined || item.label === undefined || links.length === 0) return links;
    return [{ label: item.label, items: links }];
  });
  return { logo: toLogo(navbar, base), items, repository: repository?.href ?? null };
}

/** `https://github.com/acme/widgets`, as an icon. */
function isRepository({ label, href }: Link): boolean {
  return !label && /^https:\/\/(?:github|gitlab)\.com\/[^/]+(?:\/[^/]+)?\/?$/.test(href ?? '');
}
