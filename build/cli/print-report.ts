import { Excerpts, formatExcerpt } from '../report/excerpt.ts';
import { type Finding, formatPlace, remedyOf } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { type TerminalColors, terminalColors } from './terminal-colors.ts';

/** Beyond this many warnings of a kind a person reads none; `--json` has them all. */
const MAX_PRINTED_WARNINGS = 50;

/** Prints every error and the first warnings to standard error, in the order of files and lines. */
export function printFindings({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>): void {
  const excerpts = new Excerpts();
  const colors = terminalColors();
  const print = (finding: Finding): void => console.error(describeFinding(finding, excerpts, colors));
  for (const warning of warnings.slice(0, MAX_PRINTED_WARNINGS)) print(warning);
  if (warnings.length > MAX_PRINTED_WARNINGS)
    console.error(`warning: … and ${warnings.length - MAX_PRINTED_WARNINGS} more; --json lists all of them.`);
  for (const error of errors) print(error);
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
