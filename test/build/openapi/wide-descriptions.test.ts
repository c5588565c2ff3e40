import { describe, expect, it } from 'vitest';
import { compileDescription, openapi, withOperation } from './api-fixture.ts';
import { many, named } from './many.ts';

const COUNT = 1_000;

/** `COUNT` members: n0, n1 … */
const all = (make: (index: number) => unknown) => named('n', COUNT, make);
const names = (prefix: string) => many(COUNT, (index) => `${prefix}${index}`);
const mediaTypes = named('a/n', COUNT, () => ({ schema: { type: 'string' } }));

const inResponse = (members: object) => ({ operation: { responses: { 200: { description: '', ...members } } } });
const inBody = (content: object) => ({ operation: { requestBody: { content } } });
const flows = { implicit: { scopes: all(() => 'x') } };
const variables = all(() => ({ default: 'x' }));
const examples = all((index) => ({ value: index, summary: 's' }));

/** An operation with huge numbers of one thing, and the components that it needs. */
const WIDE: Readonly<Record<string, { readonly operation: object; readonly components?: object }>> = {
  'media types of a body': inBody(mediaTypes),
  'media types of a response': inResponse({ content: mediaTypes }),
  'headers of a response': inResponse({ headers: all(() => ({ schema: { type: 'string' } })) }),
  links: inResponse({ links: all(() => ({ operationId: 'a' })) }),
  encodings: inBody({ 'multipart/form-data': { encoding: all(() => ({ contentType: 'a/b' })) } }),
  'variables of a server': { operation: { servers: [{ url: 'https://{n1}.example.com', variables }] } },
  'schemes of one alternative': {
    operation: { security: [all(() => [])] },
    components: { securitySchemes: all(() => ({ type: 'http', scheme: 'basic' })) },
  },
  scopes: {
    operation: { security: [{ login: names('s') }] },
    components: { securitySchemes: { login: { type: 'oauth2', flows } } },
  },
  badges: { operation: { 'x-badges': names('b') } },
  'examples of a parameter': { operation: { parameters: [{ name: 'p', in: 'query', examples }] } },
  'requests of a callback': { operation: { callbacks: { done: all(() => ({ post: { responses: {} } })) } } },
};

describe('a description with far too many', () => {
  it.each(Object.entries(WIDE))('%s gets bounded pages and a warning', (_name, { operation, components = {} }) => {
    const { paths, html, warnings } = compileDescription(withOperation(operation, { components }));
    const elements = paths.map((path) => html(path).split(/<[a-z]/).length - 1);
    expect(Math.max(...elements)).toBeLessThan(3_000);
    expect(warnings).toContainEqual(
      expect.stringMatching(/Cannot show all 1000 entries of "\S+": the page shows the first \d+\./),
    );
  });
});

it('paths of very many variables, and a description of very many headings, have bounded pages', () => {
  const variables = `https://a.test/${names('v')
    .map((name) => `{${name}}`)
    .join('/')}`;
  const slashes = `/${'x/'.repeat(5 * COUNT)}`;
  const description = names('H')
    .map((name) => `## ${name}\n\nText.`)
    .join('\n\n');
  const callbacks = { done: { [variables]: { post: {} }, [slashes]: { post: {} } } };
  const webhooks = { [variables]: { post: {} }, [slashes]: { post: {} } };
  const { faults, html, paths } = compileDescription(
    openapi({ [slashes]: { get: { operationId: 'a', description, callbacks } } }, { webhooks }),
  );
  expect(faults).toEqual([]);
  expect(paths.map(html).join()).toContain('/{v0}/{v1}/');
}, 60_000);

it('a path of thousands of variables, whose pointers are long and alike, takes little time', () => {
  const path = `/${many(3_000, (index) => `{v${index}}`).join('/')}`;
  const before = process.cpuUsage();
  const { api, warnings } = compileDescription(openapi({ [path]: { get: { operationId: 'a' } } }));
  expect(process.cpuUsage(before).user).toBeLessThan(20e6);
  expect(api.operationCount).toBe(1);
  expect(warnings.at(-1)).toMatch(/: No parameter describes \{v\d+\} in the path\./);
}, 60_000);
