import { addToGroup } from '../../../worker/model/group-by.ts';
import { Recorder } from '../../base/cache/recorder.ts';
import { mapKey } from '../../base/digest.ts';
import type { Report } from '../../base/report/report.ts';
import type { IncludedValue, ParsedDescription } from './parsed-description.ts';
import { findTexts } from './references/find-texts.ts';
import { toSwaggerPointer, toSwaggerText } from './references/swagger-pointers.ts';

/** A problem in a description, at a JSON pointer. */
export interface ApiWarning {
  readonly pointer: string;
  readonly message: string;
  /** Text of the description that the problem is in, where its reader has no pointer. The pointer is then `#`. */
  readonly text?: string;
}

/** The most warnings reported for one description. */
const MAX_WARNINGS = 1_000;

/** Maximum characters in a message: a name in a description may be as long as the description itself. */
const MAX_LENGTH = 600;

/** Collects the problems in a description by JSON pointer. All line numbers are looked up together at the end. */
export class ApiWarnings {
  /** Records warnings with the results that are cached; null if nothing is cached. */
  readonly recorder: Recorder<ApiWarning> | null;
  /** References to files that cannot be read. Each file has one warning, so the references to it have none. */
  readonly unreadable = new Set<string>();
  readonly #warnings = new Map<string, ApiWarning>();

  constructor({ isRecorded = false } = {}) {
    this.recorder = isRecorded ? new Recorder() : null;
  }

  warn(pointer: string, message: string): void {
    this.add({ pointer, message: shorten(message) });
  }

  /** A problem in a text that does not know where it is in the description, such as a link. */
  warnOfText(text: string, message: string): void {
    this.add({ pointer: '#', message: shorten(message), text });
  }

  /** Adds a warning, also one of an earlier build. Repeated warnings are one object. */
  add(warning: ApiWarning): void {
    const key = mapKey(`${warning.pointer} ${warning.message}`);
    const known = this.#warnings.get(key) ?? warning;
    this.#warnings.set(key, known);
    this.recorder?.report(known);
  }

  /** Adds all warnings to the report, each with its line. */
  flush(parsed: ParsedDescription, report: Report): void {
    const { file } = parsed;
    const faults = parsed.warnings.slice(0, MAX_WARNINGS);
    for (const { position, message } of faults) report.note('api-description', { file, position }, message);
    for (const [source, entries] of groupBySource(this.#located(parsed), parsed)) {
      const positions = source.locate(entries.map(({ pointer }) => pointer));
      for (const { pointer, message } of entries) {
        const position = positions.get(pointer) ?? null;
        report.note('api-description', { file: source.file, pointer, position }, message);
      }
    }
    const left = Math.max(0, this.#warnings.size - MAX_WARNINGS) + parsed.warnings.length - faults.length;
    if (left > 0) {
      const text = `Cannot list all warnings for this description: ${left} more are left out, also of --json. Correct these, and the next build lists them.`;
      report.note('api-description', { file }, text);
    }
  }

  /** The warnings, with pointers to the texts of those that came without. */
  #located({ root }: ParsedDescription): ApiWarning[] {
    const warnings = [...this.#warnings.values()].slice(0, MAX_WARNINGS);
    const texts = new Set(warnings.flatMap(({ text }) => text ?? []));
    const pointers = findTexts(root, texts);
    return warnings.map((warning) => ({ ...warning, pointer: pointers.get(warning.text ?? '') ?? warning.pointer }));
  }
}

/** Groups warnings by the file that the value came from, with pointers into that file. */
function groupBySource(
  warnings: readonly ApiWarning[],
  parsed: ParsedDescription,
): ReadonlyMap<ParsedDescription | IncludedValue, ApiWarning[]> {
  const groups = new Map<ParsedDescription | IncludedValue, ApiWarning[]>();
  const { included = [] } = parsed;
  const isSwagger = 'swagger' in parsed.root;
  for (const { pointer: read, message: text } of warnings) {
    const [pointer, message] = isSwagger ? [toSwaggerPointer(read, parsed.root), toSwaggerText(text)] : [read, text];
    const value = findOverlaid(pointer, parsed) ?? findIncluded(pointer, included);
    const own = value === undefined ? pointer : value.pointer + pointer.slice(value.mount.length);
    const source = value ?? parsed;
    const withFiles = message.replace(/(?<![\w.])#\/[^\s"]+/g, (pointer) => {
      const target = findIncluded(pointer, included);
      return target === undefined ? pointer : `${target.file}${target.pointer}${pointer.slice(target.mount.length)}`;
    });
    addToGroup(groups, source, { pointer: own, message: withFiles });
  }
  return groups;
}

function findIncluded(pointer: string, included: readonly IncludedValue[]): IncludedValue | undefined {
  return included.find(({ mount }) => pointer === mount || pointer.startsWith(`${mount}/`));
}

/** The overlay value at a pointer, or at its nearest ancestor. */
function findOverlaid(pointer: string, { overlaid }: ParsedDescription): IncludedValue | undefined {
  if (overlaid === undefined) return undefined;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const value = overlaid.get(pointer.slice(0, end));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Shortens a message in the middle: the fault is at the beginning, the remedy at the end. */
function shorten(message: string): string {
  if (message.length <= MAX_LENGTH) return message;
  return `${message.slice(0, MAX_LENGTH / 2)}…${message.slice(-MAX_LENGTH / 2)}`;
}
