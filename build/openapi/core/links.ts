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

/** The same for a URL of a description: a relative one is resolved against the base of its links, where there is one. */
export function resolveHref({ context }: Cursor, url: string | null): string | null {
  return safeHref(url) ?? (url === null ? null : resolveRelative(url, context.linkBase()));
}

/** A relative URL with its base; null without a base, for fragments, and for URLs of another scheme or host. */
export function resolveRelative(url: string, base: string | null): string | null {
  const isRelative = url !== '' && !url.startsWith('#') && !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(url);
  return base === null || !isRelative || !URL.canParse(url, base) ? null : safeHref(new URL(url, base).href);
}

/** The `externalDocs` of an object (OpenAPI 3.2 §4.11), or null; an address that cannot be linked is part of the label. */
export function readExternalDocs(parent: Cursor): Link | null {
  if (!parent.has('externalDocs')) return null;
  const docs = parent.get('externalDocs');
  const url = docs.trimmed('url');
  if (url === null) return null;
  const description = docs.trimmed('description');
  const href = resolveHref(docs, url);
  if (description === null) return { label: url, href };
  return { label: href === null ? `${description} (${url})` : description, href };
}
