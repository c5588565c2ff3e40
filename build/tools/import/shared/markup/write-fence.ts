/** A fence: what opens it, its language and attributes, and the rest. */
export const FENCE = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:`{3,}|~{3,}))([^\n]*)(\n[\s\S]*)?$/;

/** Words after the language that are not part of a title. */
const FLAGS = /(?:^|\s)(?:expandable|wrap|nowrap|twoslash|copy|noCopy|icon|lines|showLineNumbers|frame)(?=\s|$)/g;

/** What a fence in another tool says about its code. */
export interface FenceInfo {
  readonly language: string;
  readonly title: string | null;
  /** Highlighted lines: `1,3-5`. */
  readonly lines: string | null;
  readonly isNumbered: boolean;
}

/** Writes the info string of a fence anew; anything else of a code node stays as it is. */
export function rewriteFence(text: string): string {
  const [, mark, info = '', rest = ''] = FENCE.exec(text) ?? [];
  if (mark === undefined || rest === '') return text;
  return (
    mark +
    writeInfo(readInfo(info)) +
    rest.replace(
      /[ \t]*(?:\/\/|#|\/\*|<!--|--)[ \t]*\[!code (?:focus|word|error|warning)[^\]\n]*\](?:[ \t]*(?:\*\/|-->))?/g,
      '',
    )
  );
}

/** `js src/pay.js lines {1,3} highlight={2} title="…"`: a title may be any words after the language. */
function readInfo(info: string): FenceInfo {
  const [, language = '', meta = ''] = /^\s*([^\s{]*)([\s\S]*)$/.exec(info) ?? [];
  const ranges: string[] = [];
  let title: string | null = null;
  const words = meta
    .replace(
      /(?:^|\s)([\w-]+)=(?:\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}|"([^"]*)"|'([^']*)'|(\S+))/g,
      (_whole, name: string, ...values) => {
        const value = values.slice(0, 4).find((each) => each !== undefined) ?? '';
        if (name === 'title' || name === 'filename') title = String(value).replace(/^(["'`])(.*)\1$/, '$2');
        if (name === 'highlight' || name === 'mark') ranges.push(String(value));
        return ' ';
      },
    )
    .replace(/\{([\d,\s-]+)\}/g, (_whole, value: string) => {
      ranges.push(value);
      return ' ';
    })
    .replace(/\{[^}]*\}/g, ' ');
  const isNumbered = /(?:^|\s)(?:lines|showLineNumbers)(?=\s|$)/.test(words);
  const named = words
    .replace(FLAGS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["']|["']$/g, '');
  const lines = ranges
    .join(',')
    .replace(/[^\d,-]/g, '')
    .replace(/^,+|,+$/g, '');
  return { language, title: title ?? (named === '' ? null : named), lines: lines === '' ? null : lines, isNumbered };
}

export function writeInfo({ language, title, lines, isNumbered }: FenceInfo): string {
  const parts = [
    // An attribute needs a language before it.
    language === '' && (title !== null || lines !== null || isNumbered) ? 'text' : language,
    ...(title === null ? [] : [`title="${title.replaceAll('"', "'").replaceAll('`', "'")}"`]),
    ...(lines === null ? [] : [`{${lines}}`]),
    ...(isNumbered ? ['showLineNumbers'] : []),
  ];
  return parts.join(' ');
}
