import { describe, expect, it } from 'vitest';
import { readLocation } from '../../../../../build/openapi/core/operations/parameters.ts';
import { compileDescription, openapi, readRoot, withOperation } from '../../api-fixture.ts';

describe('readLocation()', () => {
  it.each([
    [{ in: 'header' }, 'header', null],
    [{ in: 'body' }, 'query', '"body"'],
    [{ in: 'Header' }, 'header', '"Header"'],
    [{}, 'query', 'nothing'],
  ])('of %j is %j', (parameter, location, found) => {
    const { root, warnings } = readRoot({ parameter });
    expect(readLocation(root.get('parameter'))).toBe(location);
    expect(warnings()).toEqual(
      found === null
        ? []
        : [
            `#/parameter/in: Cannot read "in": it must be one of path, query, querystring, header, cookie, found ${found}. Correct it, or describe a body in "requestBody".`,
          ],
    );
  });
});

it.each([
  ['/pets/:id', 'Cannot find {id} in the path "/pets/:id". Write it there, or correct "name" or "in".'],
  ['/pets/{id}', null],
  ['/pets/{+id}', null],
  ['/pets?of={id}', null],
])('a parameter that the path %s lacks has a warning', (path, warning) => {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const { warnings } = compileDescription(openapi({ [path]: { parameters, get: { operationId: 'a' } } }));
  const found = warnings.filter((each) => each.includes('Cannot find'));
  expect(found).toEqual(warning === null ? [] : [expect.stringMatching(/parameters\/0\/name: /)]);
  if (warning !== null) expect(found[0]).toContain(warning);
});

it.each([
  [{ in: 'query', schema: { type: 'string' } }, 'parameters/0/name: Cannot show a parameter without a name.'],
  [{ name: ' ', in: 'header' }, 'parameters/0/name: Cannot show a parameter without a name.'],
  ['page', 'parameters/0: Cannot read the parameter: it must be a mapping.'],
  [null, 'parameters/0: Cannot read the parameter: it must be a mapping.'],
])('the parameter %j is left out with a warning', (parameter, warning) => {
  const parameters = [parameter, { name: 'limit', in: 'query' }];
  const { html, warnings } = compileDescription(withOperation({ parameters }));
  expect(warnings).toEqual([expect.stringContaining(warning)]);
  expect(html('/api/a')).toContain('limit');
  expect(html('/api/a')).not.toContain('&quot;&quot;');
});

it('reads the parameter of a greedy variable, as API Gateway exports it', () => {
  const proxy = { name: 'proxy', in: 'path', required: true, description: 'The rest.', schema: { type: 'string' } };
  const paths = {
    '/{proxy+}': { get: { operationId: 'a', parameters: [proxy] } },
    '/b/{proxy}': { get: { operationId: 'b', parameters: [proxy] } },
  };
  const config = { samples: [{ language: 'curl' }] };
  const { html, markdown, warnings } = compileDescription(openapi(paths), config);
  expect(warnings).toEqual([]);
  expect(markdown('/api/a')).toContain('- `proxy+` string required: The rest.');
  expect(markdown('/api/a')).not.toContain('- `proxy` ');
  expect(html('/api/a')).toMatch(/\/proxy-123/);
  expect(markdown('/api/b')).toContain('- `proxy` string required');
});
