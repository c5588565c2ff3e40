import type { ApiReference } from '../../shared/import-apis.ts';
import { at, textAt } from '../../shared/values.ts';

const OPERATION = /^(?:(\S+)\s+)?(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|QUERY|WEBHOOK)\s+(\S.*)$/i;

/** `openapi.json`, `{ source, directory }`, or a list of these. */
export function toApiReferences(written: unknown): ApiReference[] {
  const directory = textAt(written, 'directory');
  if (typeof written === 'string' && written.trim() !== '') return [{ source: written.trim(), directory: null }];
  if (Array.isArray(written)) return written.flatMap(toApiReferences);
  const source = at(written, 'source');
  if (typeof source !== 'string' && !Array.isArray(source)) return [];
  return toApiReferences(source).map((reference) => ({ ...reference, directory: directory ?? reference.directory }));
}

/** `openapi.json GET /users`; null for a page. */
export function readOperation(written: string): { readonly source: string | null; readonly name: string } | null {
  const [, source = null, method, path = ''] = OPERATION.exec(written.trim()) ?? [];
  return method === undefined ? null : { source, name: `${method.toUpperCase()} ${path.trim()}` };
}
