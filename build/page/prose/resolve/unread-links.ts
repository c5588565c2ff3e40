/** What the text of a page shows as it is written, although its author meant a link, an image or a footnote. */
interface UnreadLink {
  /** Its offset in the text. */
  readonly index: number;
  readonly message: string;
}

/** The start of a path or URL, or the end of a file name. */
const ADDRESS = /^(?:\.{0,2}\/|#(?!\d+$)|https?:)\S|\.(?:mdx?|html?|pdf|png|jpe?g|gif|svg|webp)(?:$|[#?\s])/i;

const FORMS: readonly (readonly [form: RegExp, explain: (...parts: string[]) => string | null])[] = [
  [
    /(!?\[[^\][\n]*\])\(([^()\n]+)\)/g,
    (label = '', address = '') =>
      /\s/.test(address.trim()) && ADDRESS.test(address.trim())
        ? `its address has a space. Write ${label}(<${address.trim()}>).`
        : null,
  ],
  [
    /(\[[^\][\n]+\])[ \t]+\(([^()\s]+)\)/g,
    (label = '', address = '') =>
      ADDRESS.test(address) ? `there is a space before its address. Write ${label}(${address}).` : null,
  ],
  [
    /\(([^()\n]+)\)\[([^\][\s]+)\]/g,
    (text = '', address = '') =>
      ADDRESS.test(address) ? `its brackets are swapped. Write [${text}](${address}).` : null,
  ],
  [
    /(?<![\w\]])\[([^\][\n]+)\]\[([^\][\s]+)\]/g,
    (text = '', label = '') =>
      /[a-z]/i.test(label) && !/a-z|0-9/i.test(label)
        ? `nothing defines "[${label}]". Add a line "[${label}]: address", or write [${text}](address).`
        : null,
  ],
  [/\[\^([\w-]+)\]/g, (label = '') => `there is no footnote of this name. Add a line "[^${label}]: text".`],
];

/** Finds what CommonMark and GFM read as text: links are only links with an address without spaces, or a definition. */
export function findUnreadLinks(text: string): UnreadLink[] {
  if (!text.includes('[')) return [];
  return FORMS.flatMap(([form, explain]) =>
    [...text.matchAll(form)].flatMap((match) => {
      const { index } = match;
      const fault = explain(...match.slice(1));
      return fault === null ? [] : [{ index, message: `Cannot read this link: ${fault}` }];
    }),
  );
}
