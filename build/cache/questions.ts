import { hash } from 'node:crypto';

/** What a piece of work asked, each question with a fingerprint of its answer. With other answers, it has another result. */
export type Answers = readonly (readonly [question: string, answer: string])[];

/** Answers to questions, by their kinds. An answer is data: those that JSON writes alike are the same. */
type Sources = Readonly<Record<string, (...subject: never[]) => unknown>>;

interface KnownAnswer {
  readonly answer: unknown;
  readonly fingerprint: string;
}

/**
 * All that a compilation may ask of what is around it. Each question is noted with its answer, so nobody has to list what
 * the result depends on: it is up to date as long as every question that was asked has the same answer.
 */
export class Questions<Kinds extends Sources> {
  readonly #sources: Kinds;
  readonly #note: ((question: string, answer: string) => void) | null;
  readonly #known = new Map<string, KnownAnswer>();

  /** `note`: null where no result is kept, so that nobody needs to know what it depends on. */
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

  /** Whether questions that were noted in an earlier build have the same answers today. */
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

/** Longer answers are compared by their hash. */
const MAX_PLAIN_LENGTH = 64;

/** A text that only equal data have: JSON, or 32 hexadecimal digits. */
export function fingerprint(data: unknown): string {
  const json = JSON.stringify(data, toPlain) ?? 'undefined';
  return json.length <= MAX_PLAIN_LENGTH ? json : hash('sha256', json).slice(0, 32);
}

/** JSON would write a map or a set as `{}`. */
function toPlain(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
