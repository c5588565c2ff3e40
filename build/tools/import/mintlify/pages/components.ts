import { fence } from '../../../../../worker/model/markup/fences.ts';
import { toSlug } from '../../../../base/slug.ts';
import { target } from '../../../../page/text/markdown/markdown-text.ts';
import { escapeMarkdown } from '../../evaluate/jsx-text.ts';
import { writeTag } from '../../shared/markup/attributes.ts';
import { writeCard, writeColumns } from '../../shared/markup/cards.ts';
import { badge, contentOnly, icon, tab, wrap } from '../../shared/markup/common-components.ts';
import { around, isElement, noteIcon } from '../../shared/markup/component-parts.ts';
import type { Component, MarkupDialect } from '../../shared/markup/convert-markup.ts';
import { rewriteFence, writeInfo } from '../../shared/markup/write-fence.ts';
import { writeFields } from './fields.ts';
import { writeColors, writeFileTree } from './lists.ts';
import { writeFrame, writeImage, writeVideo } from './media.ts';

const callout = (type: string): Component =>
  wrap('Admonition', (use) => {
    noteIcon(use, 'a callout');
    return { type, title: use.attributes.text('title') };
  });

const tabs: Component = (element, use) => {
  const labels = element.children.filter(isElement).filter(({ name }) => name === 'Tab' || name === 'View');
  const titles = labels.map(({ tag }) => tag.attributes.find(({ name }) => name === 'title')?.value);
  const group = toSlug(titles.map((title) => (title?.kind === 'text' ? title.text : '')).join('-'));
  return around(element, writeTag('Tabs', { groupId: group || null }), use.content(), '</Tabs>');
};

const accordion: Component = (element, use) => {
  const said = use.attributes.text('description');
  const content = use.content();
  const open = writeTag('Accordion', {
    title: use.attributes.text('title') ?? (element.name === 'Expandable' ? 'Child attributes' : 'Details'),
    open: use.attributes.flag('defaultOpen'),
  });
  noteIcon(use, 'an accordion');
  return around(element, open, said === null ? content : `\n${said}\n\n${content.trim()}\n`, '</Accordion>');
};

const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$/gm;

/** Fences as tabs, or one fence. Other content follows, because a group shows nothing but code. */
const codeGroup: Component = (element, use) => {
  const content = use.content();
  const fences = content.match(FENCE) ?? [];
  if (fences.length < 2) return content;
  const rest = content.replace(FENCE, '').trim();
  if (rest === '') return around(element, '<CodeGroup>', content, '</CodeGroup>');
  return `${around(element, '<CodeGroup>', `\n${fences.join('\n')}\n`, '</CodeGroup>')}\n\n${rest}\n`;
};

const update: Component = (element, use) => {
  const { attributes } = use;
  const tags = attributes.data('tags');
  const labels = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  const label = attributes.text('label') ?? '';
  const said = attributes.text('description');
  const head = [said ?? '', labels.map((tag) => `<Badge>${escapeMarkdown(tag)}</Badge>`).join(' ')].filter(
    (text) => text !== '',
  );
  const content = use.content();
  const open = writeTag('ChangelogEntry', { version: label });
  return around(
    element,
    open,
    head.length === 0 ? content : `\n\n${head.join('\n\n')}\n\n${content.trim()}\n`,
    '</ChangelogEntry>',
  );
};

/** The text with its explanation in parentheses. */
const tooltip: Component = (_element, use) => {
  const { attributes } = use;
  const href = attributes.text('href');
  const cta = attributes.text('cta');
  const tip = escapeMarkdown(
    [attributes.text('headline'), attributes.text('tip')].filter((text) => text !== null).join(': '),
  );
  const link = cta === null || href === null ? '' : ` [${escapeMarkdown(cta)}](${target(use.address(href))})`;
  use.tell({ kind: 'changed', what: 'a tooltip is text in parentheses' });
  return tip === '' ? use.content() : `${use.content()} (${tip.replace(/\.$/, '')}${link})`;
};

