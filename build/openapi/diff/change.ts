/** `breaking`: a client that follows the old description may fail; `may-break`: one that takes it too literally. */
export const SEVERITIES = ['breaking', 'may-break', 'safe'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const CHANGE_KINDS = ['added', 'removed', 'changed', 'deprecated'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One difference between two descriptions, in words: `{subject} {text}.` */
export interface Change {
  readonly severity: Severity;
  readonly kind: ChangeKind;
  /** Operations that it concerns: `GET /invoices`, `webhook POST invoicePaid`. None: the API as a whole. */
  readonly operations: readonly string[];
  /** What has changed: `query parameter "status"`; empty for the operation itself. */
  readonly subject: string;
  /** What has become of it: `was removed`. */
  readonly text: string;
}

/** Which way a value travels: to the server, or to the client. */
export type Direction = 'request' | 'response';

/** Collects the changes of one operation, and the named schemas that it uses. */
export class Findings {
  readonly changes: Omit<Change, 'operations'>[] = [];
  /** Keys of named schemas, each compared once for all that use it. */
  readonly uses = new Set<string>();
  /** Pairs of schemas that have been compared here. */
  readonly visited = new Set<string>();

  add(severity: Severity, kind: ChangeKind, subject: string, text: string): void {
    this.changes.push({ severity, kind, subject, text });
  }
}

export function opposite(direction: Direction): Direction {
  return direction === 'request' ? 'response' : 'request';
}

/** A name or value as a code span of Markdown, whatever is in it (CommonMark 0.31 §6.1). */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || ' ';
  const runs = line.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}
