import { describe, expect, it } from 'vitest';
import { checkUndocumented } from '../../../../worker/forms/check/check-undocumented.ts';
import { checkValue } from '../../../../worker/forms/check/check-value.ts';
import { matchesPattern } from '../../../../worker/forms/check/safe-pattern.ts';
import { createRandom } from '../../../random.ts';

const OPTIONS = { resolveRef: () => undefined, direction: 'request' } as const;

function faults(value: unknown, schema: unknown, more: object = {}): string[] {
  return checkValue(value, schema, { ...OPTIONS, ...more }).faults.map(
    ({ pointer, keyword }) => `${pointer} ${keyword}`,
  );
}

describe('checkValue()', () => {
  it.each([
    [1, { type: 'string' }, [' type']],
    [5, { type: 'string', enum: ['a'] }, [' type']],
    [null, { type: 'string', nullable: true }, []],
    ['c', { enum: ['a', 'b'] }, [' enum']],
    ['ab', { type: 'string', maxLength: 1 }, [' maxLength']],
    ['x', { type: 'string', pattern: '^[a-c]+$' }, [' pattern']],
    ['2024-02-30x', { type: 'string', format: 'date' }, [' format']],
    [5, { minimum: 5, exclusiveMinimum: true }, [' exclusiveMinimum']],
    [5, { exclusiveMinimum: 5 }, [' exclusiveMinimum']],
    [7, { multipleOf: 2 }, [' multipleOf']],
    ['1.2.3.255', { format: 'ipv4' }, []],
    ['1.2.3.4.5', { format: 'ipv4' }, [' format']],
    ['1.2.3.4.evil', { format: 'ipv4' }, [' format']],
    ['1.2.3.4.', { format: 'ipv4' }, [' format']],
    ['1.2.3', { format: 'ipv4' }, [' format']],
    ['::ffff:1.2.3.256', { format: 'ipv6' }, [' format']],
    [[1, 1], { type: 'array', uniqueItems: true }, [' uniqueItems']],
    [[1, 'a'], { type: 'array', items: { type: 'integer' } }, ['/1 type']],
    [{}, { required: ['a'] }, ['/a required']],
    [{ 'a/b': 1 }, { properties: { 'a/b': { type: 'string' } } }, ['/a~1b type']],
    [{ b: 1 }, { properties: { a: {} }, additionalProperties: false }, ['/b additionalProperties']],
    [{ a: 1 }, { allOf: [{ required: ['b'] }, { properties: { a: { type: 'string' } } }] }, ['/b required', '/a type']],
    [{ a: 1 }, { oneOf: [{ required: ['b', 'c'] }, { required: ['d'] }] }, ['/d required']],
    [{}, { required: ['id'], properties: { id: { readOnly: true } } }, []],
    [{}, { allOf: [{ properties: { id: { readOnly: true } } }, { required: ['id'] }] }, []],
    [null, { allOf: [{ type: 'object' }], nullable: true }, []],
    [{}, { anyOf: [{ type: 'object', required: ['b', 'c'] }, { type: 'null' }] }, ['/b required', '/c required']],
    [[1, 2], { oneOf: [{ type: 'string' }, { items: { type: 'string' } }] }, ['/0 type', '/1 type']],
    [5, { oneOf: [{ type: 'integer' }, { minimum: 2 }] }, [' oneOf']],
    ['x', { not: { type: 'string' } }, [' not']],
    [{ a: 1 }, { dependentRequired: { a: ['b'] } }, ['/b required']],
    [{ a: 1 }, JSON.parse('{ "if": { "required": ["a"] }, "then": { "required": ["b"] } }'), ['/b required']],
    [[1], { contains: { type: 'string' } }, [' contains']],
    [{ a: 1 }, { properties: { b: {} }, unevaluatedProperties: false }, ['/a unevaluated']],
    [{ 'x-a': 1 }, { patternProperties: { '^x-': { type: 'string' } } }, ['/x-a type']],
    [{ ab: 1 }, { propertyNames: { maxLength: 1 } }, ['/ab maxLength']],
    [2_147_483_648, { type: 'integer', format: 'int32' }, [' format']],
    ['2024-02-30', { format: 'date' }, [' format']],
    ['x', { type: 'file', format: 'something' }, []],
  ])('checks %j against %j: %j', (value, schema, expected) => {
    expect(faults(value, schema)).toEqual(expected);
  });

  it('compares integers of any size', () => {
    const most = 2n ** 63n - 1n;
    expect(faults(most, { type: 'integer', format: 'int64', enum: [most] })).toEqual([]);
    expect(faults(most, { enum: [most - 1n] })).toEqual([' enum']);
    expect(faults(most + 1n, { format: 'int64' })).toEqual([' format']);
    expect(faults(most, { multipleOf: 2 })).toEqual([' multipleOf']);
  });

  it('reports undocumented properties of responses', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    expect(faults({ a: 'x', b: 1 }, schema, { direction: 'response', checkUndocumented })).toEqual(['/b undocumented']);
    expect(faults({ a: 'x', b: 1 }, schema)).toEqual([]);
  });

  it('rejects properties of requests in responses', () => {
    const schema = { type: 'object', properties: { secret: { writeOnly: true } }, required: ['secret'] };
    expect(faults({ secret: 'x' }, schema, { direction: 'response' })).toEqual(['/secret writeOnly']);
    expect(faults({}, schema, { direction: 'response' })).toEqual([]);
  });

  it('reports no values', () => {
    const schema = { properties: { token: { type: 'integer' } } };
    const [fault] = checkValue({ token: 'secret' }, schema, OPTIONS).faults;
    expect(JSON.stringify(fault)).not.toContain('secret');
  });

  it('terminates for recursive schemas, deep values and wide values', () => {
    const schema: Record<string, unknown> = { type: 'object' };
    schema.properties = { next: schema };
    schema.allOf = [schema];
    let deep: unknown = {};
    for (let index = 0; index < 5_000; index++) deep = { next: deep };
    expect(faults(deep, schema)).toEqual([]);
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 1]));
    expect(faults(wide, { additionalProperties: { type: 'string' } })).toHaveLength(100);
  });
});

