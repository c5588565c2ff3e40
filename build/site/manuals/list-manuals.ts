import { suggest } from '../../base/report/nearest.ts';
import type { Report } from '../../base/report/report.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Redirect } from '../guides/files/load-redirects.ts';
import type { SidebarEntry } from '../sidebar/sidebar-entry.ts';
import { findManuals, type Manual, type ManualSources } from './find-manuals.ts';
import { listChapters } from './list-chapters.ts';

type ManualSettings = Pick<SiteConfig, 'manuals' | 'product' | 'locate'>;

interface SiteSections extends Omit<ManualSources, 'product'> {
  /** Whether a section is missing because of an error that has been reported. */
  readonly isExpected: (section: string) => boolean;
  /** What the site has for all readers; empty if it is that. A view may lack a section. */
  readonly whole: readonly unknown[];
  readonly pages: readonly CompiledPage[];
  /** Those that authors write. */
  readonly written: readonly Redirect[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** What a site has because of its manuals. */
interface ListedManuals {
  readonly facts: { readonly manuals?: readonly Manual[]; readonly product: string };
  /** From their addresses without an ending, which readers type. */
  readonly redirects: readonly Redirect[];
}

/** The manuals of a site in one language. Reports sections that do not exist or have no pages, and addresses that are taken. */
export function listManuals(
  { manuals: choices, product: { name: product }, locate }: ManualSettings,
  { isExpected, whole, ...site }: SiteSections,
  report: Report,
): ListedManuals {
  const manuals = choices.flatMap((choice, index) => {
    const { id, section } = choice;
    const own = ['manuals', index];
    const found = findManuals({ ...choice, source: locate([...own, 'id']) }, { ...site, product });
    const made = found.filter((manual) => listChapters(manual, site).length > 0);
    // What readers of a view lack is no fault.
    if (whole.length > 0) return made;
    const fault = (key: string, message: string): void =>
      report.error(locate([...own, key]), `Cannot make the manual ${JSON.stringify(id)}: ${message}`);
    const isPage = site.pages.some(({ path }) => path === section);
    // Its pages, or the section itself, may be missing because of an error.
    const isReported = found.length > 0 ? report.failed : !isPage && isExpected(section ?? '');
    if (made.length === 0 && !isReported)
      fault(section === undefined ? 'id' : 'section', missingSection(section, site));
    for (const { path } of made) {
      const taken = findTaken(path, site);
      if (taken !== null) fault('id', `${taken}. Choose another id, or change that address.`);
    }
    return made;
  });
  return {
    facts: { product, ...(manuals.length === 0 ? {} : { manuals }) },
    redirects: manuals.map(({ path }) => ({ from: withoutEnding(path), to: path })),
  };
}

/** What else has one of the addresses of a manual, or null. */
function findTaken(
  path: string,
  { pages, written, files }: Pick<SiteSections, 'pages' | 'written' | 'files'>,
): string | null {
  const address = withoutEnding(path);
  const file = [path, `${address}.css`].find((one) => files.has(one));
  if (file !== undefined) return `there is a file ${file}`;
  if (pages.some((page) => page.path === address)) return `there is a page ${address}`;
  return written.some(({ from }) => from === address) ? `there is a redirect from ${address}` : null;
}

function withoutEnding(path: string): string {
  return path.replace(/\.htm$/, '');
}

/** Says why a section is no manual, and which one may be meant. */
export function missingSection(
  section: string | undefined,
  { sidebars, pages }: Pick<ManualSources, 'sidebars'> & Pick<SiteSections, 'pages'>,
): string {
  if (section === undefined) return 'the sidebars have no pages. Add pages to sidebars.yaml.';
  const name = JSON.stringify(section);
  const known = [...sidebars.keys(), ...[...sidebars.values()].flatMap(pathsOf)];
  if (known.includes(section)) return `the section ${name} has no pages. Add pages to it in sidebars.yaml.`;
  if (pages.some(({ path }) => path === section)) return `the page ${name} begins no section of a sidebar. ${REMEDY}`;
  return `no sidebar has the section ${name}${suggest(section, known) || `. ${REMEDY}`}`;
}

const REMEDY = 'Write the path of a category page, such as "/category/guides", or the id of a sidebar.';

function pathsOf(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'category' ? [...(entry.path === null ? [] : [entry.path]), ...pathsOf(entry.entries)] : [],
  );
}
