import { expect, it } from 'vitest';
import { findTitleNotes } from '../../../../../build/release/records/pages/title-notes.ts';
import { pageEn } from '../../../../english.ts';
import { compileContent, SMALLEST_SITE } from '../../../content-folder.ts';

const DESCRIPTION = `openapi: 3.1.0
info: { title: Books, version: 1 }
tags: [{ name: Bills }, { name: Quotes }]
paths:
  /bills/lines: { get: { tags: [Bills], summary: List lines, operationId: listBillLines } }
  /quotes/lines:
    get: { tags: [Quotes], summary: List lines, operationId: listQuoteLines }
    put: { tags: [Quotes], summary: Replace, operationId: replaceLines }
  /quotes: { put: { tags: [Quotes], summary: Replace, operationId: replaceQuotes } }
components: { schemas: { Bill: { type: object } } }
`;

it('a title that several pages share is followed by the group, or by method and path', async () => {
  const { site, errors } = await compileContent({
    'site.yaml': `${SMALLEST_SITE['site.yaml']}apis: [{ id: books, description: api/books.yaml }]\n`,
    'sidebars.yaml':
      'docs:\n  - { type: category, label: Users, items: [user/start] }\n  - { type: category, label: Admins, items: [admin/start] }\n  - other\n',
    'user/start.md': '# Start\n',
    'admin/start.md': '# Start\n',
    'other.md': '# Other\n',
    'api/books.yaml': DESCRIPTION,
  });
  expect(errors).toEqual([]);
  expect(Object.fromEntries(site === null ? [] : findTitleNotes(site, () => pageEn))).toEqual({
    '/user/start': 'Users',
    '/admin/start': 'Admins',
    '/api/list-bill-lines': 'Bills',
    '/api/list-quote-lines': 'Quotes',
    '/api/replace-lines': 'PUT /quotes/lines',
    '/api/replace-quotes': 'PUT /quotes',
    '/api/schemas/Bill': 'Schema',
  });
});
