import { Lines } from '../../base/report/position.ts';
import type { Report } from '../../base/report/report.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { SiteLink } from '../docs/site-links.ts';
import { createSidebarFinder } from '../sidebar/read/check-sidebars.ts';
import type { Check, CheckedPage, CheckedSite, NoteAt } from './check.ts';
import { severitiesOf } from './check-settings.ts';
import { CONTENT_CHECKS } from './content-checks.ts';
import { proseOf } from './prose-text.ts';

/** What the checks of content read. */
interface CheckedContent {
  readonly contentDir: string;
  readonly docs: readonly Doc[];
  /** Whether the pages are in the language of the content, and not translations. */
  readonly isOriginal: boolean;
  /** Of all pages and of the frame. */
  readonly links: readonly SiteLink[];
  readonly sidebars: Parameters<typeof createSidebarFinder>[0];
  /** Checks of the site's plugins. */
  readonly own: readonly Check[];
}

/** Runs the checks that are on: they read guides as they are written. */
export async function checkContent(
  { checks: settings, locale, locate }: Pick<SiteConfig, 'checks' | 'locale' | 'locate'>,
  { contentDir, docs, isOriginal, links, sidebars, own }: CheckedContent,
  report: Report,
): Promise<void> {
  const severities = severitiesOf(settings);
  const sidebarOf = createSidebarFinder(sidebars);
  const linkers = findLinkers(links);
  const prose = new Map<CheckedPage, string>();
  const site: CheckedSite = {
    pages: docs,
    isLinked: ({ path, source }) =>
      sidebarOf(path) !== null || [...(linkers.get(path) ?? [])].some((linker) => linker !== source.file),
    proseOf: (page) => {
      const known = prose.get(page) ?? proseOf(page.source.body);
      prose.set(page, known);
      return known;
    },
    ...{ locale, contentDir, settings, locate },
  };
  const checked = isOriginal ? docs : docs.filter(isOwnText);
  for (const check of [...CONTENT_CHECKS, ...own]) {
    if ((severities[check.rule] ?? check.severity) === 'off') continue;
    const checkPage = await report.attempt(() => check.start(site));
    if (checkPage === null) continue;
    for (const doc of checked) await report.attempt(() => checkPage(doc, createNote(check, doc, report)));
  }
}

function createNote(check: Check, { source: { file, text, bodyOffset } }: Doc, report: Report): NoteAt {
  return (message, offset) => {
    const position = offset === undefined ? { line: 1, column: 1 } : new Lines(text).at(bodyOffset + offset);
    report.noteOf(check, { file, position }, message);
  };
}

/** The files that link to each path. */
function findLinkers(links: readonly SiteLink[]): ReadonlyMap<string, ReadonlySet<string>> {
  const linkers = new Map<string, Set<string>>();
  for (const { path, file, use } of links) {
    if (use === 'image') continue;
    const known = linkers.get(path);
    if (known === undefined) linkers.set(path, new Set([file]));
    else known.add(file);
  }
  return linkers;
}

/** Whether a page is a translation: a copy of the original is checked there, and parts of one have no positions. */
function isOwnText({ relativeFile, sourceFile, isPartlyTranslated }: Doc): boolean {
  return sourceFile !== relativeFile && isPartlyTranslated !== true;
}