describe('checkValue() with a discriminator', () => {
  const schemas: Record<string, unknown> = {
    Cat: { type: 'object', required: ['kind', 'lives'], properties: { lives: { type: 'integer' } } },
    Dog: { type: 'object', required: ['kind', 'tricks'] },
  };
  const resolveRef = (ref: string): unknown => schemas[ref.split('/').at(-1) ?? ''];
  const branches = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
  const mapped = { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } };
  const check = (value: unknown, discriminator: object): string[] =>
    faults(value, { oneOf: branches, discriminator }, { resolveRef });

  it('checks the schema that the value names', () => {
    expect(check({ kind: 'cat', lives: 9 }, mapped)).toEqual([]);
    expect(check({ kind: 'cat', tricks: [] }, mapped)).toEqual(['/lives required']);
    expect(check({ kind: 'dog', lives: 9 }, mapped)).toEqual(['/tricks required']);
    expect(check({ kind: 'Dog', tricks: [] }, { propertyName: 'kind' })).toEqual([]);
  });

  it('decides between schemas that both match', () => {
    expect(check({ kind: 'cat', lives: 9, tricks: [] }, mapped)).toEqual([]);
    expect(check({ kind: 'cat', lives: 9, tricks: [] }, {})).toEqual([' oneOf']);
  });

  it('rejects a value without a schema, and names the others', () => {
    const schema = { oneOf: branches, discriminator: mapped };
    const { faults: found } = checkValue({ kind: 'cow' }, schema, { ...OPTIONS, resolveRef });
    expect(found).toEqual([
      { pointer: '/kind', keyword: 'enum', expected: ['cat', 'dog'], found: 'string', value: 'cow' },
    ]);
    expect(check({ kind: 'cow', tricks: [] }, { ...mapped, defaultMapping: 'Dog' })).toEqual([]);
  });

  it('lets the schemas decide if no mapping says which values they have', () => {
    const own = { Cat: 'cat', Dog: 'dog' };
    const resolved = (ref: string): unknown => {
      const name = ref.split('/').at(-1) as keyof typeof own;
      return { allOf: [schemas[name], { properties: { kind: { const: own[name] } } }] };
    };
    const schema = { oneOf: branches, discriminator: { propertyName: 'kind' } };
    const check = (value: unknown): string[] => faults(value, schema, { resolveRef: resolved });
    expect(check({ kind: 'cat', lives: 9 })).toEqual([]);
    expect(check({ kind: 'cow', lives: 9 })).toEqual(['/kind const']);
    expect(checkValue({ kind: 'dog', tricks: [] }, schema, { ...OPTIONS, resolveRef: resolved }).unchecked).toEqual([]);
  });

  it('checks a schema that extends the one with the discriminator', () => {
    const base: Record<string, unknown> = {
      type: 'object',
      discriminator: { propertyName: 'kind', mapping: { fish: 'Fish' } },
    };
    schemas.Pet = base;
    schemas.Fish = { allOf: [{ $ref: '#/components/schemas/Pet' }, { required: ['fins'] }] };
    expect(faults({ kind: 'fish' }, base, { resolveRef })).toEqual(['/fins required']);
    const { unchecked } = checkValue({ kind: 'eel' }, base, { ...OPTIONS, resolveRef });
    expect(unchecked).toEqual([{ pointer: '', keyword: 'discriminator', rule: null }]);
  });
});

