import { Lines } from '../../base/report/position.ts';
import type { Report } from '../../base/report/report.ts';
import { RULES, type Rule } from '../../base/report/rules.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { Doc } from '../docs/load-docs.ts';
import type { SiteLink } from '../docs/site-links.ts';
import { createSidebarFinder } from '../sidebar/read/check-sidebars.ts';
import { findWords } from './find-words.ts';
import { proseOf } from './prose-text.ts';
import { loadSpeller, type Speller, wordsOf } from './spelling.ts';

/** What the checks of style read. */
interface CheckedContent {
  readonly contentDir: string;
  readonly docs: readonly Doc[];
  /** Whether the pages are in the language of the content, and not translations. */
  readonly isOriginal: boolean;
  /** Of all pages and of the frame. */
  readonly links: readonly SiteLink[];
  readonly sidebars: Parameters<typeof createSidebarFinder>[0];
}

/** A place in a guide. */
type Note = (rule: Rule, offset: number, message: string) => void;

/** Runs the checks of an author's style that site.yaml turns on: they read guides as they are written. */
export async function checkContent(
  config: Pick<SiteConfig, 'checks' | 'locale' | 'locate'>,
  { contentDir, docs, isOriginal, links, sidebars }: CheckedContent,
  report: Report,
): Promise<void> {
  const { checks, locale, locate } = config;
  const isActive = (rule: Rule): boolean => (checks[rule] ?? RULES[rule]) !== 'off';
  const { spelling } = checks;
  const speller =
    spelling === undefined || !isActive('misspelled-word')
      ? null
      : await report.attempt(() =>
          loadSpeller(spelling, { locale, contentDir, location: locate(['checks', 'spelling']) }),
        );
  const hasWords = checks.words.length > 0 || speller !== null || isActive('long-page');
  const sidebarOf = createSidebarFinder(sidebars);
  const linkers = findLinkers(links);
  for (const doc of isOriginal ? docs : docs.filter(isOwnText)) {
    const { file, text, frontMatter, bodyOffset, body } = doc.source;
    const top = { file, position: { line: 1, column: 1 } };
    if (isActive('missing-description') && frontMatter.description === undefined)
      report.note(
        'missing-description',
        top,
        'Cannot describe this page in search results: its front matter has no "description". Add one of one or two sentences.',
      );
    if (
      isActive('unlinked-page') &&
      frontMatter.unlisted !== true &&
      doc.path !== '/' &&
      ![...(linkers.get(doc.path) ?? [])].some((linker) => linker !== file) &&
      sidebarOf(doc.path) === null
    )
      report.note(
        'unlinked-page',
        top,
        `Cannot reach the page ${doc.path}: no sidebar and no other page links to it. Link to it, or set "unlisted: true".`,
      );
    if (!hasWords) continue;
    const lines = new Lines(text);
    const note: Note = (rule, offset, message) =>
      report.note(rule, { file, position: lines.at(bodyOffset + offset) }, message);
    checkProse(body, { checks, speller, isActive }, note);
  }
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

interface ProseChecks {
  readonly checks: SiteConfig['checks'];
  readonly speller: Speller | null;
  readonly isActive: (rule: Rule) => boolean;
}

function checkProse(body: string, { checks, speller, isActive }: ProseChecks, note: Note): void {
  const prose = proseOf(body);
  const words = wordsOf(prose);
  if (isActive('long-page') && words.length > checks.maxWords)
    note(
      'long-page',
      0,
      `Cannot keep this page short: it has ${words.length} words, and "checks.maxWords" is ${checks.maxWords}. Divide it.`,
    );
  for (const { offset, message } of findWords(prose, checks.words)) note('unwanted-word', offset, message);
  if (speller === null) return;
  for (const { word, offset } of words) {
    if (speller.isCorrect(word)) continue;
    const meant = speller.suggest(word);
    const hint =
      meant === null ? '. Correct it, or add' : `; did you mean ${JSON.stringify(meant)}? If it is right, add`;
    note(
      'misspelled-word',
      offset,
      `Cannot accept the word ${JSON.stringify(word)}: the dictionary does not have it${hint} it to "checks.spelling.accept".`,
    );
  }
}
