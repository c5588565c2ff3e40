import { describe, expect, it } from 'vitest';
import { hasGoEnums, normalizeGoEnums } from '../../../../build/openapi/read/normalize-go-enums.ts';
import { compileDescription, openapi, withSchemas } from '../api-fixture.ts';

const LINES = 'prod Production\nstage Staging  Where releases are tested.\none time OneTime nolint:gosec // no secret';
const values = ['prod', 'stage', 'one time'];

describe('normalizeGoEnums()', () => {
  it('takes constants out of a description, and describes the values by their comments', () => {
    const schema = { enum: values, description: `The environment.\n${LINES}`, 'x-go-enum-desc': LINES };
    const described = { 'x-enum-descriptions': { stage: 'Where releases are tested.' }, enum: values };
    expect(normalizeGoEnums({ a: schema })).toEqual({
      a: { ...described, description: 'The environment.', 'x-go-enum-desc': LINES },
    });
    const items = { type: 'array', items: { enum: values }, description: `\n${LINES}`, 'x-go-enum-desc': LINES };
    expect(normalizeGoEnums({ schema: items })).toEqual({
      schema: { ...items, description: '', items: described },
    });
  });

  it('keeps other descriptions, and those that authors give the values', () => {
    const own = { 'x-enum-descriptions': { stage: 'For tests' }, enum: values };
    const schema = { ...own, description: 'The environment.', 'x-go-enum-desc': LINES };
    expect(normalizeGoEnums({ schema, example: schema })).toEqual({ schema, example: schema });
    expect(normalizeGoEnums({ a: { 'x-go-enum-desc': 5, description: '5' }, b: { 'x-go-enum-desc': LINES } })).toEqual({
      a: { 'x-go-enum-desc': 5, description: '5' },
      b: { 'x-go-enum-desc': LINES },
    });
  });

  it('shows neither of them on pages, of any version', () => {
    const said = { description: `The environment.\n${LINES}`, 'x-go-enum-desc': LINES };
    const document = withSchemas({
      A: { type: 'object', properties: { p: { type: 'string', enum: values, ...said } } },
    });
    expect(hasGoEnums(JSON.stringify(document))).toBe(true);
    const parameter = { name: 'q', in: 'query', ...said };
    const get = { operationId: 'a', responses: {} };
    const pages = [
      compileDescription(document).html('/api/schemas/A'),
      compileDescription(
        openapi({
          '/a': { get: { ...get, parameters: [{ ...parameter, schema: { type: 'string', enum: values } }] } },
        }),
      ).html('/api/a'),
      compileDescription({
        swagger: '2.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { ...get, parameters: [{ ...parameter, type: 'string', enum: values }] } } },
      }).html('/api/a'),
    ];
    for (const html of pages) {
      expect(html).toContain('The environment.');
      expect(html).toContain('Where releases are tested.');
      expect(html).not.toMatch(/Production|Staging|nolint/);
    }
  });
});
