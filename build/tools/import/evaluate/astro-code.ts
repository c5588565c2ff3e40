import { VOID_ELEMENTS } from '../../../page/html/elements.ts';
import { type Attribute, parseTag } from '../../../page/text/markdown/parse-tag.ts';

const SCRIPT_START = /^\s*---[ \t]*\r?\n/;
const SCRIPT_END = /^---[ \t]*\r?$\n?/m;
/** Stops at the next import, so that no text is read twice. */
const IMPORT = /^import\s(?:(?:(?!^import\s)[^;'"])*?\sfrom\s*)?["'][^"'\n]+["'](?:\s*with\s*\{[^{}]*\})?;?/gm;
/** `Astro.locals.t` */
export const ASTRO_TEXT = 'astroText';
/** Beginnings of what a template holds and readers do not see. */
const UNSEEN = /<!--|<!doctype|<(style|script)\b/gi;

/**
 * An Astro component as a module, which exports a function of `Astro` that returns the template. Slots are members of
 * `Astro.slots`.
 */
export function toAstroModule(text: string): string {
  const { script, rest } = takeScript(text);
  const imports = script.match(IMPORT) ?? [];
  const body = withGlobals(script.replace(IMPORT, '').replace(/^export\s+(?!default)/gm, ''));
  const template = toJsx(withGlobals(withoutUnseen(rest)));
  return `${imports.join('\n')}\nexport default (Astro) => {\n${body}\nreturn <>${template}</>;\n};\n`;
}

/** The script at the start of a component, and what follows it. */
function takeScript(text: string): { readonly script: string; readonly rest: string } {
  const start = SCRIPT_START.exec(text)?.[0].length ?? 0;
  const end = start === 0 ? null : SCRIPT_END.exec(text.slice(start));
  if (end === null) return { script: '', rest: text };
  return { script: text.slice(start, start + end.index), rest: text.slice(start + end.index + end[0].length) };
}

function withoutUnseen(template: string): string {
  /** Marks that close nothing in the rest of the template. */
  const missing = new Set<string>();
  let shown = '';
  let at = 0;
  for (const { 0: mark, 1: name, index } of template.matchAll(UNSEEN)) {
    const close = name !== undefined ? `</${name.toLowerCase()}>` : mark === '<!--' ? '-->' : '>';
    if (index < at || missing.has(close)) continue;
    const closing = new RegExp(close, 'gi');
    closing.lastIndex = index + mark.length;
    if (closing.test(template)) {
      shown += template.slice(at, index);
      at = closing.lastIndex;
    } else missing.add(close);
  }
  return shown + template.slice(at);
}

/** `Astro.slots.has('a')` and `render('a')` as the member `a`, and `Astro.locals.t('a')` as a function of its own. */
function withGlobals(code: string): string {
  return code
    .replace(/Astro\.slots\.(?:has|render)\(\s*(["'][\w-]+["'])[^()]*\)/g, 'Astro.slots[$1]')
    .replaceAll('Astro.locals.t(', `${ASTRO_TEXT}(`);
}

/** Writes the tags of HTML as JSX does. */
function toJsx(template: string): string {
  const text = template.replace(/=`((?:[^`\\]|\\.)*)`/g, '={`$1`}');
  let jsx = '';
  let at = 0;
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', at)) {
    const tag = parseTag(text, start, { isMdx: true });
    const end = start + (tag?.length ?? 1);
    jsx += text.slice(at, start) + (tag === null ? '<' : toTag(tag.name, tag.kind, tag.attributes));
    at = end;
  }
  return jsx + text.slice(at);
}

function toTag(name: string, kind: 'open' | 'close' | 'empty', attributes: readonly Attribute[]): string {
  if (name === 'slot') {
    const value = attributes.find((attribute) => attribute.name === 'name')?.value;
    const slot = `Astro.slots[${JSON.stringify(value?.kind === 'text' ? value.text : 'default')}]`;
    // What is inside is shown if nobody fills the slot.
    if (kind === 'close') return '</>}</>';
    return kind === 'empty' ? `<>{${slot}}</>` : `<>{${slot} || <>`;
  }
  if (kind === 'close') return VOID_ELEMENTS.has(name) ? '' : `</${name}>`;
  const written = attributes.map(({ name: key, value }) => {
    if (key === '') return value.kind === 'code' ? toMember(value.code) : '';
    if (value.kind === 'none') return ` ${key}`;
    return value.kind === 'code' ? ` ${key}={${value.code}}` : ` ${key}=${toLiteral(value.text)}`;
  });
  return `<${name}${written.join('')}${kind === 'empty' || VOID_ELEMENTS.has(name) ? ' />' : '>'}`;
}

/** `{href}` is short for `href={href}`. */
function toMember(code: string): string {
  return /^\s*[\w$]+\s*$/.test(code) ? ` ${code.trim()}={${code}}` : ` {${code}}`;
}

function toLiteral(text: string): string {
  return text.includes('"') ? `{${JSON.stringify(text)}}` : `"${text}"`;
}
