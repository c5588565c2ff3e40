import { describe, expect, it } from 'vitest';
import { makeDescriptionFiles } from '../../../../build/openapi/pages/description-files.ts';
import { hidesAnything } from '../../../../build/openapi/read/hide-internal.ts';
import { parseDescription } from '../../../../build/openapi/read/text/parse-description.ts';
import { reference as referenceEn } from '../../../../worker/model/messages/en.ts';

const YAML = '# The books\nopenapi: 3.1.0\npaths: {}\n';

describe('makeDescriptionFiles()', () => {
  it('offers the original YAML, and converts it to JSON', () => {
    expect(files(YAML)).toEqual({
      '/api.json': '{"openapi":"3.1.0","paths":{}}',
      '/api.yaml': YAML,
    });
  });

  it('converts JSON to YAML', () => {
    expect(files('{"openapi":"3.1.0","paths":{}}')['/api.yaml']).toBe('openapi: 3.1.0\npaths: {}\n');
  });

  it('does not convert a description above 2 MB', () => {
    const text = JSON.stringify({ openapi: '3.1.0', paths: {}, info: { description: 'x'.repeat(2_000_000) } });
    expect(Object.keys(files(text))).toEqual(['/api.json']);
  });

  it("offers no file that exceeds the store's limit", () => {
    const text = JSON.stringify({ openapi: '3.1.0', paths: {}, info: { description: 'x'.repeat(26_300_000) } });
    expect(files(text)).toEqual({});
  });

  it('omits internal items', () => {
    expect(files('openapi: 3.1.0\npaths:\n  /b: { x-internal: true } # secret\n')).toEqual({
      '/api.json': '{"openapi":"3.1.0","paths":{}}',
      '/api.yaml': 'openapi: 3.1.0\npaths: {}\n',
    });
  });

  it('does not offer YAML with errors', () => {
    expect(files('openapi: 3.1.0\npaths: {}\npaths: {}\n')['/api.yaml']).toBe('openapi: 3.1.0\npaths: {}\n');
  });
});

function files(text: string): Record<string, string> {
  const parsed = parseDescription('api', text);
  const json = JSON.stringify(parsed.root);
  const made = makeDescriptionFiles(
    parsed,
    { json: Buffer.from(json), hides: hidesAnything(json) },
    '/api',
    referenceEn,
  );
  return Object.fromEntries(made.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
}
