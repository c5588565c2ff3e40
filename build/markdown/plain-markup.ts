import type { SafeHtml } from '../../worker/model/safe-html.ts';

/** Anything but a tag without attributes that shows text. */
const OTHER_TAG = /<(?!\/?(?:p|code|strong|em|del|ul|ol|li|blockquote|h[1-6]|br|hr)>)/;
const OTHER_REFERENCE = /&(?!(?:amp|lt|gt|quot|#39);)/;

/**
 * What marked made of a text without a `<`, written as the sanitiser would write it, in a fraction of the time; null where
 * there is anything to judge: links, images, attributes, other references. Two of three descriptions with markup need no more.
 */
export function sanitizePlainMarkup(html: string): SafeHtml | null {
  if (OTHER_TAG.test(html) || OTHER_REFERENCE.test(html)) return null;
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/<(br|hr)>/g, '<$1 />')
    .trim() as SafeHtml;
}
