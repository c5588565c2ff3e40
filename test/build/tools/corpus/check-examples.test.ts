import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../../../build/tools/corpus/check-examples.ts';
import { startCpuClock } from '../../../cpu-clock.ts';
import { openapi, readRoot, withSchemas } from '../../openapi/api-fixture.ts';

describe('checkExamples()', () => {
  it('counts generated examples for requests and responses', () => {
    const { root } = readRoot(withSchemas({ A: { type: 'object', properties: { a: { type: 'integer' } } } }));
    expect(checkExamples(root)).toEqual({ examples: 4, valid: 4, exceptions: [] });
  });

  it('reports location and error of an example that cannot be valid', () => {
    const { root } = readRoot(withSchemas({ A: { type: 'string', enum: [1] } }));
    const { examples, valid, exceptions } = checkExamples(root);
    expect([examples, valid]).toEqual([4, 0]);
    expect(exceptions[0]).toMatch(/^#\/components\/schemas\/A \(request, all\): at "" must be /);
  });

  it('handles nullable schemas and exclusive limits of OpenAPI 3.0, and read-only and write-only properties', () => {
    const schema = {
      type: 'object',
      required: ['id', 'n', 'secret'],
      properties: {
        id: { type: 'string', readOnly: true },
        secret: { type: 'string', writeOnly: true },
        n: { type: 'number', minimum: 0, exclusiveMinimum: true, example: 0 },
        x: { type: 'string', nullable: true, example: null },
      },
    };
    expect(checkExamples(readRoot(withSchemas({ A: schema }, '3.0.3')).root)).toMatchObject({ examples: 4, valid: 4 });
  });

  it('stops a pattern that would never end', () => {
    const schema = { type: 'string', pattern: '^(a*)*b$', example: `${'a'.repeat(40)}!` };
    const elapsed = startCpuClock();
    checkExamples(readRoot(withSchemas({ A: schema })).root);
    expect(elapsed()).toBeLessThan(2_000);
  });

  it('tests each text with its own pattern', () => {
    const properties = { a: { type: 'string', pattern: '^a+$' }, b: { type: 'string', pattern: '^b+$' } };
    expect(checkExamples(readRoot(withSchemas({ A: { type: 'object', properties } })).root)).toMatchObject({
      valid: 4,
    });
  });

  it('ignores examples that the description gives, and schemas that it cannot check', () => {
    const parameters = [
      { name: 'a', in: 'query', schema: { type: 'integer' }, example: 'given' },
      { name: 'b', in: 'query', schema: { $ref: '#/components/schemas/None' } },
    ];
    const { root } = readRoot(openapi({ '/a': { get: { parameters, responses: {} } } }));
    expect(checkExamples(root)).toMatchObject({ examples: 0, exceptions: [] });
  });

  it('leaves out schemas that consist of each other', () => {
    const part = (name: string) => ({ allOf: [{ $ref: `#/components/schemas/${name}` }] });
    const { root } = readRoot(withSchemas({ A: part('B'), B: part('A') }));
    expect(checkExamples(root)).toMatchObject({ examples: 0, exceptions: [] });
  });
});
