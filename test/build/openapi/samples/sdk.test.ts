import { describe, expect, it } from 'vitest';
import { type SdkSampleValues, toSdkSample } from '../../../../build/openapi/samples/sdk.ts';
import { CURL } from '../../../../worker/request/samples/languages/curl/curl-language.ts';
import { JAVASCRIPT } from '../../../../worker/request/samples/languages/javascript/javascript-language.ts';
import { PHP } from '../../../../worker/request/samples/languages/php/php-language.ts';
import { PYTHON } from '../../../../worker/request/samples/languages/python/python-language.ts';
import { RUBY } from '../../../../worker/request/samples/languages/ruby/ruby-language.ts';
import { SDK_TEMPLATES } from './sdk-templates.ts';

const LIST: Omit<SdkSampleValues, 'language'> = {
  operationId: 'listInvoices',
  resource: 'Invoices',
  action: 'list',
  path: [],
  query: [
    { name: 'limit', json: '25' },
    { name: 'status', json: '"sent"' },
  ],
  headers: [],
  body: null,
};

const ADD_LINE: Omit<SdkSampleValues, 'language'> = {
  operationId: 'add_invoice_line',
  resource: 'Invoice lines',
  action: 'import',
  path: [{ name: 'invoiceId', json: '"in_1"' }],
  query: [],
  headers: [{ name: 'Idempotency-Key', json: '"k-1"' }],
  body: '{"text":"Zoë\'s $(id)","amount":9007199254740993,"tags":["a","b c"],"paid":true,"refund":-5}',
};

describe("toSdkSample() with a site's templates", () => {
  it('writes a command line', () => {
    const sample = toSdkSample(SDK_TEMPLATES.curl, { ...LIST, language: CURL });
    expect(sample).toBe('acme invoices list --limit 25 --status sent');
  });

  it('breaks a long command line into one line per flag', () => {
    const sample = toSdkSample(SDK_TEMPLATES.curl, { ...ADD_LINE, language: CURL });
    expect(sample).toBe(String.raw`acme invoice-lines import \
  --invoice-id in_1 \
  --idempotency-key k-1 \
  --text 'Zoë'\''s $(id)' \
  --amount 9007199254740993 \
  --tags a \
  --tags 'b c' \
  --paid \
  --refund=-5`);
  });

  it('writes JavaScript with one object', () => {
    const sample = toSdkSample(SDK_TEMPLATES.javascript, { ...LIST, language: JAVASCRIPT });
    expect(sample).toBe(`import { Acme } from 'acme-sdk';

const client = new Acme({ token: process.env.ACME_TOKEN });

const result = await client.invoices.list({ limit: 25, status: 'sent' });

console.log(result);`);
  });

  it('writes JavaScript with path parameters first, and a BigInt above 2^53', () => {
    const sample = toSdkSample('client.{{resource}}.{{action}}({{arguments}});', {
      ...ADD_LINE,
      language: JAVASCRIPT,
    });
    expect(sample).toBe(`client.invoiceLines.import('in_1', {
  'Idempotency-Key': 'k-1',
  text: "Zoë's $(id)",
  amount: 9007199254740993n,
  tags: ['a', 'b c'],
  paid: true,
  refund: -5,
});`);
  });

  it('writes PHP with one array', () => {
    const sample = toSdkSample(SDK_TEMPLATES.php, { ...LIST, language: PHP });
    expect(sample).toContain("\n$result = $client->invoices->list(['limit' => 25, 'status' => 'sent']);\n");
  });

  it('writes Python with keyword arguments, and other names in a dict', () => {
    const sample = toSdkSample('  x = client.{{resource}}.{{action}}({{arguments}})', {
      ...ADD_LINE,
      language: PYTHON,
    });
    expect(sample).toBe(`  x = client.invoice_lines.import_(
      "in_1",
      text="Zoë's $(id)",
      amount=9007199254740993,
      tags=["a", "b c"],
      paid=True,
      refund=-5,
      **{"Idempotency-Key": "k-1"},
  )`);
  });
});

describe('toSdkSample()', () => {
  it('writes names in the case that the template requests', () => {
    const template =
      '{{operationId}} {{operationId:pascal}} {{ operationId:kebab }} {{resource:snake}} {{resource:camel}}';
    const sample = toSdkSample(template, { ...ADD_LINE, language: PYTHON });
    expect(sample).toBe('add_invoice_line AddInvoiceLine add-invoice-line invoice_lines invoiceLines');
  });

  it('writes path, query, headers and body separately', () => {
    const sample = toSdkSample('f({{path}}, {{query}}, {{headers}}, {{body}})', {
      ...LIST,
      body: '[1]',
      language: PHP,
      path: ADD_LINE.path,
    });
    expect(sample).toBe("f('in_1', ['limit' => 25, 'status' => 'sent'], [], [1])");
  });

  it('drops the space before an empty placeholder', () => {
    const sample = toSdkSample(`${SDK_TEMPLATES.curl}\n`, { ...LIST, query: [], language: CURL });
    expect(sample).toBe('acme invoices list\n');
  });

  it('passes a body separately if its names clash with parameters', () => {
    const sample = toSdkSample('({{arguments}})', { ...LIST, body: '{"limit":1}', language: JAVASCRIPT });
    expect(sample).toBe("({ limit: 25, status: 'sent', body: { limit: 1 } })");
  });

  it('creates names with only letters and digits', () => {
    const values = {
      ...LIST,
      resource: "x'; $(id)",
      action: '2FA…',
      operationId: '«»',
      language: JAVASCRIPT,
    } as const;
    expect(toSdkSample('{{resource}} {{action}} {{operationId}}', values)).toBe('xId _2Fa unnamed');
  });

  it('does not replace placeholders inside values', () => {
    const values = {
      ...LIST,
      query: [{ name: 'q', json: '"{{resource}} {{nothing}} $& $1"' }],
      language: JAVASCRIPT,
    } as const;
    expect(toSdkSample('({{arguments}})', values)).toBe("({ q: '{{resource}} {{nothing}} $& $1' })");
  });

  it('indents nested Ruby by two spaces per level', () => {
    const values = { ...LIST, query: [], body: '{"address":{"geo":{"lat":1}},"name":null}', language: RUBY } as const;
    expect(toSdkSample('client.add({{body}})', values)).toMatchInlineSnapshot(`
      "client.add({
        "address" => {
          "geo" => {
            "lat" => 1
          }
        },
        "name" => nil
      })"
    `);
  });

  it('reports an unknown placeholder, its line and the known ones', () => {
    expect(() => toSdkSample('one\n  {{clinet}}', { ...LIST, language: PHP })).toThrow(
      /^SDK template for php, line 2: Cannot fill "\{\{clinet\}\}": no such placeholder; use one of operationId, .*, arguments, path, query, headers, body$/,
    );
  });

  it('rejects placeholders with names of Object members', () => {
    expect(() => toSdkSample('{{toString}}', { ...LIST, language: PHP })).toThrow('Cannot fill "{{toString}}"');
  });
});
