import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../build/page/blocks/api/schema/model.ts';
import { type OperationArticle, operationPage } from '../../../build/page/kinds/operation-page.tsx';
import { type SchemaArticle, schemaPage } from '../../../build/page/kinds/schema-page.tsx';
import type { Page } from '../../../build/page/page.ts';
import { draftHtml } from '../../../build/page/visit-page.ts';
import { page as pageEn } from '../../../worker/model/messages/en.ts';
import { renderMarkup } from '../../../worker/ui/messages.tsx';
import { field, fields, json, operation, response, schema } from './kinds/fixtures.ts';

const GAP = '<slot></slot>';

const article: OperationArticle = operation({
  title: `Add ${GAP}`,
  parameters: [{ id: 'query', location: 'query', title: GAP, parameters: [field(GAP), ...fields('q', 2)] }],
  requestBody: { description: null, required: true, content: [json('body', fields('body', 3))] },
  responses: [response('200', { headers: [field('ETag')], content: [json('ok', fields('ok', 2)), json('other', [])] })],
});

const whole = ({ layout, blocks }: Page): string => renderMarkup(layout(blocks), pageEn);

describe('draftHtml()', () => {
  it('renders the whole page, whatever the texts are', () => {
    expect(draftHtml(operationPage(article), pageEn)()).toBe(whole(operationPage(article)));
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
    expect(html()).toBe(whole(schemaPage(page)));
  });
});
