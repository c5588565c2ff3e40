import { code } from '../../page/text/markdown/markdown-text.ts';

/**
 * `breaking`: clients that follow the old description may fail. `may-break`: only clients that rely on details may
 * fail.
 */
export const SEVERITIES = ['breaking', 'may-break', 'safe'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const CHANGE_KINDS = ['added', 'removed', 'changed', 'deprecated'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One difference between two descriptions, written as `{subject} {text}.` */
export interface Change {
  readonly severity: Severity;
  readonly kind: ChangeKind;
  /** The affected operations: `GET /invoices`, `webhook POST invoicePaid`. Empty for the API as a whole. */
  readonly operations: readonly string[];
  /** The changed item: `query parameter "status"`; empty for the operation itself. */
  readonly subject: string;
  /** The schema that the item is or belongs to, if it has a name. */
  readonly schema?: string;
  /** The change: `was removed`. */
  readonly text: string;
  /** What was there, and what is there now; absent if only the text can say it. */
  readonly sides?: Sides;
}

/** A change in words, and its sides. */
export type SidedText = Required<Pick<Change, 'text' | 'sides'>>;

/** Both sides of a change as Markdown; null where there is nothing. */
export interface Sides {
  readonly before: string | null;
  readonly after: string | null;
}

/** The direction of a value: to the server, or to the client. */
export type Direction = 'request' | 'response';

/** Collects the changes of one operation or of a named schema, and the named schemas it uses. */
export class Findings {
  readonly #schema: Pick<Change, 'schema'>;
  readonly changes: Omit<Change, 'operations'>[] = [];
  /** Keys of the named schemas in use. Each schema is compared once for all its users. */
  readonly uses = new Set<string>();
  /** Pairs of schemas already compared here. */
  readonly visited = new Set<string>();

  constructor(schema?: string) {
    this.#schema = schema === undefined ? {} : { schema };
  }

  add(severity: Severity, kind: ChangeKind, subject: string, text: string | SidedText): void {
    this.changes.push({ severity, kind, subject, ...this.#schema, ...(typeof text === 'string' ? { text } : text) });
  }

  /** A fact about the subject was added, removed or replaced. */
  addFact(
    severity: Severity,
    subject: string,
    name: string,
    [from, to]: readonly [string | null, string | null],
  ): void {
    const sides = { before: from && code(from), after: to && code(to) };
    this.add(severity, 'changed', subject, { text: describeFact(name, from, to), sides });
  }
}

/** The sides of a value that became required, or no longer is. */
export function sidesOfRequired(wasRequired: boolean): Sides {
  const [before, after] = wasRequired ? ['required', 'optional'] : ['optional', 'required'];
  return { before: before ?? null, after: after ?? null };
}

export function opposite(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request';
}

/** Says that a fact about the subject was added, removed or replaced. */
export function describeFact(name: string, before: string | null, after: string | null): string {
  if (before === null) return `has a new ${name} of ${code(after ?? '')}`;
  if (after === null) return `no longer has its ${name} of ${code(before)}`;
  return `changed its ${name} from ${code(before)} to ${code(after)}`;
}
