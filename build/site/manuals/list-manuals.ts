import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Redirect } from '../guides/files/load-redirects.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';
import { findManuals, type Manual, type ManualSources } from './find-manuals.ts';

type ManualSettings = Pick<SiteConfig, 'manuals' | 'product' | 'locate'>;

interface SiteSections extends Omit<ManualSources, 'product'> {
  /** Whether a section is missing because of an error that has been reported. */
  readonly isExpected: (section: string) => boolean;
  /** What the site has for all readers; empty if it is that. A view may lack a section. */
  readonly whole: readonly unknown[];
}

/** What a site has because of its manuals. */
interface ListedManuals {
  readonly facts: { readonly manuals?: readonly Manual[]; readonly product: string };
  /** From their addresses without an ending, which readers type. */
  readonly redirects: readonly Redirect[];
}

/** The manuals of a site in one language. Reports sections that do not exist. */
export function listManuals(
  { manuals: choices, product: { name: product }, locate }: ManualSettings,
  { isExpected, whole, ...site }: SiteSections,
  report: Report,
): ListedManuals {
  const manuals = choices.flatMap((choice, index) => {
    const found = findManuals(choice, { ...site, product });
    const { id, section = '' } = choice;
    if (found.length === 0 && whole.length === 0 && !isExpected(section))
      report.error(
        locate(['manuals', index, 'section']),
        `Cannot make the manual ${JSON.stringify(id)}: ${missingSection(section, site.sidebars)}`,
      );
    return found;
  });
  return {
    facts: { product, ...(manuals.length === 0 ? {} : { manuals }) },
    redirects: manuals.map(({ path }) => ({ from: path.replace(/\.htm$/, ''), to: path })),
  };
}

/** Says that there is no such section, and which one may be meant. */
export function missingSection(section: string, sidebars: ManualSources['sidebars']): string {
  const known = [...sidebars.keys(), ...[...sidebars.values()].flatMap(pathsOf)];
  return `no sidebar has the section ${JSON.stringify(section)}${suggest(section, known) || '. Write the path of a category page, such as "/category/guides", or the id of a sidebar.'}`;
}

function pathsOf(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'category' ? [...(entry.path === null ? [] : [entry.path]), ...pathsOf(entry.entries)] : [],
  );
}
