import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../build/page/blocks/api/schema/model.ts';
import { type OperationArticle, operationPage } from '../../../build/page/kinds/operation-page.tsx';
import { type SchemaArticle, schemaPage } from '../../../build/page/kinds/schema-page.tsx';
import { draftHtml } from '../../../build/page/visit-page.ts';
import { escapeHtml } from '../../../worker/model/markup/safe-html.ts';
import { pageEn } from '../../english.ts';
import { field, fields, json, operation, response, schema } from './kinds/fixtures.ts';

const GAP = '<slot></slot>';

const article = (text: string): OperationArticle =>
  operation({
    title: `Add ${text}`,
    parameters: [{ id: 'query', location: 'query', title: text, parameters: [field(text), ...fields('q', 2)] }],
    requestBody: { description: null, required: true, content: [json('body', fields('body', 3))] },
    responses: [
      response('200', { headers: [field('ETag')], content: [json('ok', fields('ok', 2)), json('other', [])] }),
    ],
  });

const render = (text: string): string => draftHtml(operationPage(article(text)), pageEn)();

describe('draftHtml()', () => {
  it('renders the whole page, whatever the texts are', () => {
    const html = render('TEXT');
    expect(Array.from(html.matchAll(/<li id="([^"]+)/g), ([, id]) => id)).toEqual([
      'TEXT',
      'q-0',
      'q-1',
      'body-0',
      'body-1',
      'body-2',
      'ok-0',
      'ok-1',
      'ETag',
    ]);
    expect(render(GAP)).toBe(html.replaceAll('TEXT', escapeHtml(GAP)));
  });

  it('adds each schema as it is by then', () => {
    const growing: { -readonly [Key in keyof Schema]: Schema[Key] } = schema();
    const page: SchemaArticle = {
      ...{ title: 'A', hasProperties: false, schema: growing, idPrefix: 'schema', example: null, partOf: null },
      ...{ usedBy: [], usedByMore: 0 },
    };
    const html = draftHtml(schemaPage(page), pageEn);
    expect(html()).not.toContain('id="total"');
    growing.children = { kind: 'object', fields: [field('total')], more: null };
    expect(html()).toContain('id="total"');
    expect(html()).toBe(draftHtml(schemaPage(page), pageEn)());
  });
});
