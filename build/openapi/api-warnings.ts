import type { Position } from '../report/position.ts';
import type { Report } from '../report/report.ts';
import type { ParsedDescription } from './parse-description.ts';

/** More warnings of one description than this help nobody. */
const MAX_WARNINGS = 1_000;

/** Notes what is odd in a description by JSON pointer; lines are looked up once, for all of them, at the end. */
export class ApiWarnings {
  readonly #messages = new Map<string, { pointer: string; message: string }>();
  #left = 0;

  warn(pointer: string, message: string): void {
    const key = `${pointer} ${message}`;
    if (this.#messages.has(key)) return;
    if (this.#messages.size < MAX_WARNINGS) this.#messages.set(key, { pointer, message });
    else this.#left++;
  }

  /** Hands all of them to the report, each with its line. */
  flush(parsed: ParsedDescription, report: Report): void {
    const { file } = parsed;
    const faults = parsed.warnings.slice(0, MAX_WARNINGS);
    for (const { position, message } of faults) report.note('api-description', { file, position }, message);
    const entries = [...this.#messages.values()];
    const pointers = entries.map((entry) => entry.pointer);
    const positions: ReadonlyMap<string, Position> = pointers.length === 0 ? new Map() : parsed.locate(pointers);
    for (const { pointer, message } of entries)
      report.note('api-description', { file, pointer, position: positions.get(pointer) ?? null }, message);
    const left = this.#left + parsed.warnings.length - faults.length;
    if (left > 0) report.note('api-description', { file }, `${left} more warnings of this description are not shown.`);
  }
}
