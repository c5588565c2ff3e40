import type { ChangeMark } from '../../../page/blocks/api/schema/model.ts';
import { code } from '../../../page/text/markdown/markdown-text.ts';
import type { OperationSource } from '../operations/collect-operations.ts';

/*
 * Names for the subject of a change. A comparison writes them into the changelog, and pages use them to look up their
 * changes.
 */

/** `GET /invoices` or `webhook POST invoice.paid`. */
export function nameOperation({ kind, method, pathTemplate }: OperationSource): string {
  return kind === 'webhook' ? `webhook ${method} ${pathTemplate}` : `${method} ${pathTemplate}`;
}

export function nameParameter(location: string, name: string): string {
  return `${location} parameter ${code(name)}`.trim();
}

export function nameResponse(status: string): string {
  return `response ${status}`;
}

export function nameHeader(name: string, subject: string): string {
  return `header ${code(name)} of the ${subject}`;
}

/** The name of a body, with its media type if it has several. */
export function nameContent(subject: string, mediaType: string, count: number): string {
  return count > 1 ? `${subject} (${code(mediaType)})` : subject;
}

/** The owner of a property that belongs to part of an operation. */
export function ownerOf(subject: string): string {
  return `the ${subject}`;
}

export function nameSchema(name: string, direction: 'request' | 'response'): string {
  return `schema ${code(name)} in ${direction}s`;
}

/** `path` is relative to the owner: `lines[].amount`. */
export function nameProperty(path: string, owner: string): string {
  return `property ${code(path)} of ${owner}`;
}

/** Recent changes by subject; `''` is the operation itself. */
export type MarksBySubject = Readonly<Record<string, ChangeMark>>;

/** The recent changes shown on pages. */
export interface ChangeMarks {
  /** The changes of an operation, including its requests and responses. */
  readonly ofOperation: (name: string) => MarksBySubject;
  /** The changes of a named schema. */
  readonly ofSchema: (name: string) => MarksBySubject;
}
