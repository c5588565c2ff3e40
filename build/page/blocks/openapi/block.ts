import type { Tokens } from 'marked';
import { createElement } from 'react';
import { plain } from '../../../../worker/model/markup/plain-markdown.ts';
import type { Card } from '../../../../worker/model/parts.ts';
import { parsePointer } from '../../../../worker/request/value/json.ts';
import { Method } from '../../../../worker/ui/inline.tsx';
import { suggest } from '../../../base/report/nearest.ts';
import { toSlug } from '../../../base/slug.ts';
import { element } from '../../text/html-node.ts';
import { bullet, code, link, oneLine, uncapitalize } from '../../text/markdown/markdown-text.ts';
import { type BlockToken, blockToken, paragraphOf, plainToken, type SiteToken } from '../../text/tokens.ts';
import type {
  EmbeddedField,
  EmbeddedOperation,
  EmbeddedOverview,
  EmbeddedSample,
  EmbeddedSchema,
  EmbeddedValue,
} from '../api-embeds.ts';
import { type BlockPage, defineBlock } from '../block.ts';
import { CardList, cardWords } from '../card-list/card-list.tsx';
import { tabsToken } from '../tabs/block.tsx';

const KINDS = ['operation', 'schema', 'sample', 'overview'] as const;

/**
 * Embeds part of an API description in a guide: an operation, the fields of a schema, a sample request, or the API at a
 * glance.
 */
export const OPENAPI = [
  defineBlock({
    name: 'openapi',
    directives: ['openapi'],
    components: ['OpenApi'],
    isStyled: true,
    attributes: { operation: 'text', schema: 'text', sample: 'text', overview: 'text', languages: 'text', api: 'text' },
    resolve({ element: { raw }, attributes }, page) {
      const [kind, ...others] = KINDS.filter((each) => attributes[each] !== null);
      if (kind === undefined || others.length > 0) {
        page.note(
          'incomplete-block',
          'Cannot show part of an API without one of "operation", "schema", "sample" and "overview". Write ::openapi{operation=addInvoice}.',
        );
        return [];
      }
      return show({ ...attributes, kind, id: attributes[kind] ?? '', raw, rule: 'unknown-embed' }, page);
    },
  }),
  // Of redocusaurus: the reference of an API, which has pages of its own here, or one of its schemas. The API may have been
  // left out by an import.
  defineBlock({
    name: 'openapi',
    components: ['ApiDocMdx', 'ApiSchema'],
    isStyled: true,
    isOfDocusaurus: true,
    attributes: { id: 'text', pointer: 'text' },
    resolve({ name, element: { raw }, attributes: { id, pointer } }, page) {
      const api = id === null ? null : toSlug(id);
      const schema = name === 'ApiSchema' ? parsePointer(pointer ?? '')?.at(-1) : undefined;
      const shown =
        schema === undefined
          ? ({ kind: 'overview', id: api ?? '', api: null } as const)
          : ({ kind: 'schema', id: schema, api } as const);
      return show({ ...shown, languages: null, raw, rule: 'unknown-component' }, page);
    },
  }),
];

interface Shown {
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
  readonly api: string | null;
  readonly languages: string | null;
  readonly raw: string;
  /** For what cannot be shown. */
  readonly rule: 'unknown-embed' | 'unknown-component';
}

function show({ kind, id, api, languages, raw, rule }: Shown, page: BlockPage): SiteToken[] {
  const found = page.site.embed(kind, id, api);
  if ('fault' in found) {
    page.note(rule, `Cannot show the ${kind === 'overview' ? 'API' : kind} ${JSON.stringify(id)}: ${found.fault}`);
    return [];
  }
  if ('groups' in found) return showOverview(found, languages, raw, page);
  if ('fields' in found) return showSchema(found, raw, page);
  return 'samples' in found ? showSample(found, languages, raw, page) : [showOperation(found, raw, page)];
}

/** What a new reader needs: its purpose, servers, credentials, a first request, and the groups of its operations. */
function showOverview(
  { summary, facts, groups, first }: EmbeddedOverview,
  languages: string | null,
  raw: string,
  page: BlockPage,
): SiteToken[] {
  const given = facts.filter(({ values }) => values.length > 0);
  const cards = groups.map((card) => ({ ...card, href: page.href(card.href) ?? card.href }));
  if (cards.length > 0) page.needStyles('doc-cards');
  return [
    ...(summary === '' ? [] : page.list([paragraphOf([plainToken(summary)], raw)])),
    ...(given.length === 0 ? [] : [showFacts(given, raw)]),
    ...(first === null ? [] : [showOperation(first, raw, page), ...showSample(first, languages, raw, page)]),
    ...(cards.length === 0 ? [] : [showGroups(cards, raw)]),
  ];
}

