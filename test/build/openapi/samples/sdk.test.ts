import { describe, expect, it } from 'vitest';
import { type SdkSampleValues, toSdkSample } from '../../../../build/openapi/samples/sdk.ts';
import { CSHARP } from '../../../../worker/request/samples/languages/csharp/csharp-language.ts';
import { CURL } from '../../../../worker/request/samples/languages/curl/curl-language.ts';
import { GO } from '../../../../worker/request/samples/languages/go/go-language.ts';
import { JAVA } from '../../../../worker/request/samples/languages/java/java-language.ts';
import { JAVASCRIPT } from '../../../../worker/request/samples/languages/javascript/javascript-language.ts';
import { PHP } from '../../../../worker/request/samples/languages/php/php-language.ts';
import { PYTHON } from '../../../../worker/request/samples/languages/python/python-language.ts';
import { RUBY } from '../../../../worker/request/samples/languages/ruby/ruby-language.ts';

const COMMAND = 'acme {{resource}} {{action}} {{arguments}}';

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
    expect(toSdkSample(COMMAND, { ...LIST, language: CURL })).toBe('acme invoices list --limit 25 --status sent');
  });

  it('breaks a long command line into one line per flag', () => {
    const sample = toSdkSample(COMMAND, { ...ADD_LINE, language: CURL });
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

  it('writes JavaScript with one object, and PHP with one array', () => {
    const javascript = 'const client = new Acme();\n\nawait client.{{resource}}.{{action}}({{arguments}});';
    expect(toSdkSample(javascript, { ...LIST, language: JAVASCRIPT })).toBe(
      "const client = new Acme();\n\nawait client.invoices.list({ limit: 25, status: 'sent' });",
    );
    expect(toSdkSample('$client->{{resource}}->{{action}}({{arguments}});', { ...LIST, language: PHP })).toBe(
      "$client->invoices->list(['limit' => 25, 'status' => 'sent']);",
    );
  });

  it('writes JavaScript with path parameters first, and a BigInt above 2^53', () => {
    const template = 'client.{{resource}}.{{action}}({{arguments}});';
    const sample = toSdkSample(template, { ...ADD_LINE, language: JAVASCRIPT });
    expect(sample).toBe(`client.invoiceLines.import('in_1', {
  'Idempotency-Key': 'k-1',
  text: "Zoë's $(id)",
  amount: 9007199254740993n,
  tags: ['a', 'b c'],
  paid: true,
  refund: -5,
});`);
  });

  it('writes Python with keyword arguments, and other names in a dict', () => {
    const template = '  x = client.{{resource}}.{{action}}({{arguments}})';
    const sample = toSdkSample(template, { ...ADD_LINE, language: PYTHON });
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
  it.each<[rule: string, template: string, values: SdkSampleValues, sample: string]>([
    [
      'names in the case that the template requests',
      '{{operationId}} {{operationId:pascal}} {{ operationId:kebab }} {{resource:snake}} {{resource:camel}}',
      { ...ADD_LINE, language: PYTHON },
      'add_invoice_line AddInvoiceLine add-invoice-line invoice_lines invoiceLines',
    ],
    [
      'path, query, headers and body separately',
      'f({{path}}, {{query}}, {{headers}}, {{body}})',
      { ...LIST, body: '[1]', language: PHP, path: ADD_LINE.path },
      "f('in_1', ['limit' => 25, 'status' => 'sent'], [], [1])",
    ],
    [
      'no space before an empty placeholder',
      `${COMMAND}\n`,
      { ...LIST, query: [], language: CURL },
      'acme invoices list\n',
    ],
    [
      'a body separately if its names clash with parameters',
      '({{arguments}})',
      { ...LIST, body: '{"limit":1}', language: JAVASCRIPT },
      "({ limit: 25, status: 'sent', body: { limit: 1 } })",
    ],
    [
      'names with only letters and digits',
      '{{resource}} {{action}} {{operationId}}',
      { ...LIST, resource: "x'; $(id)", action: '2FA…', operationId: '«»', language: JAVASCRIPT },
      'xId _2Fa unnamed',
    ],
    [
      'placeholders inside values unchanged',
      '({{arguments}})',
      { ...LIST, query: [{ name: 'q', json: '"{{resource}} {{nothing}} $& $1"' }], language: JAVASCRIPT },
      "({ q: '{{resource}} {{nothing}} $& $1' })",
    ],
  ])('writes %s', (_rule, template, values, sample) => {
    expect(toSdkSample(template, values)).toBe(sample);
  });

  it('indents nested Ruby by two spaces per level', () => {
    const sample = toSdkSample('add({{body}})', { ...LIST, body: '{"a":{"b":{"c":1}},"d":null}', language: RUBY });
    expect(sample.split('\n').slice(1, 5)).toEqual(['  "a" => {', '    "b" => {', '      "c" => 1', '    }']);
  });

  it.each([
    [
      JAVA,
      'import_(List.of(2147483647, -2147483648, 2147483648L, -1755248400000L, new java.math.BigInteger("9223372036854775808"), new java.math.BigInteger("18446744073709551616"), 1.5, new java.math.BigDecimal("1e400")))',
    ],
    [
      GO,
      'Import([]any{2147483647, -2147483648, 2147483648, -1755248400000, "9223372036854775808", "18446744073709551616", 1.5, "1e400"})',
    ],
    [
      CSHARP,
      'Import(new object[] { 2147483647, -2147483648, 2147483648, -1755248400000, 9223372036854775808, "18446744073709551616", 1.5, "1e400" })',
    ],
  ])('writes $label with methods that are no keywords, and numbers that compile', (language, sample) => {
    const numbers = '2147483647,-2147483648,2147483648,-1755248400000,9223372036854775808,18446744073709551616';
    expect(toSdkSample('{{action}}({{body}})', { ...ADD_LINE, body: `[${numbers},1.5,1e400]`, language })).toBe(sample);
  });

  it.each([
    [CSHARP, 'new Dictionary<string, object>\n{\n    ["a"] = new Dictionary<string, object>(),\n}'],
    [GO, 'map[string]any{\n\t"a": map[string]any{},\n}'],
    [JAVA, 'Map.ofEntries(\n    Map.entry("a", Map.of()))'],
    [RUBY, '{\n  "a" => {}\n}'],
  ])('writes an empty object in $label', (language, sample) => {
    expect(toSdkSample('{{body}}', { ...LIST, body: '{"a":{}}', language })).toBe(sample);
  });

  it('writes null in Java where lists and maps take none', () => {
    const body = '{"a":[null],"b":{"c":1,"d":null}}';
    expect(toSdkSample('{{body}}', { ...LIST, body, language: JAVA })).toBe(
      'Map.ofEntries(\n    Map.entry("a", Arrays.asList(new Object[] { null })),\n    Map.entry("b", new HashMap<String, Object>() {{\n        put("c", 1);\n        put("d", null);\n    }}))',
    );
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
