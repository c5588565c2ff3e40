import { hrefToPath, markdownPath, pathToHref } from '../../../../worker/model/path.ts';

/** The extension of a file such as `/img/logo.svg`. The last dot in a slug can only be followed by a digit. */
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,10}$/i;

/**
 * Converts an href for use in Markdown: links to pages lead to their Markdown, so that programs stay in Markdown
 * whatever `Accept` header they send. Files, fragments and other sites are unchanged. The release adds the origin.
 */
export function toMarkdownHref(href: string, base: string): string {
  return FILE_EXTENSION.test(href.replace(/[?#].*$/s, '')) ? href : toPageMarkdownHref(href, base);
}

/** Like `toMarkdownHref`, for an href known to be a page, which may look like a file: `/api/schemas/v1.Status`. */
export function toPageMarkdownHref(href: string, base: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const path = pathname.startsWith('/') && !pathname.startsWith('//') ? hrefToPath(base, pathname) : null;
  return path === null ? href : pathToHref(base, markdownPath(path)) + rest;
}
