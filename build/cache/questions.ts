import { hash } from 'node:crypto';

/**
 * The questions that a piece of work asked, each with a fingerprint of its answer. If an answer changes, so may the
 * result.
 */
export type Answers = readonly (readonly [question: string, answer: string])[];

/** Functions that answer questions, by kind. Answers are data, compared as JSON. */
type Sources = Readonly<Record<string, (...subject: never[]) => unknown>>;

interface KnownAnswer {
  readonly answer: unknown;
  readonly fingerprint: string;
}

/**
 * Everything that a compilation may ask about its context. Each question is noted with its answer, so that nobody has
 * to list dependencies: a result is up to date as long as all its questions have the same answers.
 */
export class Questions<Kinds extends Sources> {
  readonly #sources: Kinds;
  readonly #note: ((question: string, answer: string) => void) | null;
  readonly #known = new Map<string, KnownAnswer>();

  /** `note` is null if results are not cached and dependencies do not matter. */
  constructor(sources: Kinds, note: ((question: string, answer: string) => void) | null) {
    this.#sources = sources;
    this.#note = note;
  }

  ask<Kind extends keyof Kinds & string>(kind: Kind, ...subject: Parameters<Kinds[Kind]>): ReturnType<Kinds[Kind]> {
    if (this.#note === null) return this.#sources[kind]?.(...subject) as ReturnType<Kinds[Kind]>;
    const question = JSON.stringify([kind, ...subject]);
    const { answer, fingerprint } = this.#answer(question, kind, subject);
    this.#note(question, fingerprint);
    return answer as ReturnType<Kinds[Kind]>;
  }

  /** Whether the questions noted in an earlier build still have the same answers. */
  stillAnswers(answers: Answers): boolean {
    return answers.every(([question, answer]) => {
      const [kind, ...subject] = JSON.parse(question) as [string, ...never[]];
      return Object.hasOwn(this.#sources, kind) && this.#answer(question, kind, subject).fingerprint === answer;
    });
  }

  #answer(question: string, kind: string, subject: never[]): KnownAnswer {
    let known = this.#known.get(question);
    if (known === undefined) {
      const answer = this.#sources[kind]?.(...subject);
      known = { answer, fingerprint: fingerprint(answer) };
      this.#known.set(question, known);
    }
    return known;
  }
}

/** Longer answers are compared by hash. */
const MAX_PLAIN_LENGTH = 64;

/** A text that is the same only for equal data: JSON, or 32 hexadecimal digits. */
export function fingerprint(data: unknown): string {
  const json = JSON.stringify(data, toPlain) ?? 'undefined';
  return json.length <= MAX_PLAIN_LENGTH ? json : hash('sha256', json).slice(0, 32);
}

/** Converts maps and sets, which JSON would write as `{}`. */
function toPlain(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
