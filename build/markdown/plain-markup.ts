import type { SafeHtml } from '../../worker/model/safe-html.ts';

/** Any tag other than a text element without attributes. */
const OTHER_TAG = /<(?!\/?(?:p|code|strong|em|del|ul|ol|li|blockquote|h[1-6]|br|hr)>)/;
const OTHER_REFERENCE = /&(?!(?:amp|lt|gt|quot|#39);)/;

/**
 * Sanitizes marked's output for a text without `<` in a fraction of the usual time, with the same result. Null if there
 * is anything to check: links, images, attributes, other references. Enough for two thirds of all descriptions with
 * markup.
 */
export function sanitizePlainMarkup(html: string): SafeHtml | null {
  if (OTHER_TAG.test(html) || OTHER_REFERENCE.test(html)) return null;
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/<(br|hr)>/g, '<$1 />')
    .trim() as SafeHtml;
}
