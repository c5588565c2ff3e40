import sanitizeHtml from 'sanitize-html';
import { linkToHref } from '../../worker/model/path.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';

/** What a piece of markup between links may be: words, a link, a picture, a line. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'code', 'em', 'hr', 'i', 'img', 'small', 'span', 'strong', 'sub', 'sup'],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto'],
};

/** The markup of a sidebar's `html` item without all that could run, frame or restyle; null when nothing is left. */
export function sanitizeItem(value: string): SafeHtml | null {
  const html = sanitizeHtml(value, OPTIONS).trim();
  return html === '' ? null : (html as SafeHtml);
}

/** The same with its links and pictures under the site's base: what was sanitised has quotes around every value. */
export function rebaseItem(html: SafeHtml, base: string): SafeHtml {
  return html.replace(
    / (href|src)="([^"]*)"/g,
    (_, name: string, link: string) => ` ${name}="${linkToHref(base, link)}"`,
  ) as SafeHtml;
}
