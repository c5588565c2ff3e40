import { describe, expect, it } from 'vitest';
import type { OperationArticle as Operation } from '../../../../build/page/kinds/operation-page.tsx';
import { operationPage } from '../../../../build/page/kinds/operation-page.tsx';
import { draftHtml } from '../../../../build/page/visit-page.ts';
import { pageEn } from '../../../english.ts';
import { countElements, eightSamples, field, fields, json, operation, prose, response, textOf } from './fixtures.ts';

const render = (facts: Partial<Operation>): string => draftHtml(operationPage(operation(facts)), pageEn)();

const server = (url: string): Operation['servers'][number] => ({ url, name: null, description: null, variables: [] });

const light: Partial<Operation> = {
  servers: [server('https://api.example.com')],
  security: [{ schemes: [{ name: 'OAuth2', href: null, type: 'OAuth 2.0', deprecated: false, scopes: [] }] }],
  parameters: [
    { id: 'query-parameters', location: 'query', title: 'Query parameters', parameters: fields('query', 5) },
  ],
  responses: [
    response('200', { content: [json('ok', fields('ok', 15))] }),
    response('400', { content: [json('bad', fields('bad', 15))] }),
  ],
  samples: eightSamples(),
};

const everything: Partial<Operation> = {
  ...light,
  deprecated: true,
  requestBody: { description: null, required: true, content: [json('body', [field('name')])] },
  callbacks: [
    {
      id: 'callback-paid',
      name: 'paid',
      operations: ['POST', 'PUT'].map((method) => ({
        method,
        expression: '{$request.body#/url}',
        title: 'Paid',
        description: null,
        parameters: [
          { id: `${method}-headers`, location: 'header', title: 'Headers', parameters: fields(method, 1), more: null },
        ],
        requestBody: { description: null, required: false, content: [json(`${method}-body`, [])] },
        responses: [{ ...response('200'), id: `${method}-200` }],
      })),
    },
  ],
};

describe('operationPage()', () => {
  it('has the samples between method and path and the sections, as narrow screens show them', () => {
    const parts = render(light).match(/class="(?:operation-line|samples|toc)"|id="query-parameters"/g);
    expect(parts).toEqual(['class="operation-line"', 'class="samples"', 'class="toc"', 'id="query-parameters"']);
  });

  it.each([
    ['a long description', '<p>First.</p><h2>Limits</h2><p>Second.</p>', ['First', 'operation-line', 'Second']],
    ['a description of one paragraph', '<p>First.</p>', ['First', 'operation-line']],
    ['a description that begins with a heading', '<h2>Limits</h2><p>Second.</p>', ['operation-line', 'Second']],
  ])('has the request line on the first screen, below the first paragraph of %s', (_, html, order) => {
    const described = { ...light, text: { prose: prose(html), headings: [], pieces: [] } };
    expect(render(described).match(/First|Second|operation-line/g)).toEqual(order);
  });

  it('has the payload of a webhook where an operation has its request', () => {
    const markup = render({ ...everything, webhook: true, pathTemplate: 'invoice.paid', samples: [], callbacks: [] });
    const [, column] = /<aside class="samples"[^>]*>(.*?)<\/aside>/s.exec(markup) ?? [];
    expect(column).toContain('id="body-example"');
    expect(column).toContain('title="invoice.paid"');
    expect(markup.match(/id="body-example"/g)).toHaveLength(1);
  });

  it('renders at most 700 elements for a light operation', () => {
    expect(countElements(render(light))).toBeLessThanOrEqual(700);
  });

  it('uses every id once, and has a target for every entry of the table of contents', () => {
    const markup = render(everything);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['callback-paid-1-responses', 'callback-paid-2-responses']));
    const targets = [...markup.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('skips no heading level', () => {
    const levels = [...render(everything).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([]);
  });

  it('contains no inline styles or handlers', () => {
    expect(render(everything)).not.toMatch(/ (?:style|on[a-z]+)=/);
  });

  it('puts no link or button into a summary, where keyboards and screen readers miss it', () => {
    for (const [summary] of render(everything).matchAll(/<summary[^>]*>.*?<\/summary>/g))
      expect(summary).not.toMatch(/<a |<button/);
  });

  it('shows the path with its template expressions and a copy button', () => {
    const markup = render({ method: 'DELETE', pathTemplate: '/invoices/{id}' });
    expect(markup).toContain('<b class="method delete">DELETE</b> <code>/invoices<wbr/>/<var>{id}</var></code>');
    expect(markup).toContain('data-action="copy-path" aria-label="Copy path"');
  });

  it('marks a deprecated operation, with the reason if there is one', () => {
    expect(textOf(render({ deprecated: true }))).toContain('This operation is deprecated and may be removed.');
    expect(textOf(render({ deprecated: true, deprecation: prose('<p>Use v2.</p>') }))).toContain('Deprecated Use v2.');
  });

  it('collapses several servers', () => {
    const servers = ['https://a.example', 'https://b.example'].map(server);
    expect(textOf(render({ servers: servers.slice(0, 1) }))).toContain('Base URL https://a.example');
    expect(render({ servers })).toContain('<code>https://a.example</code> and 1 more</summary>');
  });

  it('shows several media types as tabs, and one without', () => {
    const content = [json('json', []), { ...json('xml', []), name: 'application/xml' }];
    const body = { description: null, required: false, content };
    expect(render({ requestBody: body })).toContain('data-tabs="media-type"');
    expect(render({ requestBody: { ...body, content: content.slice(0, 1) } })).not.toContain('data-tabs');
  });

  it('lists each language with its variants, and the examples by status', () => {
    const markup = render(light);
    expect([...markup.matchAll(/data-tabs="([^"]*)"/g)].map(([, group]) => group)).toEqual([
      'language',
      ...['variant', 'variant', 'variant', 'variant'],
      '',
    ]);
    expect(markup).toContain('<section data-tab="response-400"><p>400</p>');
  });

  it('shows the only sample of a language without a choice', () => {
    const samples = eightSamples().map((set) => ({
      ...set,
      groups: set.groups.map((group) => ({ ...group, samples: group.samples.slice(0, 1) })),
    }));
    const markup = render({ ...light, samples });
    expect([...markup.matchAll(/data-tabs="([^"]*)"/g)].map(([, group]) => group)).toEqual(['language', '']);
    expect(textOf(markup)).toContain('php http');
  });

  it('shows a success without a body before the errors, and none of a webhook', () => {
    const responses = [...(light.responses ?? []), { ...response('204'), title: 'No Content' }];
    const column = render({ ...light, responses }).split('id="response-examples"')[1] ?? '';
    expect(column).toMatch(/data-tab="response-204"><p>204<\/p>.*204 No Content.*data-tab="response-400"/s);
    expect(render({ ...light, webhook: true, responses })).not.toContain('204 No Content</code>');
  });

  it('begins with the response example that answers the first request', () => {
    const samples = eightSamples().map((set) => ({ ...set, answer: 'b' }));
    const examples = ['a', 'b'].map((name) => ({
      id: `response-200-example-${name}`,
      title: name,
      summary: null,
      description: null,
      text: name,
      language: 'text',
      externalValue: null,
    }));
    const responses = [response('200', { content: [{ ...json('response-200', []), examples }] })];
    expect(render({ ...light, samples, responses })).toMatch(/example-b"><p>b<.*example-a"><p>a</s);
  });

  it('omits the samples column if it would be empty', () => {
    expect(render({ responses: [response('204')] })).not.toContain('<aside');
  });
});