/** A prompt to copy. */
const prompt: Component = (element, use) =>
  around(
    element,
    writeTag('Accordion', { title: use.attributes.text('description') ?? 'Prompt', open: true }),
    use.content(),
    '</Accordion>',
  );

const visibility: Component = (element, use) =>
  around(
    element,
    writeTag('Visibility', { for: use.attributes.text('for') === 'agents' ? 'agents' : 'people' }),
    use.content(),
    '</Visibility>',
  );

const repository: Component = (_element, use) => {
  const name = use.attributes.text('repo') ?? use.attributes.text('name') ?? '';
  return name === '' ? '' : `[${name}](https://github.com/${name})`;
};

const step: Component = (element, use) => {
  noteIcon(use, 'a step');
  return around(
    element,
    writeTag('Step', { title: use.attributes.text('title'), id: use.attributes.text('id') }),
    use.content(),
    '</Step>',
  );
};

/** `<CodeBlock>` as a fence. */
const codeBlock: Component = (element, use) => {
  const { attributes } = use;
  const title = attributes.text('filename') ?? attributes.text('title');
  const first = element.children.find((node) => node.kind !== 'text' || node.text.trim() !== '');
  const code = element.children
    .map((node) =>
      node.kind === 'text' || node.kind === 'code'
        ? node.text
        : node.kind === 'expression'
          ? node.code.trim().replace(/^[`"']|[`"']$/g, '')
          : use.convert([node]),
    )
    .join('');
  if (first?.kind === 'code' && code.trim().startsWith('```')) return use.content();
  const info = writeInfo({ language: attributes.text('language') ?? 'text', title, lines: null, isNumbered: false });
  return `\n${fence(code.replace(/^\n/, '').trimEnd(), info)}\n`;
};

const COMPONENTS: Readonly<Record<string, Component>> = {
  Note: callout('note'),
  Info: callout('info'),
  Tip: callout('tip'),
  Warning: callout('warning'),
  Danger: callout('danger'),
  Check: callout('success'),
  Callout: callout('note'),
  Banner: callout('info'),
  Card: writeCard,
  Tile: writeCard,
  HeroCard: writeCard,
  CardGroup: writeColumns,
  CardList: writeColumns,
  Columns: writeColumns,
  Column: wrap('Column', () => ({})),
  '#cards': (element, use) => around(element, '<Cards columns="1">', `\n${use.content()}\n`, '</Cards>'),
  Tabs: tabs,
  '#views': (element, use) => tabs(element, use),
  Tab: tab,
  View: tab,
  Steps: wrap('Steps', () => ({})),
  Step: step,
  AccordionGroup: wrap('AccordionGroup', () => ({})),
  Accordion: accordion,
  Expandable: accordion,
  CodeGroup: codeGroup,
  CodeBlock: codeBlock,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  '#fields': writeFields,
  Frame: writeFrame,
  img: writeImage,
  video: writeVideo,
  Icon: icon,
  Tooltip: tooltip,
  Update: update,
  Panel: contentOnly,
  Badge: badge,
  Tree: writeFileTree,
  FileTree: writeFileTree,
  Color: writeColors,
  Prompt: prompt,
  Visibility: visibility,
  'GitHub.Repo': repository,
  Latex: (_element, use) => `$${use.content().trim()}$`,
  Mermaid: (element, use) =>
    `\n${fence((use.attributes.text('chart') ?? use.content()).trim(), 'mermaid')}\n${element.indent ?? ''}`,
};

export const MINTLIFY: MarkupDialect = {
  components: new Map(Object.entries(COMPONENTS)),
  runs: new Map([
    ['Card', '#cards'],
    ['Tile', '#cards'],
    ['View', '#views'],
    ...['ParamField', 'ResponseField', 'Param', 'Property'].map((name): [string, string] => [name, '#fields']),
  ]),
  code: rewriteFence,
  containers: new Set(['CardGroup', 'CardList', 'Columns', '#cards', '#views', '#fields', 'Tabs']),
};
