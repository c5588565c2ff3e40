import { fence } from '../../../../../worker/model/markup/fences.ts';
import { target } from '../../../../page/text/markdown/markdown-text.ts';
import { escapeMarkdown } from '../../evaluate/jsx-text.ts';
import { writeTag } from '../../shared/markup/attributes.ts';
import { writeCard } from '../../shared/markup/cards.ts';
import { badge, contentOnly, icon, tab, wrap, writeVideo } from '../../shared/markup/common-components.ts';
import { around, noteIcon } from '../../shared/markup/component-parts.ts';
import { type Component, type MarkupDialect, writeHtml } from '../../shared/markup/convert-markup.ts';
import { rewriteExpressiveCode } from './code-fences.ts';

const aside = wrap('Admonition', (use) => {
  noteIcon(use, 'an aside');
  return { type: use.attributes.text('type') ?? 'note', title: use.attributes.text('title') };
});

const tabs = wrap('Tabs', ({ attributes }) => ({ groupId: attributes.text('syncKey') }));

/** Cards, or anything else that a grid holds. */
const cardGrid: Component = (element, use) => {
  const parts = element.children.filter((node) => node.kind === 'element');
  return parts.length > 0 && parts.every(({ name }) => /^(?:Link)?Card$/.test(name))
    ? around(element, '<Cards columns="2">', use.content(), '</Cards>')
    : use.content();
};

const linkButton: Component = (_element, use) => {
  const content = use.content().trim();
  const href = use.attributes.text('href');
  use.tell({ kind: 'changed', what: 'a button is a link' });
  return href === null ? content : `[${content.replace(/\s*\n\s*/g, ' ')}](${target(use.address(href))})`;
};

const code: Component = ({ indent }, use) => {
  const { attributes } = use;
  const shown = attributes.data('code');
  if (typeof shown !== 'string') {
    use.tell({ kind: 'missing', what: 'the code of <Code>' });
    return '';
  }
  const parts = ['title', 'mark', 'ins', 'del'].flatMap((name) => {
    const value = attributes.data(name);
    const ranges = [value].flat().filter((item) => typeof item === 'number' || /^[\d,\s-]+$/.test(String(item)));
    if (name === 'title') return value === undefined ? [] : [`title="${String(value).replaceAll('"', "'")}"`];
    return ranges.length === 0 ? [] : [`${name}={${ranges.join(',')}}`];
  });
  return writeFence([attributes.text('lang') ?? 'text', ...parts].join(' '), shown.trim(), indent);
};

function writeFence(info: string, text: string, indent: string | null): string {
  return `\n${rewriteExpressiveCode(fence(text, info)).replace(/^(?=.)/gm, indent ?? '')}\n`;
}

/** A picture, of a file or imported. */
const image: Component = (element, use) => writeHtml({ ...element, name: 'img', children: [] }, use);

/** An icon of Starlight, or one of astro-icon: a drawing of the project in `src/icons`, or `set:name`. */
const iconOrDrawing: Component = (element, use) => {
  const { attributes } = use;
  const name = attributes.text('name') ?? '';
  const file = `/src/icons/${name}.svg`;
  const src = name === '' ? file : use.address(file);
  if (src === file) return icon(element, use);
  const size = attributes.text('size') ?? attributes.text('width');
  return writeTag('img', { src, alt: attributes.text('label') ?? attributes.text('title') ?? '', width: size }, ' />');
};

/** A diagram whose text is an attribute or the content. */
const mermaid: Component = ({ indent }, use) => {
  const names = ['graph', 'chart', 'code', 'value', 'definition', 'diagram'];
  const written = names.map((name) => use.attributes.data(name)).find((value) => typeof value === 'string');
  const text = String(written ?? use.content()).trim();
  if (text === '') use.tell({ kind: 'missing', what: 'a diagram' });
  return text === '' ? '' : writeFence('mermaid', text, indent);
};

/** A drawing whose size only its styles say decorates text. */
const svg: Component = (element, use) =>
  use.attributes.has('width') || use.attributes.has('height') ? writeHtml(element, use).replace(/\s*\n\s*/g, ' ') : '';

const youtube: Component = (_element, { attributes }) =>
  writeVideo(attributes.text('id') ?? attributes.text('videoId') ?? '', attributes.text('title'));

/** The command of starlight-package-managers for each package manager. */
const packageManagers: Component = ({ indent }, use) => {
  const { attributes } = use;
  const type = attributes.text('type') ?? 'add';
  const name = attributes.text('pkg') ?? '';
  const rest = attributes.text('args') ?? '';
  const command =
    { add: 'npm install', create: 'npm create', exec: 'npx', dlx: 'npx', run: 'npm run', remove: 'npm uninstall' }[
      type
    ] ?? `npm ${type}`;
  const line = [command, attributes.flag('dev') ? '-D' : '', name, rest].filter((part) => part !== '').join(' ');
  return `\n\`\`\`sh npm2yarn\n${line}\n\`\`\`\n`.replace(/\n(?=.)/g, `\n${indent ?? ''}`);
};

const COMPONENTS: Readonly<Record<string, Component>> = {
  Aside: aside,
  Badge: badge,
  Card: writeCard,
  LinkCard: writeCard,
  CardGrid: cardGrid,
  '#cards': (element, use) => around(element, '<Cards columns="1">', `\n${use.content()}\n`, '</Cards>'),
  Code: code,
  FileTree: wrap('FileTree', () => ({})),
  Icon: iconOrDrawing,
  Image: image,
  Picture: image,
  LinkButton: linkButton,
  Mermaid: mermaid,
  Steps: wrap('Steps', () => ({})),
  Tabs: tabs,
  TabItem: tab,
  Fragment: contentOnly,
  slot: contentOnly,
  // Scripts show these.
  template: contentOnly,
  dialog: contentOnly,
  svg,
  YouTube: youtube,
  Youtube: youtube,
  PackageManagers: packageManagers,
  Kbd: (_element, use) => `<kbd>${use.content().trim() || escapeMarkdown(use.attributes.text('keys') ?? '')}</kbd>`,
};

/** Starlight's components, Astro's, and those of packages that many projects use. */
export const STARLIGHT: MarkupDialect = {
  components: new Map(Object.entries(COMPONENTS)),
  runs: new Map([
    ['Card', '#cards'],
    ['LinkCard', '#cards'],
  ]),
  containers: new Set(['CardGrid', '#cards']),
  code: rewriteExpressiveCode,
};
