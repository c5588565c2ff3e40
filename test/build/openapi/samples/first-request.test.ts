import { describe, expect, it } from 'vitest';
import { compileOne, openapi } from '../api-fixture.ts';

const CURL = { samples: [{ language: 'curl' }] };

/** The curl samples of one operation by the titles of their tabs. */
function curl(path: string, operation: object, more: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  const method = 'requestBody' in operation ? 'post' : 'get';
  const document = openapi({ [path]: { [method]: { responses: { 200: { description: 'OK' } }, ...operation } } }, more);
  const { samples } = compileOne(document, CURL);
  return Object.fromEntries(samples.map(({ title, groups }) => [title, groups[0]?.samples[0]?.code ?? '']));
}

const json = (schema: object, more: object = {}): object => ({
  requestBody: { content: { 'application/json': { schema } }, ...more },
});

describe('the sample of a request', () => {
  it('sends required members and those with examples, and shows all fields in a second tab', () => {
    const properties = {
      id: { type: 'integer' },
      email: { type: 'string', example: 'zoe@example.com' },
      note: { type: 'string' },
      old: { type: 'string', example: 'x', deprecated: true },
    };
    const samples = curl('/a', json({ type: 'object', required: ['id'], properties }));
    expect(Object.keys(samples)).toEqual(['Main fields', 'All fields']);
    expect(samples['Main fields']).toContain('"email": "zoe@example.com"');
    expect(samples['Main fields']).not.toMatch(/note|old/);
    expect(samples['All fields']).toContain('"note"');
  });

  it('sends no body that is empty and may be left out', () => {
    expect(curl('/a', json({ type: 'object' }))['']).toBe('curl https://api.example.com/a \\\n  --request POST');
    expect(curl('/a', json({ type: 'object' }, { required: true })).Example).toContain("--data '{}'");
  });

  it('leaves the fragment of a path out', () => {
    expect(curl('/#X-Target=Do.It', {})['']).toBe('curl https://api.example.com/');
  });

  it.each([
    [{ type: 'string' }, '{accountSid}'],
    [{ type: 'string', pattern: '^AC[0-9]{2}$' }, 'AC34'],
    [{ type: 'string', format: 'uuid' }, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ])('fills a path parameter of %j with %s', (schema, text) => {
    const parameters = [{ name: 'accountSid', in: 'path', required: true, schema }];
    expect(curl('/a/{accountSid}', { parameters })['']).toContain(`/a/${text}`);
  });

  it('prefers the https equivalent of an http server', () => {
    const servers = [{ url: 'http://a.example' }, { url: 'https://b.example' }, { url: 'https://a.example' }];
    expect(curl('/x', {}, { servers })['']).toBe('curl https://a.example/x');
  });

  it('gives a user and a password as such', () => {
    const components = { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } };
    expect(curl('/x', { security: [{ basic: [] }] }, { components })['']).toContain('--user username:password');
  });

  it('reads a stream as it arrives', () => {
    const responses = { 200: { description: 'OK', content: { 'text/event-stream': {} } } };
    expect(curl('/x', { responses })['']).toContain('--no-buffer');
  });

  it('follows samples that the description refers to', () => {
    const sample = { lang: 'Shell', source: 'make it so' };
    const operation = { 'x-codeSamples': [{ $ref: '#/components/x-samples/a' }] };
    expect(curl('/x', operation, { components: { 'x-samples': { a: sample } } })['']).toBe('make it so');
  });
});
