import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { keepDescribed } from '../../../../worker/forms/edge/proxy/described-headers.ts';
import { findTarget } from '../../../../worker/forms/edge/proxy/find-target.ts';
import { fillServer, parameterKey, prepareRequest } from '../../../../worker/forms/exchange/prepare-request.ts';
import type { TryItEncoding, TryItForm, TryItParameter } from '../../../../worker/forms/exchange/record.ts';
import { type TryItWire, toTryItWire } from '../../../../worker/forms/exchange/wire.ts';
import { parseExactJson } from '../../../../worker/request/value/exact-integers.ts';
import { sampleWithForms } from '../../../build/openapi/forms/sample-with-forms.ts';
import { createForm } from './form.ts';

/** What a reader may type: reserved characters, letters beyond ASCII, dots and encodings within a value. */
const TYPED = [
  '7',
  'a b',
  'a?b#c',
  'ä漢😀',
  '100%',
  '%41',
  'a&b=c',
  '..a',
  'a.',
  "it's+(1)",
  '"{}[]|^`',
  ';a=b',
  '@:,$!*',
];

function requestOf(form: TryItForm, fill: (parameter: TryItParameter, index: number) => unknown): TryItWire[] {
  const parameters = new Map(form.parameters.map((one, index) => [parameterKey(one), fill(one, index)]));
  const secrets = new Map(Object.keys(form.schemes).map((name) => [name, 'secret']));
  const example = form.body?.examples[0];
  const body = example === undefined ? null : { type: example.type, value: example.value };
  const alternatives = form.security.length === 0 ? [[]] : form.security;
  return form.servers.flatMap((server) =>
    alternatives.map((schemes) => {
      const values = { serverUrl: fillServer(server), parameters, body, schemes, secrets };
      return toTryItWire(prepareRequest(form, values, 'omitted'));
    }),
  );
}

function kindOf(form: TryItForm, { method, url }: TryItWire): string {
  return findTarget(form, { method, url: new URL(url) }, 'docs.example.com').kind;
}

describe('what a form can send', () => {
  const forms = sampleWithForms().api.pages.flatMap(({ tryIt }) =>
    tryIt === undefined ? [] : [parseExactJson(new TextDecoder().decode(tryIt.form)) as TryItForm],
  );

  it('passes the proxy with every header, for every operation of the sample', () => {
    expect(forms.length).toBeGreaterThan(150);
    const stopped: string[] = [];
    for (const form of forms)
      for (let round = 0; round < TYPED.length; round++)
        for (const wire of requestOf(form, ({ in: location }, index) => {
          const typed = TYPED[(round + index) % TYPED.length] ?? '';
          return location === 'header' || location === 'cookie' ? 'a-1' : typed;
        })) {
          const headers = new Headers(wire.headers.map(({ name, value }): [string, string] => [name, value]));
          const passed = [kindOf(form, wire), ...keepDescribed(form, headers)].join('\n');
          if (passed !== ['operation', ...headers].join('\n')) stopped.push(`${wire.method} ${wire.url}: ${passed}`);
        }
    expect(stopped).toEqual([]);
  });

  it.each(['a/b', '..', '.', '', '../admin', 'a\\b', '..;x', '\0'])(
    'is refused with the path parameter %j, for every operation of the sample',
    (value) => {
      const withPath = forms.filter(({ parameters }) => parameters.some((one) => one.in === 'path'));
      expect(withPath.length).toBeGreaterThan(50);
      const sent = withPath.flatMap((form) =>
        requestOf(form, ({ in: location }) => (location === 'path' ? value : undefined)).flatMap((wire) =>
          kindOf(form, wire) === 'refused' ? [] : [`${wire.method} ${wire.url}`],
        ),
      );
      expect(sent).toEqual([]);
    },
  );

  const LONG = 'x'.repeat(40_000);
  const IDS = Array.from({ length: 3_000 }, (_, index) => 100_000 + index);

  it.each<[type: string, value: unknown, end: string, encoding?: TryItEncoding]>([
    ['application/x-www-form-urlencoded', { a: LONG, b: 'keep' }, `a=${LONG}&b=keep`],
    ['application/x-www-form-urlencoded', { ids: IDS, b: 1 }, `ids=${IDS.join('%2C')}&b=1`, toStyled('ids')],
    [
      'multipart/form-data',
      { a: LONG, b: 'keep' },
      `${LONG}\r\n--B\r\nContent-Disposition: form-data; name="b"\r\n\r\nkeep\r\n--B--\r`,
    ],
    ['application/xml', { a: LONG, b: 'keep' }, `  <a>${LONG}</a>\n  <b>keep</b>\n</root>`],
    ['application/json', { a: LONG, b: 'keep' }, `{\n    "a": "${LONG}",\n    "b": "keep"\n  }`],
    ['application/x-ndjson', [{ a: LONG }, { b: 'keep' }], `{"a":"${LONG}"}\n{"b":"keep"}`],
    ['text/plain', `${LONG}keep`, `${LONG}keep`],
  ])('is a whole body of type %s, whatever its length', (type, value, end, encoding) => {
    const body = { content: [{ type, schema: { type: 'object' }, ...(encoding && { encoding }) }], examples: [] };
    const form = createForm({ method: 'POST', body });
    const values = { serverUrl: 'https://a.example', parameters: new Map(), schemes: [], secrets: new Map() };
    const { pieces } = toTryItWire(prepareRequest(form, { ...values, body: { type, value } }, 'omitted'));
    const sent = (pieces ?? []).map((piece) => ('text' in piece ? piece.text : '')).join('');
    const text = sent.replace(/form-[\w-]{22}/g, 'B').replace(/\n$/, '');
    // Not the text itself, which a failure would print.
    expect({ isWhole: text.endsWith(end), isMarked: text.includes('…') }).toEqual({ isWhole: true, isMarked: false });
  });

  it('is the whole value of a parameter, whatever its length', () => {
    const long = 'x'.repeat(9_000);
    const parameters: TryItParameter[] = [
      { name: 'q', in: 'query', schema: { type: 'string' } },
      { name: 'id', in: 'query', schema: { type: 'array' } },
      { name: 'X-Long', in: 'header', schema: { type: 'string' } },
    ];
    const form = createForm({ parameters });
    const [wire] = requestOf({ ...form, servers: [{ url: 'https://a.example' }] }, ({ schema }) =>
      isDeepStrictEqual(schema, { type: 'array' }) ? IDS : long,
    );
    expect(wire?.url).toBe(`https://a.example/?q=${long}&${IDS.map((id) => `id=${id}`).join('&')}`);
    expect(wire?.headers).toContainEqual({ name: 'X-Long', value: long });
  });
});

function toStyled(name: string): TryItEncoding {
  const encoding = { contentType: null, style: 'form', explode: false, allowReserved: false, headers: [] };
  return { byName: { [name]: encoding } };
}