function showFacts(facts: EmbeddedOverview['facts'], raw: string): BlockToken {
  const textOfValue = ({ text, note }: EmbeddedValue): string => (note === '' ? text : `${text} (${note})`);
  return blockToken(
    {
      html: () => {
        const items = facts.flatMap(({ label, values }) => [
          element('dt', [label]),
          ...values.map((value) =>
            element(
              'dd',
              value.isCode ? [element('code', [value.text]), ` ${value.note}`.trimEnd()] : [textOfValue(value)],
            ),
          ),
        ]);
        return [element('dl', items, { class: 'api-facts' })];
      },
      markdown: () =>
        facts
          .map(({ label, values }) => {
            const shown = values.map(({ text, isCode, note }) => {
              return `${isCode ? code(text) : plain(text)}${note === '' ? '' : ` (${plain(oneLine(note))})`}`;
            });
            return bullet(`${plain(label)}: ${shown.join(', ')}`);
          })
          .join('\n'),
      text: facts.flatMap(({ label, values }) => [label, ...values.map(textOfValue)]).join(' '),
    },
    { raw },
  );
}

function showGroups(cards: readonly Card[], raw: string): BlockToken {
  return blockToken(
    {
      html: ({ render }) => [render(createElement(CardList, { cards }))],
      markdown: ({ href: toHref }) =>
        cards
          .map(({ title, description, href, count }) => {
            const about = [description, count].filter((text) => text !== null).map(oneLine);
            return bullet(`${link(title, toHref(href))}${about.length === 0 ? '' : `: ${about.join(' · ')}`}`);
          })
          .join('\n'),
      text: cardWords(cards),
    },
    { raw },
  );
}

function showOperation(
  { title, method, pathTemplate, summary, path }: EmbeddedOperation,
  raw: string,
  page: BlockPage,
): BlockToken {
  const href = page.href(path) ?? path;
  const line = `${method} ${pathTemplate}`;
  const isSaid = summary === '' || summary === line || summary === title;
  return blockToken(
    {
      html: ({ render }) => {
        const name = [render(createElement(Method, { method })), ' ', element('code', [pathTemplate])];
        const link = element('a', [...name, ' ', element('strong', [title])], { href });
        return [element('p', [link, ...(isSaid ? [] : [element('span', [summary])])], { class: 'openapi' })];
      },
      markdown: ({ href: toHref }) =>
        `[\`${line}\`: ${plain(title)}](${toHref(href)})${isSaid ? '' : `. ${plain(summary)}`}`,
      text: [line, title, isSaid ? '' : summary].join(' '),
    },
    { raw, tokens: [plainToken(`${line} ${title}`)] },
  );
}

/** Built as a Markdown table, so that it works in all outputs of the page. */
function showSchema({ name, path, columns, fields }: EmbeddedSchema, raw: string, page: BlockPage): SiteToken[] {
  const title = paragraphOf([linkOf(name, path)], raw);
  if (fields.length === 0) return page.list([title]);
  const header = [columns.field, columns.type, columns.description].map((label) => cellOf([textOf(label)], true));
  const table = { type: 'table', raw, align: [null, null, null], header, rows: fields.map(toRow) };
  return page.list([title, table as Tokens.Table]);
}

function toRow({ name, required, type, text, values }: EmbeddedField): Tokens.TableCell[] {
  const names = [codeOf(name), ...(required === '' ? [] : [textOf(` ${uncapitalize(required)}`)])];
  const types = type.map(({ label, path }) => (path === null ? textOf(label) : linkOf(label, path)));
  const shown = values.flatMap((value, index) => [...(index === 0 ? [] : [textOf(', ')]), codeOf(value)]);
  const said = [...(text === '' ? [] : [textOf(text)]), ...(text === '' || shown.length === 0 ? [] : [textOf(' ')])];
  return [cellOf(names), cellOf(types), cellOf([...said, ...shown])];
}

function cellOf(tokens: SiteToken[], header = false): Tokens.TableCell {
  return { text: '', tokens: tokens as Tokens.TableCell['tokens'], header, align: null };
}

function textOf(text: string): SiteToken {
  return plainToken(text);
}

function codeOf(text: string): SiteToken {
  return { type: 'codespan', raw: text, text };
}

function linkOf(label: string, href: string): SiteToken {
  return { type: 'link', raw: label, href, title: null, text: label, tokens: [codeOf(label)] as Tokens.Link['tokens'] };
}

/** Tabs by language; a single language is a plain code block. */
function showSample({ samples }: EmbeddedSample, languages: string | null, raw: string, page: BlockPage): SiteToken[] {
  const wanted = languages?.split(/[\s,]+/).filter((id) => id !== '') ?? samples.map(({ id }) => id);
  const known = samples.map(({ id }) => id);
  const items = wanted.flatMap((wantedId) => {
    const sample = samples.find(({ id }) => id === wantedId);
    if (sample === undefined) {
      const hint = suggest(wantedId, known) || `. The languages are ${known.join(', ')}.`;
      page.note('unknown-embed', `Cannot show the sample in ${JSON.stringify(wantedId)}: the API has none${hint}`);
      return [];
    }
    const { id, label, language, code } = sample;
    const block: Tokens.Code = { type: 'code', raw, lang: language, text: code };
    return [{ value: id, label, isDefault: false, tokens: page.blocks([block]) }];
  });
  const [first, ...others] = items;
  if (first === undefined) return [];
  return others.length === 0 ? first.tokens : [tabsToken(items, 'sample-language', raw)];
}