describe('what checkValue() leaves unchecked', () => {
  const REFERENCE = '(a)\\1';
  const unchecked = (value: unknown, schema: unknown): string[] =>
    checkValue(value, schema, OPTIONS).unchecked.map(({ pointer, keyword }) => `${pointer} ${keyword}`);

  it('is listed', () => {
    expect(unchecked(['x'], { items: { pattern: REFERENCE } })).toEqual(['/0 pattern']);
    expect(unchecked({ a: 1 }, { patternProperties: { [REFERENCE]: {} } })).toEqual(['/a patternProperties']);
    expect(unchecked(1, { $ref: '#/$defs/Missing' })).toEqual([' $ref']);
    expect(unchecked(1, { 'x-omitted': true })).toEqual([' schema']);
    expect(unchecked(Array(60_000).fill(1), { items: { type: 'integer' } })).toEqual(['/49999 limit']);
    expect(unchecked(1, { type: 'integer' })).toEqual([]);
  });

  it('is no reason for a fault', () => {
    const unknown = { pattern: REFERENCE };
    expect(faults('x', { not: unknown })).toEqual([]);
    expect(faults('x', { oneOf: [unknown, { type: 'string' }] })).toEqual([]);
    const condition = JSON.parse(`{ "if": ${JSON.stringify(unknown)}, "then": false, "else": false }`);
    expect(faults('x', condition)).toEqual([]);
    expect(faults(['x', 'y'], { contains: unknown, maxContains: 1 })).toEqual([]);
    expect(faults({ a: 1 }, { patternProperties: { [REFERENCE]: {} }, additionalProperties: false })).toEqual([]);
    expect(faults({ a: 1 }, { patternProperties: { [REFERENCE]: {} }, unevaluatedProperties: false })).toEqual([]);
  });
});

describe('checkValue() of closed parts', () => {
  const closed = (name: string): object => ({
    type: 'object',
    properties: { [name]: { type: 'string' } },
    additionalProperties: false,
  });

  it('accepts the properties of other parts, and no others', () => {
    const schema = { allOf: [closed('id'), closed('name')] };
    expect(faults({ id: 'a', name: 'b' }, schema)).toEqual([]);
    expect(faults({ id: 'a', name: 'b' }, { nullable: true, oneOf: [schema] })).toEqual([]);
    expect(faults({ id: 'a', nam: 'b' }, schema)).toContain('/nam additionalProperties');
    expect(faults({ name: 5, id: 'a' }, schema)).toEqual(['/name type']);
  });
});

