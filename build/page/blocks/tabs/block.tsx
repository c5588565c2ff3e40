import { plain } from '../../../../worker/model/markup/plain-markdown.ts';
import { Html } from '../../../../worker/ui/html.tsx';
import { Tabs } from '../../../../worker/ui/tabs.tsx';
import { heading, joinBlocks } from '../../text/markdown/markdown-text.ts';
import { type BlockToken, blockToken, plainToken, type SiteToken } from '../../text/tokens.ts';
import { type BlockPage, defineBlock, splitParts } from '../block.ts';

interface TabItem {
  readonly value: string;
  readonly label: string;
  /** Shown first. */
  readonly isDefault: boolean;
  readonly tokens: SiteToken[];
}

/** Docusaurus's `<Tabs>` and `<TabItem>`. */
export const TABS = [
  defineBlock({
    name: 'tabs',
    components: ['Tabs'],
    isOfDocusaurus: true,
    attributes: { groupId: 'text', queryString: 'text', defaultValue: 'text', values: 'code' },
    resolve({ element: { tokens, raw }, attributes }, page) {
      const { groupId, queryString, defaultValue, values } = attributes;
      const labels = readLabels(values, page);
      const { uses, others } = splitParts(tokens, ['TabItem'], { container: 'tabs' }, page);
      const items = uses.map(({ tag, tokens: inner }, index): TabItem => {
        const value = page.text(tag, 'value');
        const label = page.text(tag, 'label') ?? labels.get(value ?? '') ?? value;
        if (label === null)
          page.note('unnamed-tab', `Cannot name tab ${index + 1}: it has no label. Write <TabItem label="…">.`);
        const isMarked = tag.attributes.some(({ name, value: given }) => name === 'default' && given.kind !== 'text');
        return {
          value: value ?? String(index + 1),
          label: label ?? String(index + 1),
          isDefault: defaultValue === null ? isMarked : defaultValue === value,
          tokens: page.blocks(inner),
        };
      });
      noteRepeated(items, page);
      // Content between the tabs is moved before them, so that it is not lost.
      const before = page.list(others);
      return items.length === 0 ? before : [...before, tabsToken(items, groupId ?? queryString, raw)];
    },
  }),
  defineBlock({
    name: 'tab-item',
    components: ['TabItem'],
    isOfDocusaurus: true,
    attributes: {},
    // Outside of tabs, its content is shown directly.
    resolve: ({ element }, page) => page.list(element.tokens),
  }),
];

export function tabsToken(items: readonly TabItem[], group: string | null, raw: string): BlockToken {
  const shown = items.find(({ isDefault }) => isDefault) ?? items[0];
  return blockToken(
    {
      hidden: new Set(items.flatMap((item) => (item === shown ? [] : item.tokens))),
      html: ({ blocks, render }) => {
        const tabs = items.map(({ tokens, ...tab }) => ({
          ...tab,
          content: <Html html={blocks(tokens).html} />,
        }));
        return [render(<Tabs group={group ?? ''} tabs={tabs} />)];
      },
      markdown: ({ blocks, level }) =>
        joinBlocks(items.flatMap(({ label, tokens }) => [heading(level + 1, plain(label)), blocks(tokens)])),
    },
    { raw, tokens: items.flatMap(({ label, tokens }) => [plainToken(`${label} `), ...tokens]) },
  );
}

function noteRepeated(items: readonly TabItem[], { note }: BlockPage): void {
  const values = items.map(({ value }) => value);
  for (const value of new Set(values.filter((each, index) => values.indexOf(each) < index)))
    note(
      'unnamed-tab',
      `Cannot select these tabs separately: both have the value ${JSON.stringify(value)}. Give each a different "value".`,
    );
}

/** `values={[{ label: 'macOS', value: 'mac' }]}`: labels by value. */
function readLabels(code: string | null, page: BlockPage): ReadonlyMap<string, string> {
  const data = code === null ? undefined : page.data(code);
  if (code !== null && data === undefined)
    page.note(
      'jsx-expression',
      'Cannot read "values" of <Tabs>: it is JavaScript, and pages do not run code. Add a "label" to each <TabItem>.',
    );
  return new Map(
    (Array.isArray(data) ? data : []).flatMap((entry): [string, string][] =>
      typeof entry?.value === 'string' && typeof entry.label === 'string' ? [[entry.value, entry.label]] : [],
    ),
  );
}
