import { describe, expect, it } from 'vitest';
import { makeDescriptionFiles } from '../../../../build/openapi/pages/description-files.ts';
import { parseDescription } from '../../../../build/openapi/read/parse-description.ts';

const YAML = '# The books\nopenapi: 3.1.0\npaths: {}\n';

describe('makeDescriptionFiles()', () => {
  it('gives YAML as its author wrote it, and the same as JSON', () => {
    expect(files(YAML)).toEqual({
      '/api.json': '{"openapi":"3.1.0","paths":{}}',
      '/api.yaml': YAML,
    });
  });

  it('converts JSON to YAML', () => {
    expect(files('{"openapi":"3.1.0","paths":{}}')['/api.yaml']).toBe('openapi: 3.1.0\npaths: {}\n');
  });

  it('leaves a description above 2 MB as it is', () => {
    const text = JSON.stringify({ openapi: '3.1.0', paths: {}, info: { description: 'x'.repeat(2_000_000) } });
    expect(Object.keys(files(text))).toEqual(['/api.json']);
  });

  it('offers nothing that the store cannot hold', () => {
    const text = JSON.stringify({ openapi: '3.1.0', paths: {}, info: { description: 'x'.repeat(26_300_000) } });
    expect(files(text)).toEqual({});
  });

  it('leaves out what is internal, wherever it stands, but no component and no data', () => {
    const hidden = { 'x-internal': true };
    const description = {
      openapi: '3.1.0',
      tags: [{ name: 'a' }, { name: 'b', ...hidden }],
      paths: {
        '/a': {
          get: { parameters: [{ name: 'a' }, { name: 'b', ...hidden }], responses: {} },
          post: { responses: {}, ...hidden },
        },
        '/b': { get: {}, ...hidden },
      },
      components: {
        schemas: { A: { properties: { a: {}, b: hidden }, example: { c: hidden } }, B: { type: 'object', ...hidden } },
      },
    };
    const made = files(`${JSON.stringify(description)}`);
    expect(JSON.parse(made['/api.json'] ?? '')).toEqual({
      openapi: '3.1.0',
      tags: [{ name: 'a' }],
      paths: { '/a': { get: { parameters: [{ name: 'a' }], responses: {} } } },
      components: {
        schemas: { A: { properties: { a: {} }, example: { c: hidden } }, B: { type: 'object', ...hidden } },
      },
    });
    expect(files(`openapi: 3.1.0\npaths:\n  /b: { x-internal: true } # secret\n`)['/api.yaml']).not.toContain('secret');
  });

  it('does not hand on YAML that cannot be read without faults', () => {
    expect(files('openapi: 3.1.0\npaths: {}\npaths: {}\n')['/api.yaml']).toBe('openapi: 3.1.0\npaths: {}\n');
  });
});

function files(text: string): Record<string, string> {
  const made = makeDescriptionFiles(parseDescription('api', text), '/api');
  return Object.fromEntries(made.map((file) => [file.path, file.text]));
}
