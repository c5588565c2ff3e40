import { describe, expect, it } from 'vitest';
import type { OperationCard } from '../../../../build/page/blocks/api/operation-list/block.tsx';
import { type ApiArticle, overviewPage } from '../../../../build/page/kinds/overview-page.tsx';
import { schemaPage } from '../../../../build/page/kinds/schema-page.tsx';
import { tagPage } from '../../../../build/page/kinds/tag-page.tsx';
import type { Page } from '../../../../build/page/page.ts';
import { draftHtml } from '../../../../build/page/visit-page.ts';
import { pageEn } from '../../../english.ts';
import { field, operation, prose, schema, textOf } from './fixtures.ts';

const card: OperationCard = {
  title: 'Void invoice',
  href: '/api/void-invoice',
  method: 'DELETE',
  pathTemplate: '/invoices/{id}',
  deprecated: true,
};

const api: ApiArticle = {
  logo: null,
  title: 'Accounting API',
  version: '2.1.0',
  summary: null,
  text: { prose: null, headings: [], pieces: [] },
  contact: null,
  license: null,
  termsOfService: null,
  externalDocs: null,
  servers: [],
  securitySchemes: [],
  tags: [],
  webhooks: { title: 'Webhooks', links: [] },
  schemas: [],
  changelog: null,
  downloads: [],
};

const render = (page: Page): string => draftHtml(page, pageEn)();

describe('the pages of an API', () => {
  it('renders an overview without empty sections', () => {
    expect(render(overviewPage(api))).toBe(
      '<article class="reference"><header><h1>Accounting API</h1> <span class="type">2.1.0</span></header><div class="body"></div></article>',
    );
    const license = { label: 'MIT', href: null };
    expect(textOf(render(overviewPage({ ...api, license, servers: operation().servers })))).toContain('License: MIT');
  });

  it('shows a security scheme with its flows and scopes', () => {
    const flow = {
      title: 'Authorization code flow',
      facts: [{ label: 'Token URL', value: 'https://id.example.com/token' }],
      scopes: [{ name: 'read', description: 'Reads' }],
    };
    const names = { id: 'oauth2', name: 'OAuth2', type: 'OAuth 2.0' };
    const scheme = { ...names, description: null, deprecated: false, facts: [], flows: [flow] };
    expect(textOf(render(overviewPage({ ...api, securitySchemes: [scheme] })))).toContain(
      'Authorization OAuth2 OAuth 2.0 Authorization code flow Token URL https://id.example.com/token read Reads',
    );
  });

  it('renders a tag with its operations', () => {
    const tag = {
      title: 'Invoices',
      text: { prose: prose('<p>From draft to paid.</p>'), headings: [], pieces: [] },
      externalDocs: null,
      tags: [{ title: 'Drafts', description: null, href: '/api/tags/drafts', count: '1 operation' }],
      operations: [card],
    } as const;
    expect(textOf(render(tagPage(tag)))).toBe(
      'Invoices From draft to paid. Drafts1 operation DELETE Void invoice Deprecated /invoices/{id}',
    );
  });

  it('renders a schema with its example and the operations that use it', () => {
    const tree = schema({
      type: [{ label: 'Invoice', href: '/api/schemas/invoice' }],
      children: { kind: 'object', fields: [field('total')], more: null },
    });
    const text = { text: '{"total":1}', language: 'json' };
    const example = { id: 'example', title: 'Example', summary: null, description: null, externalValue: null, ...text };
    const article = {
      ...{ title: 'Invoice', idPrefix: 'schema', hasProperties: true, schema: tree, example },
      ...{ partOf: null, usedBy: [card], usedByMore: 0 },
    };
    const markup = render(schemaPage(article));
    expect(render(schemaPage({ ...article, usedBy: [] }))).not.toContain('On this page');
    expect(textOf(markup)).toMatch(
      /^Invoice On this page Properties Used by Properties total string Used by DELETE Void invoice/,
    );
    expect(markup).toContain('<aside class="samples" aria-label="Example">');
  });

  it('opens other sites in a new tab', () => {
    const downloads = [
      { label: 'Developer centre', href: 'https://example.com' },
      { label: 'JSON', href: '/api.json' },
    ];
    const markup = render(overviewPage({ ...api, downloads }));
    expect(markup).toContain('<a href="https://example.com" target="_blank" rel="noopener noreferrer">');
    expect(markup).toContain('<a href="/api.json">');
  });
});
