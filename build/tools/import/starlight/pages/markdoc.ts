/** Components of Starlight's preset for Markdoc, by their tags. */
const TAGS = new Map(
  'Aside Badge Card LinkCard CardGrid Code FileTree Icon LinkButton Steps Tabs TabItem'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
);
const PARTS = /^\s*(\/?)\s*([\w-]*)([\s\S]*)$/;
/** The next sign that matters inside a tag. */
const SIGN = /"|%\}|\{%/g;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;

/** Writes the tags of Markdoc that Starlight has as elements. Calls `tell` with each of the others, which is dropped. */
export function fromMarkdoc(
  text: string,
  isCode: (offset: number) => boolean,
  tell: (tag: string, offset: number) => void,
): string {
  let written = '';
  let at = 0;
  let next = 0;
  for (let start = text.indexOf('{%'); start !== -1; start = text.indexOf('{%', next)) {
    const { end, isTag } = isCode(start) ? { end: start + 2, isTag: false } : readTag(text, start + 2);
    next = end;
    if (!isTag) continue;
    written += text.slice(at, start) + toElement(text.slice(start, end), (tag) => tell(tag, start));
    at = end;
  }
  return written + text.slice(at);
}

/** Where a tag ends. For one without an end, where the next one may begin: no text is read twice. */
function readTag(text: string, start: number): { readonly end: number; readonly isTag: boolean } {
  for (let at = start; ; at = STRING.lastIndex) {
    SIGN.lastIndex = at;
    const sign = SIGN.exec(text);
    if (sign === null) return { end: text.length, isTag: false };
    if (sign[0] === '%}') return { end: sign.index + 2, isTag: true };
    if (sign[0] === '{%') return { end: sign.index, isTag: false };
    STRING.lastIndex = sign.index;
    if (STRING.test(text)) continue;
    const lineEnd = text.indexOf('\n', sign.index);
    return { end: lineEnd === -1 ? text.length : lineEnd, isTag: false };
  }
}

function toElement(tag: string, tell: (tag: string) => void): string {
  const [, close = '', name = '', inner = ''] = PARTS.exec(tag.slice(2, -2)) ?? [];
  const component = TAGS.get(name.toLowerCase());
  if (component === undefined) {
    if (close === '') tell(tag);
    return '';
  }
  if (close !== '') return `</${component}>`;
  const rest = inner.trim();
  const isEmpty = rest.endsWith('/');
  const attributes = (isEmpty ? rest.slice(0, -1) : rest)
    .replace(/(?<![\w-])([\w-]+)=(?!")([^\s"]+)/g, '$1={$2}')
    .trim();
  return `<${component}${attributes === '' ? '' : ` ${attributes}`}${isEmpty ? ' /' : ''}>`;
}
