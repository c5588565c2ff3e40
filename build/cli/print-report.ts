import { formatFinding } from '../report/finding.ts';
import type { Report } from '../report/report.ts';

/** Beyond this many warnings of a kind a person reads none; `--json` has them all. */
const MAX_PRINTED_WARNINGS = 50;

/** Prints every error and the first warnings to standard error, in the order of files and lines. */
export function printFindings({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>): void {
  for (const warning of warnings.slice(0, MAX_PRINTED_WARNINGS)) console.error(`warning: ${formatFinding(warning)}`);
  if (warnings.length > MAX_PRINTED_WARNINGS)
    console.error(`warning: … and ${warnings.length - MAX_PRINTED_WARNINGS} more; --json lists all of them.`);
  for (const error of errors) console.error(`error: ${formatFinding(error)}`);
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
