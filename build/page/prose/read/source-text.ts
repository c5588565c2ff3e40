import type { Rule } from '../../../base/report/rules.ts';
import { parseRawImport } from '../../mdx/module-lines.ts';
import { type PlainData, parsePlainData } from '../../mdx/plain-data.ts';
import { unescapeHtml } from '../../text/escape.ts';
import { findBalancedEnd } from '../../text/markdown/balanced.ts';
import type { Tag } from '../../text/markdown/parse-tag.ts';
import { type MarkdownSource, TokenPositions } from '../../text/markdown/source-positions.ts';
import type { SiteToken } from '../../text/tokens.ts';
import type { ParsedMarkdown } from './grammar.ts';

/** Values that come from outside a text. */
interface GivenValues {
  /** Attributes of the tag that includes it. */
  readonly props: ReadonlyMap<string, PlainData>;
  readonly globals: ReadonlyMap<string, PlainData>;
}

/** A file that a page imports as text. */
interface RawFile {
  readonly path: string;
  /** Whether code on the page would change the text before showing it. */
  readonly isChanged: boolean;
}

/** `props.a === 'b' &&`, `!frontMatter.a ?` */
const CONDITION = /^\s*(!*)\s*([\w$]+(?:\.[\w$]+)*)\s*(?:([!=]==?)\s*("[^"\n]*"|'[^'\n]*'|[\w.]+)\s*)?(&&|\?(?![.?]))/;

/** What React shows of a value: nothing of a boolean. */
function toShown(value: PlainData | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The offset of the colon between the branches of a condition, or -1. */
function findColon(code: string): number {
  for (let at = 0; at < code.length; at++) {
    const character = code[at] ?? '';
    if (character === ':') return at;
    if (character === '(' || character === '{' || character === '[') {
      const end = findBalancedEnd(code, at);
      if (end === -1) return -1;
      at = end - 1;
    } else if (/["'`]/.test(character)) {
      const end = code.indexOf(character, at + 1);
      if (end === -1) return -1;
      at = end;
    } else if (character === '<') return -1;
  }
  return -1;
}

/** A text with the values from its own modules and from the page that includes it. */
export class SourceText {
  readonly positions: TokenPositions;
  readonly source: MarkdownSource;
  readonly #given: GivenValues;
  readonly #parsed: ParsedMarkdown;

  constructor(source: MarkdownSource, parsed: ParsedMarkdown, given: GivenValues) {
    this.source = source;
    this.#given = given;
    this.#parsed = parsed;
    this.positions = new TokenPositions(parsed.text);
  }

  /** Whether the lines of a token's content have lost a prefix or indentation. */
  hasPrefixes({ type }: SiteToken): boolean {
    return type === 'blockquote' || type === 'list' || type === 'list_item' || type === 'element';
  }

  /** The original name of a theme component imported under another name. */
  componentName(name: string): string {
    const from = this.#parsed.imports.get(name);
    return from !== undefined && /^@(?:theme|docusaurus)\//.test(from) ? (from.split('/').at(-1) ?? name) : name;
  }

  /** Whether the text imports or defines this component. In JSX, names in lower case are elements. */
  hasComponent(name: string): boolean {
    return /^[A-Z]/.test(name) && (this.#parsed.imports.has(name) || this.#parsed.exports.has(name));
  }

  /** The Markdown file imported as this component, or null. */
  partial(name: string): string | null {
    const from = this.#parsed.imports.get(name);
    return from !== undefined && /\.mdx?$/i.test(from) ? from : null;
  }

  /** The SVG file imported as this component, or null. */
  drawing(name: string): string | null {
    const from = this.#parsed.imports.get(name)?.replace(/\?.*$/, '');
    return from !== undefined && /\.svg$/i.test(from) ? from : null;
  }

  /** The file whose text an expression shows, unchanged or modified by code; null for any other expression. */
  rawFile(code: string): RawFile | null {
    const [, name = '', rest = ''] = /^\s*([\w$]+)([\s\S]*)$/.exec(code) ?? [];
    const path = parseRawImport(this.#parsed.imports.get(name) ?? '');
    return path === null ? null : { path, isChanged: !/^(?:\s*\.(?:trim|toString)\(\))*\s*$/.test(rest) };
  }

  attribute({ attributes }: Pick<Tag, 'attributes'>, name: string): string | null {
    const value = attributes.find((attribute) => attribute.name === name)?.value;
    if (value === undefined || value.kind === 'none') return null;
    return value.kind === 'text' ? unescapeHtml(value.text) : this.evaluate(value.code);
  }

  /** Like `attribute`, but reports code that would have to be executed. */
  attributeText(
    tag: Pick<Tag, 'name' | 'attributes'>,
    name: string,
    note: (rule: Rule, message: string) => void,
  ): string | null {
    const text = this.attribute(tag, name);
    const value = tag.attributes.find((attribute) => attribute.name === name)?.value;
    if (text === null && value?.kind === 'code' && this.data(value.code) === undefined)
      note(
        'jsx-expression',
        `Cannot keep ${JSON.stringify(name)} on <${tag.name}>: it is JavaScript, and pages do not run code. Write text in quotes.`,
      );
    return text;
  }

  /** The attributes of an include. In JSX, one without a value is true. */
  readProps(tag: Pick<Tag, 'attributes'>): ReadonlyMap<string, PlainData> {
    return new Map(
      tag.attributes.flatMap(({ name, value }): [string, PlainData][] => {
        if (value.kind === 'none') return [[name, true]];
        const data = value.kind === 'code' ? this.data(value.code) : undefined;
        const given = typeof data === 'boolean' ? data : this.attribute(tag, name);
        return given === null ? [] : [[name, given]];
      }),
    );
  }

  /**
   * The plain data in an expression, or the data that it names in the page's exports or the globals; undefined for
   * code.
   */
  data(code: string): PlainData | undefined {
    const written = parsePlainData(code);
    if (written !== undefined || !/^\s*[\w$]+(?:\.[\w$]+)*\s*$/.test(code)) return written;
    const [name = '', ...keys] = this.#unaliased(code.trim()).split('.');
    return keys.reduce<PlainData | undefined>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      this.#parsed.exports.has(name) ? this.#parsed.exports.get(name) : this.#given.globals.get(name),
    );
  }

  /** The names that lead to a value: `frontMatter.title` for `title`, if the page defines it so. */
  #unaliased(path: string): string {
    const [name = '', ...keys] = path.split('.');
    const alias = this.#parsed.aliases.get(name);
    return alias === undefined ? path : [alias, ...keys].join('.');
  }

  /**
   * The rest of `condition && rest`, or the branch of `condition ? a : b`; '' if nothing is shown, and null for any
   * other code. A condition is a value, a value that is compared, or one of these after `!`.
   */
  chooseBranch(code: string): string | null {
    const match = CONDITION.exec(code);
    if (match === null) return null;
    const [whole, not = '', path = '', operator, literal = '', sign] = match;
    const value = this.#conditionValue(path);
    if (value === undefined) return null;
    const isEqual = operator === undefined ? Boolean(value) : value === parsePlainData(literal);
    const holds = (operator?.startsWith('!') === true ? !isEqual : isEqual) !== (not.length % 2 === 1);
    const rest = code.slice(whole.length);
    if (sign === '&&') return holds ? rest : '';
    const colon = findColon(rest);
    if (colon === -1) return null;
    const branch = holds ? rest.slice(0, colon) : rest.slice(colon + 1);
    return /^\s*(?:null|undefined|false)\s*$/.test(branch) ? '' : branch;
  }

  /** The value of a name in a condition; undefined if it is not known. */
  #conditionValue(path: string): PlainData | undefined {
    const [, prop] = /^props\.([\w$]+)$/.exec(path) ?? [];
    return prop === undefined ? this.data(path) : (this.#given.props.get(prop) ?? null);
  }

  /** The text of an expression; null for code that would have to be executed. */
  evaluate(code: string): string | null {
    const data = this.data(code);
    if (typeof data === 'string' || typeof data === 'number') return String(data);
    const [, required] =
      /^\s*(?:require|useBaseUrl)\(\s*["'`]([^"'`]+)["'`]\s*(?:,[^)]*)?\)(?:\.default)?\s*$/.exec(code) ?? [];
    if (required !== undefined) return required;
    if (/^\s*<[^{}]*>\s*$/.test(code)) return code.replace(/<[^>]*>/g, '').trim();
    const [, prop] = /^\s*props\.([\w$]+)\s*$/.exec(code) ?? [];
    // A value that is not given shows nothing, as in React.
    if (prop !== undefined) return toShown(this.#given.props.get(prop));
    const from = this.#parsed.imports.get(code.trim());
    return from !== undefined && /\.(?:png|jpe?g|gif|svg|webp|avif|ico|pdf|mp4|webm|zip|csv|json)$/i.test(from)
      ? from
      : null;
  }
}
