import { hrefToPath, markdownPath, pathToHref } from '../../worker/model/path.ts';

/** Of a file beside the pages, such as `/img/logo.svg`: a slug's last dot is followed by a digit if by anything. */
const FILE_EXTENSION = /\.[a-z][a-z0-9]{1,10}$/i;

/**
 * Where a link of a page leads in its Markdown: to the Markdown of the other page, so that a program that follows it
 * stays in Markdown whatever it sends as `Accept`. Files, fragments and other sites stay as they are. The release adds
 * the origin.
 */
export function toMarkdownHref(href: string, base: string): string {
  return FILE_EXTENSION.test(href.replace(/[?#].*$/s, '')) ? href : toPageMarkdownHref(href, base);
}

/** The same for a link to a page, whose name may end as that of a file does: `/api/schemas/v1.Status`. */
export function toPageMarkdownHref(href: string, base: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const path = pathname.startsWith('/') && !pathname.startsWith('//') ? hrefToPath(base, pathname) : null;
  return path === null ? href : pathToHref(base, markdownPath(path)) + rest;
}
