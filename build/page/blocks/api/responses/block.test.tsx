import { describe, expect, it } from 'vitest';
import { field, json, prose, response, textOf } from '../../../../../test/build/page/kinds/fixtures.ts';
import { en } from '../../../../../test/english.ts';
import { draftMarkup } from '../../../draft.tsx';
import { Responses } from './html.tsx';
import type { Response } from './model.ts';

const render = (...responses: Response[]): string =>
  draftMarkup(<Responses id="responses" responses={responses} />, en.page)();

describe('Responses', () => {
  it('opens successful responses and collapses the others', () => {
    const markup = render(
      response('200', { content: [json('ok', [field('name')])] }),
      response('404', { content: [json('no', [field('message')])] }),
    );
    expect(markup.match(/<details[^>]*>/g)).toEqual(['<details open="">', '<details>']);
  });

  it('names what unfolds by its status, since many responses have the same parts', () => {
    const markup = render(
      response('403', { content: [json('no', [field('message')])] }),
      response('404', { content: [json('gone', [field('message')])] }),
    );
    const names = [...markup.matchAll(/<summary aria-label="([^"]*)">([^<]*)</g)];
    expect(names.map(([, name]) => name)).toEqual(['403: application/json', '404: application/json']);
    // Speech input uses the visible words (WCAG 2.2 §2.5.3).
    for (const [, name, shown] of names) expect(name).toContain(shown);
  });

  it('opens the first response if none is successful', () => {
    expect(render(response('default', { content: [json('any', [field('name')])] }))).toContain('<details open="">');
  });

  it('shows the description of every response without a click', () => {
    const markup = render(
      response('404', { title: 'Not Found', description: prose('<p>No such invoice.</p>'), content: [json('no', [])] }),
    );
    expect(textOf(markup.slice(0, markup.indexOf('<details')))).toBe('Responses 404 Not Found No such invoice.');
  });

  it('marks the status class, a range and the default', () => {
    const markup = render(response('201'), response('4XX'), response('default'));
    expect(markup.match(/status class-\w/g)).toEqual(['status class-2', 'status class-4', 'status class-d']);
  });

  it('shows headers and links to other operations', () => {
    const link = {
      name: 'GetInvoice',
      description: null,
      operation: { label: 'Get invoice', href: '/api/get-invoice' },
      parameters: [{ label: 'invoiceId', value: '$response.body#/id' }],
      server: { url: 'https://b.test', name: 'Other', description: null, variables: [] },
    };
    const markup = render(response('201', { headers: [field('Location')], links: [link] }));
    expect(textOf(markup)).toBe(
      'Responses 201 Headers, Links 1 header Location string Links GetInvoice Get invoice invoiceId $response.body#/id https://b.test Other',
    );
    expect(markup).toContain('<a href="/api/get-invoice">Get invoice</a>');
    expect(markup).toContain('<details class="nested" open=""><summary aria-label="1 header (201)">1 header</summary>');
  });
});