describe('matchesPattern()', () => {
  it.each([
    ['^[a-z]+$', 'abc', true],
    ['^inv_[0-9A-Za-z]{8}$', 'inv_1', false],
    ['^(a|b)c$', 'ac', true],
    ['^(?:[a-z]+)-x$', 'ab-x', true],
    ['^[a-z]+(-[a-z]+)*$', 'sales-tax-rates', true],
    ['^[a-z]+(-[a-z]+)*$', `${'a-'.repeat(149)}-`, false],
    ['^([a-z0-9]+(?:[._-][a-z0-9]+)*)@([a-z0-9-]+\\.)+[a-z]{2,63}$', 'a.b@mail.example.com', true],
    ['(a)\\1', 'aa', null],
    // Escapes that Unicode patterns do not allow.
    ['^\\-?[0-9]+(\\.[0-9]+)?$', '-1.50', true],
    ['^[\\w\\-\\@\\_]+\\:\\_\\\\_$', 'a-@_:_\\_', true],
    ['^[\\w\\-\\@\\_]+$', 'a b', false],
    ['^\\y$', 'y', null],
    ['^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$', '00:1B:44:11:3A:B7', true],
    ['^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)$', '192.168.0.256', false],
    ['^(?:\\d{1,3}\\.){3}\\d{1,3}$', '192.168.0.1', true],
    ['^\\d{4}(?:-\\d{2}){2}(?:T\\d+)??$', '2024-01-02', true],
    ['^(?<year>\\d{4})(?!x)-\\p{L}\\u{41}$', '2024-éA', true],
    ['^.{1,5000}$', 'a'.repeat(300), true],
    ['[', 'a', null],
    ['a**', 'a', null],
    ['^a$', 'a'.repeat(400), null],
  ])('%s of %s: %s', (pattern, text, expected) => {
    expect(matchesPattern(text, pattern, { matched: 1_000_000 })).toBe(expected);
  });

  it('tries a state once at each character, however many ways there are', () => {
    const text = 'a'.repeat(40);
    for (const [pattern, subject, expected] of [
      ['^(a+)+$', `${text}!`, false],
      ['^(a|a)*$', `${text}!`, false],
      ['(a|ab)*c', 'ab'.repeat(150), false],
      ['(?:a|a|a)*!$', 'a'.repeat(300), false],
      ['\\s*\\s*$', `${' '.repeat(299)}a`, true],
      ['^\\s*\\s*$', `${' '.repeat(299)}a`, false],
      ['^((a+)b?)*$', `${text}!`, false],
      ['a*a*a*a*a*b', 'a'.repeat(300), false],
      ['^(?:a|a){40}b$', text, false],
      ['^(?:a?){40}b$', text, false],
      ['^(?:a+){40}b$', 'a'.repeat(100), false],
      ['^(?:(?:a|a){7}){6}b$', text, false],
      [`^${'(?:a|a)'.repeat(40)}b$`, text, false],
      ['^(?:(?:a|b)*){0}a*a*a*a*a*a*b$', 'a'.repeat(300), false],
      ['^(?=(?:a+)+$)(?!(?:a*)*b)a+$', text, true],
      ['^x|a*a*a*b', 'a'.repeat(300), false],
    ] as const) {
      const work = { matched: 1_000_000 };
      expect([pattern, matchesPattern(subject, pattern, work)]).toEqual([pattern, expected]);
      // Each character of the pattern has a few states at most, if its counts are small.
      const steps = (1_000_000 - work.matched) / 20;
      expect([pattern, steps > 40 * pattern.length * (subject.length + 1)]).toEqual([pattern, false]);
    }
  });

  it('does not try what takes too many states or steps', () => {
    expect(matchesPattern('zz', '(?:(?:(?:a?){1000}){1000}){1000}', { matched: 1_000_000 })).toBe(null);
    const work = { matched: 10_000 };
    expect(matchesPattern('a'.repeat(300), '^(?:a?){300}b$', work)).toBe(null);
    expect(work.matched).toBeGreaterThan(-100);
  });

  it('says what the regular expression says', () => {
    const random = createRandom(1);
    const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
    const write = (depth: number): string => {
      const parts = Array.from({ length: pick([1, 2, 3]) }, () => {
        const kind = depth === 0 ? 0 : pick([0, 0, 1, 2, 3]);
        if (kind === 3)
          return pick(['^', '$', '\\b', '(?<=a)', '(?<!b)', `(?=${write(0)})`, `(?!${write(depth - 1)})`]);
        const item = pick(['a', 'b', '[^a]', '.', '\\w', '\\u0061', '\\ud83d\\ude00', '😀']);
        const part = kind === 0 ? item : kind === 1 ? `(${write(depth - 1)})` : `(?:${write(depth - 1)}|${write(0)})`;
        return part + pick(['', '', '*', '+', '?', '{2}', '{1,3}', '{0}', '{2,}', '*?']);
      });
      return parts.join('');
    };
    for (let run = 0; run < 3_000; run++) {
      const pattern = write(2);
      const text = Array.from({ length: pick([0, 1, 2, 4, 6]) }, () => pick(['a', 'b', '-', '😀', '\n'])).join('');
      const found = matchesPattern(text, pattern, { matched: 10_000_000 });
      expect([pattern, text, found]).toEqual([pattern, text, new RegExp(pattern, 'u').test(text)]);
    }
  });
});
