import type { Link } from '../../../worker/model/api-facts.ts';
import type { Cursor } from './cursor.ts';

/** A URL that may be linked, or null: only http, https and mailto, so that no `javascript:` is ever clickable. */
export function safeHref(url: string | null): string | null {
  if (url === null) return null;
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null;
  } catch {
    return null;
  }
}

/** The `externalDocs` of an object (OpenAPI 3.2 §4.11), or null. */
export function readExternalDocs(parent: Cursor): Link | null {
  if (!parent.has('externalDocs')) return null;
  const docs = parent.get('externalDocs');
  const url = docs.trimmed('url');
  if (url === null) return null;
  return { label: docs.trimmed('description') ?? url, href: safeHref(url) };
}
