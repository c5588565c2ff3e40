import type { Token, TokenizerExtension, Tokens } from 'marked';

/** `:::note[Title]` … `:::`, Docusaurus' admonition. */
export interface AdmonitionToken extends Tokens.Generic {
  readonly type: 'admonition';
  readonly kind: AdmonitionKind;
  readonly title: string | null;
  tokens: Token[];
}

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** `<Tabs>` with its `<TabItem>`s, as Docusaurus writes them. */
export interface TabsToken extends Tokens.Generic {
  readonly type: 'tabs';
  readonly groupId: string | null;
  readonly items: readonly TabItem[];
  /** All items' tokens, so that walks reach them. */
  tokens: Token[];
}

export interface TabItem {
  readonly value: string;
  readonly label: string;
  readonly tokens: Token[];
}

const KINDS: ReadonlyMap<string, AdmonitionKind> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['caution', 'warning'],
  ['important', 'info'],
]);

export const admonition: TokenizerExtension = {
  name: 'admonition',
  level: 'block',
  start: (source) => nextLineStart(source, /(?<=\n) {0,3}:::+[a-z]/),
  tokenizer(source) {
    const open = /^ {0,3}(:{3,})([a-z]+)(?:\[(.*)\])?[ \t]*(.*)(?:\n|$)/.exec(source);
    const kind = KINDS.get(open?.[2] ?? '');
    if (open === null || kind === undefined) return undefined;
    const colons = open[1] ?? ':::';
    const body = source.slice(open[0].length);
    const end = findContainerEnd(body, colons.length);
    const inner = end === null ? body : body.slice(0, end.start);
    const title = open[3] ?? (open[4] === '' ? null : (open[4] ?? null));
    const raw = open[0] + (end === null ? body : body.slice(0, end.end));
    return {
      type: 'admonition',
      raw,
      kind,
      title,
      tokens: this.lexer.blockTokens(inner, []),
    } satisfies AdmonitionToken;
  },
};

export const tabs: TokenizerExtension = {
  name: 'tabs',
  level: 'block',
  start: (source) => nextLineStart(source, /(?<=\n) {0,3}<Tabs\b/),
  tokenizer(source) {
    const match = /^ {0,3}<Tabs\b([^>]*)>([\s\S]*?)<\/Tabs>[ \t]*(?:\n|$)/.exec(source);
    if (match === null) return undefined;
    const items = [...(match[2] ?? '').matchAll(/<TabItem\b([^>]*)>([\s\S]*?)<\/TabItem>/g)].map(
      (item, index): TabItem => {
        const value = readAttribute(item[1] ?? '', 'value') ?? String(index + 1);
        return {
          value,
          label: readAttribute(item[1] ?? '', 'label') ?? value,
          tokens: this.lexer.blockTokens(item[2] ?? '', []),
        };
      },
    );
    return {
      type: 'tabs',
      raw: match[0],
      groupId: readAttribute(match[1] ?? '', 'groupId'),
      items,
      tokens: items.flatMap((item) => item.tokens),
    } satisfies TabsToken;
  },
};

/** Where the container closes: nested containers and fenced code inside it are passed over. */
function findContainerEnd(body: string, colons: number): { start: number; end: number } | null {
  const open: number[] = [colons];
  let fence: string | null = null;
  let offset = 0;
  for (const line of body.split('\n')) {
    const next = offset + line.length + 1;
    const ticks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const marker = /^ {0,3}(:{3,})([a-z]*)/.exec(line);
    if (fence !== null) {
      if (ticks?.startsWith(fence)) fence = null;
    } else if (ticks !== undefined) {
      fence = ticks;
    } else if (marker !== null && marker[2] !== '') {
      open.push((marker[1] ?? '').length);
    } else if (marker !== null && (marker[1] ?? '').length >= (open.at(-1) ?? 3)) {
      open.pop();
      if (open.length === 0) return { start: offset, end: Math.min(next, body.length) };
    }
    offset = next;
  }
  return null;
}

/** marked asks with the text behind the first character of a paragraph: its beginning is not that of a line. */
function nextLineStart(source: string, pattern: RegExp): number | undefined {
  const index = source.search(pattern);
  return index === -1 ? undefined : index;
}

function readAttribute(attributes: string, name: string): string | null {
  return (
    new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{["'\`]([^}]*)["'\`]\\})`)
      .exec(attributes)
      ?.slice(1)
      .find((value) => value !== undefined) ?? null
  );
}
