import sanitizeHtml from 'sanitize-html';
import { linkToHref } from '../../worker/model/path.ts';
import type { SafeHtml } from '../../worker/model/safe-html.ts';

/** Allowed markup between links: text, a link, an image, a line. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'code', 'em', 'hr', 'i', 'img', 'small', 'span', 'strong', 'sub', 'sup'],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto'],
};

/** Removes everything from the markup of an `html` item that could run, frame or restyle. Null if nothing remains. */
export function sanitizeItem(value: string): SafeHtml | null {
  const html = sanitizeHtml(value, OPTIONS).trim();
  return html === '' ? null : (html as SafeHtml);
}

/** Adds the site's base to links and images. Sanitized markup has quotes around all values. */
export function rebaseItem(html: SafeHtml, base: string): SafeHtml {
  return html.replace(
    / (href|src)="([^"]*)"/g,
    (_, name: string, link: string) => ` ${name}="${linkToHref(base, link)}"`,
  ) as SafeHtml;
}
