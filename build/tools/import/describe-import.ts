import { groupBy } from '../../../worker/model/group-by.ts';
import { withoutControls } from '../../base/control-characters.ts';
import { count } from '../../base/report/count.ts';
import { displayPath } from '../../base/source/read-text.ts';
import type { TerminalColors } from '../../cli/print-report.ts';
import type { ImportedSite } from './import-project.ts';
import type { KeptLine, ReportLine } from './shared/report/import-report.ts';

interface Description {
  readonly dryRun: boolean;
  readonly colors: TerminalColors;
}

/**
 * The lines of the report of an import: the answer, then all that was dropped, changed and kept. The project's names and
 * code cannot control the terminal.
 */
export function describeImport(imported: ImportedSite, { dryRun, colors }: Description): string[] {
  const { built, lostPages, out, tool, dropped, changed, kept } = imported;
  const pages = lostPages === 0 ? count(built, 'page') : `${count(built, 'page')} of ${built + lostPages}`;
  const missing =
    dropped.length === 0
      ? 'Nothing that readers saw is missing'
      : `${count(dropped.length, 'thing')} that readers saw ${dropped.length === 1 ? 'is' : 'are'} missing`;
  const different =
    changed.length === 0 ? '' : `, and ${changed.length} ${changed.length === 1 ? 'is' : 'are'} different`;
  const width = Math.max(...[...dropped, ...changed, ...kept].map((line) => toNumber(line.count).length), 0);
  const list = (title: string, lines: readonly ReportLine[]): string[] =>
    lines.length === 0 ? [] : ['', colors.strong(title), ...describeLines(lines, width, colors)];
  return [
    `${dryRun ? 'Would import' : 'Imported'} ${pages} to ${displayPath(out)}${tool === null ? '' : ', each at its address'}. ${missing}${different}.`,
    ...list('Dropped: readers saw this, and miss it', dropped),
    ...list('Changed: shown in another way, or without effect here', changed),
    ...(kept.length === 0 ? [] : ['', colors.strong('Kept'), '', ...kept.map((line) => describeKept(line, width))]),
    '',
  ];
}

/** Lines with the same reason and remedy share them. What occurs most comes first. */
function describeLines(lines: readonly ReportLine[], width: number, colors: TerminalColors): string[] {
  const groups = groupBy(lines, ({ why, remedy }) => `${why}\n${remedy}`);
  const total = (group: readonly ReportLine[]): number => group.reduce((sum, line) => sum + line.count, 0);
  const indent = ' '.repeat(width + 4);
  return [...groups.values()]
    .sort((a, b) => total(b) - total(a))
    .flatMap((group) => [
      '',
      ...group
        .toSorted((a, b) => b.count - a.count)
        .map(
          (line) =>
            `  ${toNumber(line.count).padStart(width)}  ${withoutControls(line.what)}  ${colors.faint(withoutControls(describePlaces(line)))}`,
        ),
      ...group.slice(0, 1).map(({ why, remedy }) => indent + withoutControls(describeReason(why, remedy))),
    ]);
}

/** `docs/a.md:3:1 and 11 more` */
function describePlaces({ places: [first = '', ...others] }: ReportLine): string {
  return others.length === 0 ? first : `${first} and ${toNumber(others.length)} more`;
}

function describeReason(why: string | null, remedy: string | null): string {
  const reason = why === null ? '' : `${why.slice(0, 1).toUpperCase()}${why.slice(1)}. `;
  return `${reason}${remedy ?? 'Nothing needs to be done.'}`;
}

function describeKept({ count: number, what, place }: KeptLine, width: number): string {
  return withoutControls(`  ${toNumber(number).padStart(width)}  ${what}  ${place}`);
}

function toNumber(number: number): string {
  return number.toLocaleString('en');
}
