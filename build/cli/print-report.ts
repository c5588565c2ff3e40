import { Excerpts, formatExcerpt } from '../report/excerpt.ts';
import { type Finding, formatPlace, remedyOf } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { foldFindings } from './fold-findings.ts';
import { type TerminalColors, terminalColors } from './terminal-colors.ts';

/** How many further places of a finding are named. */
const MAX_NAMED_PLACES = 3;

/**
 * Prints to standard error, in the order of files and lines: every error, and of warnings those that say the same together,
 * the first of each kind. `--json` has them all.
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
    console.error(`warning: … and ${kinds.join(', ')} more; --json lists all of them.`);
  }
  for (const error of errors) console.error(describeFinding(error, excerpts, colors));
}

/** `also at a.md:3:1, b.md:7:1 and 11 more` */
function describeOthers(others: readonly Finding[]): string {
  const named = others.slice(0, MAX_NAMED_PLACES).map(formatPlace).join(', ');
  const rest = others.length - MAX_NAMED_PLACES;
  return `also at ${named}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Severity, place, message and rule on one line; below it the line of the source with a caret under the place. */
export function describeFinding(finding: Finding, excerpts: Excerpts, colors: TerminalColors): string {
  const { rule, severity, line, message } = finding;
  const name = rule === null ? '' : colors.faint(` [${rule}]`);
  const head = `${colors[severity](`${severity}:`)} ${colors.strong(formatPlace(finding))}: ${message}${name}`;
  const excerpt = excerpts.find(finding);
  if (excerpt === null || line === null) return head;
  const [source, caret] = formatExcerpt(excerpt, line);
  return `${head}\n  ${colors.faint(source)}\n  ${colors[severity](caret)}`;
}

/** Findings as programs read them: each with what to do about it, apart from what was found. */
export function toJson(findings: readonly Finding[]): readonly (Finding & { readonly remedy: string | null })[] {
  return findings.map((finding) => ({ ...finding, remedy: remedyOf(finding) }));
}

/** `1 error`, `2 errors` */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** Shows progress on one line of a terminal; nothing elsewhere. */
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
