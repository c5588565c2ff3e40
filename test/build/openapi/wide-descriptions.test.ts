import { describe, expect, it } from 'vitest';
import { compileDescription, withOperation } from './api-fixture.ts';

const COUNT = 1_000;

/** `COUNT` members: n0, n1 … */
const many = (make: (index: number) => unknown) =>
  Object.fromEntries(Array.from({ length: COUNT }, (_, index) => [`n${index}`, make(index)]));

const names = (prefix: string) => Array.from({ length: COUNT }, (_, index) => `${prefix}${index}`);

const mediaTypes = Object.fromEntries(names('a/n').map((name) => [name, { schema: { type: 'string' } }]));

/** An operation with huge numbers of one thing, and the components that it needs. */
const WIDE: Readonly<Record<string, { readonly operation: object; readonly components?: object }>> = {
  'media types of a body': { operation: { requestBody: { content: mediaTypes } } },
  'media types of a response': { operation: { responses: { 200: { description: '', content: mediaTypes } } } },
  'headers of a response': {
    operation: { responses: { 200: { description: '', headers: many(() => ({ schema: { type: 'string' } })) } } },
  },
  links: { operation: { responses: { 200: { description: '', links: many(() => ({ operationId: 'a' })) } } } },
  encodings: {
    operation: {
      requestBody: { content: { 'multipart/form-data': { encoding: many(() => ({ contentType: 'a/b' })) } } },
    },
  },
  'variables of a server': {
    operation: { servers: [{ url: 'https://{n1}.example.com', variables: many(() => ({ default: 'x' })) }] },
  },
  'schemes of one alternative': {
    operation: { security: [many(() => [])] },
    components: { securitySchemes: many(() => ({ type: 'http', scheme: 'basic' })) },
  },
  scopes: {
    operation: { security: [{ login: names('s') }] },
    components: { securitySchemes: { login: { type: 'oauth2', flows: { implicit: { scopes: many(() => 'x') } } } } },
  },
  badges: { operation: { 'x-badges': names('b') } },
  'examples of a parameter': {
    operation: {
      parameters: [{ name: 'p', in: 'query', examples: many((index) => ({ value: index, summary: 's' })) }],
    },
  },
  'requests of a callback': { operation: { callbacks: { done: many(() => ({ post: { responses: {} } })) } } },
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
