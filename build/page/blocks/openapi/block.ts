import type { Tokens } from 'marked';
import { createElement } from 'react';
import { plain } from '../../../../worker/model/markup/plain-markdown.ts';
import { Method } from '../../../../worker/ui/inline.tsx';
import { suggest } from '../../../base/report/nearest.ts';
import { element } from '../../text/html-node.ts';
import { uncapitalize } from '../../text/markdown/markdown-text.ts';
import { type BlockToken, blockToken, paragraphOf, plainToken, type SiteToken } from '../../text/tokens.ts';
import type { EmbeddedField, EmbeddedOperation, EmbeddedSample, EmbeddedSchema } from '../api-embeds.ts';
import { type BlockPage, defineBlock } from '../block.ts';
import { tabsToken } from '../tabs/block.tsx';

const KINDS = ['operation', 'schema', 'sample'] as const;

/** Embeds part of an API description in a guide: an operation, the fields of a schema, or a sample request. */
export const OPENAPI = [
  defineBlock({
    name: 'openapi',
    directives: ['openapi'],
    components: ['OpenApi'],
    isStyled: true,
    attributes: { operation: 'text', schema: 'text', sample: 'text', languages: 'text', api: 'text' },
    resolve({ element: { raw }, attributes }, page) {
      const [kind, ...others] = KINDS.filter((each) => attributes[each] !== null);
      if (kind === undefined || others.length > 0) {
        page.note(
          'incomplete-block',
          'Cannot show part of an API without one of "operation", "schema" and "sample". Write ::openapi{operation=addInvoice}.',
        );
        return [];
      }
      const id = attributes[kind] ?? '';
      const found = page.site.embed(kind, id, attributes.api);
      if ('fault' in found) {
        page.note('unknown-embed', `Cannot show the ${kind} ${JSON.stringify(id)}: ${found.fault}`);
        return [];
      }
      if ('fields' in found) return showSchema(found, raw, page);
      return 'samples' in found
        ? showSample(found, attributes.languages, raw, page)
        : [showOperation(found, raw, page)];
    },
  }),
];

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
