import { code } from '../../markdown/markdown-text.ts';
import type { OperationSource } from './collect-operations.ts';

/*
 * What a change is about, in words. A comparison writes them into the changelog; a page finds by them what of it has
 * changed.
 */

/** `GET /invoices` or `webhook POST invoice.paid`. */
export function nameOperation({ kind, method, pathTemplate }: OperationSource): string {
  return kind === 'webhook' ? `webhook ${method} ${pathTemplate}` : `${method} ${pathTemplate}`;
}

export function nameParameter(place: string, name: string): string {
  return `${place} parameter ${code(name)}`.trim();
}

export function nameResponse(status: string): string {
  return `response ${status}`;
}

export function nameHeader(name: string, subject: string): string {
  return `header ${code(name)} of the ${subject}`;
}

/** A body; one of several media types adds which. */
export function nameContent(subject: string, mediaType: string, count: number): string {
  return count > 1 ? `${subject} (${code(mediaType)})` : subject;
}

/** What a property belongs to, when that is a part of an operation. */
export function ownerOf(subject: string): string {
  return `the ${subject}`;
}

export function nameSchema(name: string, direction: 'request' | 'response'): string {
  return `schema ${code(name)} in ${direction}s`;
}

/** `path` leads there from the owner: `lines[].amount`. */
export function nameProperty(path: string, owner: string): string {
  return `property ${code(path)} of ${owner}`;
}
