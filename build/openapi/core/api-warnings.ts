import type { Answers } from '../../cache/questions.ts';
import type { Report } from '../../report/report.ts';
import type { ParsedDescription, ReferencedPart } from './parsed-description.ts';

/** Something odd, and the JSON pointer of its place. */
interface ApiWarning {
  readonly pointer: string;
  readonly message: string;
}

/** What a piece of work did beside making its result: the warnings that it gave, and what it asked of the whole API. */
interface WorkNotes {
  readonly warnings: readonly ApiWarning[];
  readonly answers: Answers;
}

export interface Noted<T> extends WorkNotes {
  readonly value: T;
}

/** Most warnings of one description. */
const MAX_WARNINGS = 1_000;

/** A name in a description may be as long as the description. */
const MAX_LENGTH = 600;

/** Notes what is odd in a description by JSON pointer; lines are looked up once, for all of them, at the end. */
export class ApiWarnings {
  readonly #messages = new Map<string, ApiWarning>();
  readonly #left = new Set<string>();
  #notes: OpenNotes | null = null;

  warn(pointer: string, message: string): void {
    const warning = { pointer, message: shorten(message) };
    const key = `${pointer} ${warning.message}`;
    this.#notes?.warn(key, warning);
    if (this.#messages.has(key)) return;
    if (this.#messages.size < MAX_WARNINGS) this.#messages.set(key, warning);
    else this.#left.add(key);
  }

  /** Notes that the work in hand relies on an answer. */
  relyOn(question: string, answer: string): void {
    this.#notes?.relyOn(question, answer);
  }

  /** Does work whose result will be memoized, and notes what belongs to the result. */
  note<T>(work: () => T): Noted<T> {
    const outer = this.#notes;
    const own = new OpenNotes();
    this.#notes = own;
    let value: T;
    try {
      value = work();
    } finally {
      this.#notes = outer;
    }
    const noted = { value, ...own.close() };
    if (outer !== null) this.repeat(noted);
    return noted;
  }

  /** Repeats the warnings and answers of a memoized result to its next user. */
  repeat({ warnings, answers }: WorkNotes): void {
    // Most work has none, and it is repeated in every row of every page.
    if (warnings.length > 0) for (const { pointer, message } of warnings) this.warn(pointer, message);
    if (answers.length > 0) for (const [question, answer] of answers) this.relyOn(question, answer);
  }

  /** Hands all of them to the report, each with its line. */
  flush(parsed: ParsedDescription, report: Report): void {
    const { file } = parsed;
    const faults = parsed.warnings.slice(0, MAX_WARNINGS);
    for (const { position, message } of faults) report.note('api-description', { file, position }, message);
    const byPlace = groupBySource([...this.#messages.values()], parsed);
    for (const [source, entries] of byPlace) {
      const positions = source.locate(entries.map(({ pointer }) => pointer));
      for (const { pointer, message } of entries) {
        const position = positions.get(pointer) ?? null;
        report.note('api-description', { file: source.file, pointer, position }, message);
      }
    }
    const left = this.#left.size + parsed.warnings.length - faults.length;
    if (left > 0) report.note('api-description', { file }, `${left} more warnings of this description are not shown.`);
  }
}

/** Warnings by the file that their place came from, with the pointer that the place has there. */
function groupBySource(
  warnings: readonly ApiWarning[],
  parsed: ParsedDescription,
): ReadonlyMap<ParsedDescription | ReferencedPart, ApiWarning[]> {
  const groups = new Map<ParsedDescription | ReferencedPart, ApiWarning[]>();
  const { parts = [] } = parsed;
  for (const { pointer, message } of warnings) {
    const part =
      findOverlaid(pointer, parsed) ?? parts.find(({ mount }) => pointer === mount || pointer.startsWith(`${mount}/`));
    const own = part === undefined ? pointer : part.pointer + pointer.slice(part.mount.length);
    const source = part ?? parsed;
    const told = parts.reduce((text, { mount, file }) => text.replaceAll(`${mount}/`, `${file}#/`), message);
    groups.set(source, [...(groups.get(source) ?? []), { pointer: own, message: told }]);
  }
  return groups;
}

/** The part of an overlay that is at a place, or nearest above it. */
function findOverlaid(pointer: string, { overlaid }: ParsedDescription): ReferencedPart | undefined {
  if (overlaid === undefined) return undefined;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const part = overlaid.get(pointer.slice(0, end));
    if (part !== undefined) return part;
  }
  return undefined;
}

/** Most work has nothing to note: its maps are made when there is something. */
class OpenNotes {
  #warnings: Map<string, ApiWarning> | null = null;
  #answers: Map<string, string> | null = null;

  warn(key: string, warning: ApiWarning): void {
    this.#warnings ??= new Map();
    this.#warnings.set(key, warning);
  }

  relyOn(question: string, answer: string): void {
    this.#answers ??= new Map();
    this.#answers.set(question, answer);
  }

  close(): WorkNotes {
    return {
      warnings: this.#warnings === null ? NOTHING : [...this.#warnings.values()],
      answers: this.#answers === null ? NOTHING : [...this.#answers],
    };
  }
}

const NOTHING: readonly never[] = [];

/** The fault is at the beginning, the remedy at the end. */
function shorten(message: string): string {
  if (message.length <= MAX_LENGTH) return message;
  return `${message.slice(0, MAX_LENGTH / 2)}…${message.slice(-MAX_LENGTH / 2)}`;
}
