import { SourceError } from '../../base/report/finding.ts';

/**
 * How a page becomes a file: `/user/bills` as `user/bills/index.html`, which works on any server, or as
 * `user/bills.html`, which hosts with clean URLs serve at that path.
 */
export const PAGE_FORMS = ['folder', 'file'] as const;
export type PageForm = (typeof PAGE_FORMS)[number];

/** File of a page, relative to the exported folder. */
export function toPageFile(path: string, form: PageForm): string {
  const name = toFileName(path);
  if (name === '') return 'index.html';
  return form === 'folder' ? `${name}/index.html` : `${name}.html`;
}

/**
 * Files for a redirect: old addresses end in `.html` or not, and a plain server serves a file for each. None for other
 * names, such as `/favicon.ico` or `/old.md`, which are requested by programs that do not read HTML.
 */
export function redirectFiles(path: string): string[] {
  if (/\.[a-z]+$/i.test(path)) return [];
  return PAGE_FORMS.map((form) => toPageFile(path, form)).filter((file) => file !== 'index.html');
}

/** File name of a path, percent-decoded as servers do. Throws SourceError if no file can have that name. */
export function toFileName(path: string): string {
  const segments = path.slice(1).split('/').map(decodeURIComponent);
  if (segments.some((segment) => /[/\\\0]/.test(segment) || segment === '..'))
    throw SourceError.at(
      { file: path },
      'Cannot export: a segment of the path contains a slash or backslash, which file names cannot contain. Change its slug or operationId.',
    );
  return segments.join('/');
}
