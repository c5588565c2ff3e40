import type { Link } from '../../../../worker/model/parts.ts';
import type { Cursor } from './cursor.ts';

/**
 * The URL if it is safe to link, otherwise null. Only http, https and mailto are, so that no `javascript:` URL is ever
 * clickable.
 */
export function safeHref(url: string | null): string | null {
  if (url === null) return null;
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null;
  } catch {
    return null;
  }
}

/** The safe URL of a link in a description. Relative URLs are resolved against the link base, if there is one. */
export function resolveHref({ context }: Cursor, url: string | null): string | null {
  return safeHref(url) ?? (url === null ? null : resolveRelative(url, context.linkBase()));
}

/** Resolves a relative URL against a base. Null without a base, for fragments, and for URLs with a scheme or host. */
export function resolveRelative(url: string, base: string | null): string | null {
  return base === null || !isRelative(url) || !URL.canParse(url, base) ? null : safeHref(new URL(url, base).href);
}

/** What to do about a URL that cannot be linked. A base helps only relative ones. */
export function remedyOfLink(url: string): string {
  return isRelative(url) ? 'Write the full URL, or set "linkBase".' : 'Write the full URL.';
}

function isRelative(url: string): boolean {
  return url !== '' && !url.startsWith('#') && !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(url);
}

/**
 * The `externalDocs` of an object (OpenAPI 3.2 §4.11), or null. A URL that cannot be linked becomes part of the label.
 */
export function readExternalDocs(parent: Cursor): Link | null {
  if (!parent.has('externalDocs')) return null;
  const docs = parent.get('externalDocs');
  const url = docs.trimmed('url');
  if (url === null) return null;
  const description = docs.trimmed('description');
  const href = resolveHref(docs, url);
  if (href === null)
    docs.warn('url', `Cannot link ${JSON.stringify(url)}: it is not a web address. ${remedyOfLink(url)}`);
  if (description === null) return { label: url, href };
  return { label: href === null ? `${description} (${url})` : description, href };
}
