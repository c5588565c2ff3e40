/** Components of Starlight's preset for Markdoc, by their tags. */
const TAGS = new Map(
  'Aside Badge Card LinkCard CardGrid Code FileTree Icon LinkButton Steps Tabs TabItem'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
);
const TAG = /\{%\s*(\/?)\s*([\w-]*)((?:[^%"]|"(?:[^"\\]|\\.)*"|%(?!\}))*?)(\/?)\s*%\}/g;

/** Writes the tags of Markdoc that Starlight has as elements. Calls `tell` with each of the others, which is dropped. */
export function fromMarkdoc(
  text: string,
  isCode: (offset: number) => boolean,
  tell: (tag: string, offset: number) => void,
): string {
  return text.replace(TAG, (tag: string, ...found) => {
    const [close, name, rest, empty, offset] = found as [string, string, string, string, number];
    if (isCode(offset)) return tag;
    const component = TAGS.get(name.toLowerCase());
    if (component === undefined) {
      if (close === '') tell(tag, offset);
      return '';
    }
    const attributes = rest.replace(/([\w-]+)=(?!")([^\s"]+)/g, '$1={$2}').trim();
    return close === ''
      ? `<${component}${attributes === '' ? '' : ` ${attributes}`}${empty === '' ? '' : ' /'}>`
      : `</${component}>`;
  });
}
