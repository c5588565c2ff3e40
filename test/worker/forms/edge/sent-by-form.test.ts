import { describe, expect, it } from 'vitest';
import { keepDescribed } from '../../../../worker/forms/edge/proxy/described-headers.ts';
import { findTarget } from '../../../../worker/forms/edge/proxy/find-target.ts';
import { fillServer, parameterKey, prepareRequest } from '../../../../worker/forms/exchange/prepare-request.ts';
import type { TryItForm, TryItParameter } from '../../../../worker/forms/exchange/record.ts';
import { type TryItWire, toTryItWire } from '../../../../worker/forms/exchange/wire.ts';
import { parseExactJson } from '../../../../worker/request/value/exact-integers.ts';
import { sampleWithForms } from '../../../build/openapi/forms/sample-with-forms.ts';

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
});
