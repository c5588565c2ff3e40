import type { Token, Tokens } from 'marked';
import type { TabItem, TabsToken } from '../settled-tokens.ts';
import type { ComponentPage } from './components.ts';
import type { ElementToken } from './elements.ts';
import type { Tag } from './parse-tag.ts';
import type { PlainData } from './plain-data.ts';

/** The tabs and, before them, what stands between them and is no tab: it is not lost. */
export function toTabs({ tag, tokens, raw }: ElementToken, page: ComponentPage): Token[] {
  const values = readValues(tag, page);
  const preferred = page.text(tag, 'defaultValue');
  const items = findItems(tokens).map((item, index): TabItem => {
    const value = page.text(item.tag, 'value') ?? String(index + 1);
    const isMarked = item.tag.attributes.some(({ name, value: given }) => name === 'default' && given.kind !== 'text');
    return {
      value,
      label: page.text(item.tag, 'label') ?? values.get(value) ?? value,
      isDefault: preferred === null ? isMarked : preferred === value,
      tokens: item.tokens,
    };
  });
  const group = page.text(tag, 'groupId') ?? page.text(tag, 'queryString');
  const others = findOthers(tokens);
  if (items.length === 0) return others;
  return [
    ...others,
    { type: 'tabs', raw, groupId: group, items, tokens: items.flatMap((item) => item.tokens) } satisfies TabsToken,
  ];
}

/** Items stand directly in their tabs, or in a paragraph when they share a line with something. */
function findItems(tokens: readonly Token[]): ElementToken[] {
  return tokens.flatMap((token): ElementToken[] => {
    if (token.type === 'paragraph') return findItems((token as Tokens.Paragraph).tokens);
    return isItem(token) ? [token] : [];
  });
}

function findOthers(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token): Token[] => {
    if (isItem(token) || token.type === 'space' || token.raw.trim() === '') return [];
    if (token.type !== 'paragraph') return [token];
    const inner = findOthers((token as Tokens.Paragraph).tokens);
    return inner.length === 0 ? [] : [{ ...token, tokens: inner } as Token];
  });
}

function isItem(token: Token): token is ElementToken {
  return token.type === 'element' && (token as ElementToken).tag.name === 'TabItem';
}

/** `values={[{ label: 'macOS', value: 'mac' }]}`: labels by value. */
function readValues({ attributes }: Tag, page: ComponentPage): ReadonlyMap<string, string> {
  const given = attributes.find(({ name }) => name === 'values')?.value;
  const data = given?.kind === 'code' ? page.data(given.code) : undefined;
  if (given?.kind === 'code' && data === undefined)
    page.note(
      'jsx-expression',
      'Cannot read "values" of <Tabs>: it is JavaScript, and nothing of a page is run. Write a "label" at each <TabItem>.',
    );
  const entries = Array.isArray(data) ? (data as readonly PlainData[]) : [];
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
      const { value, label } = entry as { readonly [key: string]: PlainData };
      return typeof value === 'string' && typeof label === 'string' ? [[value, label]] : [];
    }),
  );
}
