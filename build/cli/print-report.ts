import { count } from '../base/report/count.ts';
import { Excerpts, formatExcerpt } from '../base/report/excerpt.ts';
import { type Finding, formatLocation, remedyOf } from '../base/report/finding.ts';
import type { Report } from '../base/report/report.ts';
import { foldFindings } from './fold-findings.ts';

/** How many more locations of a finding are listed. */
const MAX_NAMED_LOCATIONS = 3;

/**
 * Prints to standard error in order of files and lines: every error, and warnings grouped by message, the first few of
 * each rule. `--json` has all of them.
 */
export function printFindings({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>): void {
  const excerpts = new Excerpts();
  const colors = terminalColors();
  const { shown, hidden } = foldFindings(warnings);
  for (const { first, others } of shown) {
    console.error(describeFinding(first, excerpts, colors));
    if (others.length > 0) console.error(`  ${colors.faint(describeOthers(others))}`);
  }
  if (hidden.size > 0) {
    const kinds = [...hidden].map(([rule, number]) => `${number}${rule === '' ? '' : ` [${rule}]`}`);
    console.error(`warning: … and ${kinds.join(', ')} more. Use --json to list all of them.`);
  }
  for (const error of errors) console.error(describeFinding(error, excerpts, colors));
}

/** `also at a.md:3:1, b.md:7:1 and 11 more` */
function describeOthers(others: readonly Finding[]): string {
  const named = others.slice(0, MAX_NAMED_LOCATIONS).map(formatLocation).join(', ');
  const rest = others.length - MAX_NAMED_LOCATIONS;
  return `also at ${named}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Severity, location, message and rule on one line, followed by the source line with a caret, or by a stack trace. */
export function describeFinding(finding: Finding, excerpts: Excerpts, colors: TerminalColors): string {
  const { rule, severity, line, message, stack } = finding;
  const name = rule === null ? '' : colors.faint(` [${rule}]`);
  const head = `${colors[severity](`${severity}:`)} ${colors.strong(formatLocation(finding))}: ${message}${name}`;
  if (stack !== undefined) return `${head}\n${colors.faint(stack)}`;
  const excerpt = excerpts.find(finding);
  if (excerpt === null || line === null) return head;
  const [source, caret] = formatExcerpt(excerpt, line);
  return `${head}\n  ${colors.faint(source)}\n  ${colors[severity](caret)}`;
}

/** Findings for programs, with the remedy separate from the message. */
export function toJson(findings: readonly Finding[]): readonly (Finding & { readonly remedy: string | null })[] {
  return findings.map((finding) => ({ ...finding, remedy: remedyOf(finding) }));
}

/** `40 pages in 2 languages` */
export function countPages({ pages, languages }: { readonly pages: number; readonly languages: number }): string {
  return count(pages, 'page') + (languages === 1 ? '' : ` in ${languages} languages`);
}

/** Shows progress on one line of a terminal, and nothing elsewhere. */
export function terminalProgress(stream: NodeJS.WriteStream = process.stderr): {
  update(stage: string, done: number, total: number): void;
  clear(): void;
} {
  let last = 0;
  return {
    update(stage, done, total) {
      if (!stream.isTTY || (Date.now() - last < 100 && done < total)) return;
      last = Date.now();
      stream.write(`\r\u001b[K${stage} ${done}/${total}`);
    },
    clear() {
      if (stream.isTTY && last > 0) stream.write('\r\u001b[K');
    },
  };
}

/** Colors for a stream: on a terminal, unless `NO_COLOR` is set (no-color.org). */
export interface TerminalColors {
  error(text: string): string;
  warning(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
}

export function terminalColors(
  stream: Pick<NodeJS.WriteStream, 'isTTY'> = process.stderr,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): TerminalColors {
  const wanted = stream.isTTY === true && !environment.NO_COLOR && environment.TERM !== 'dumb';
  const paint =
    (open: number, close: number) =>
    (text: string): string =>
      wanted ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { error: paint(31, 39), warning: paint(33, 39), strong: paint(1, 22), faint: paint(2, 22) };
}
