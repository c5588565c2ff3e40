import { describe, expect, it } from 'vitest';
import { startCpuClock } from '../../../../cpu-clock.ts';
import { readRoot } from '../../api-fixture.ts';

describe('Cursor', () => {
  it('reads numbers and booleans as text, as in YAML versions', () => {
    const { root } = readRoot({ version: 1.1, title: true, name: ' Books ', none: null });
    const texts = ['version', 'title', 'none', 'absent'].map((key) => root.text(key));
    expect([...texts, root.trimmed('name')]).toEqual(['1.1', 'true', null, null, 'Books']);
  });

  it('adds what is beside references to a parameter, and reads all of it at its own place', () => {
    const page = { name: 'page', in: 'query', description: 'A page.', schema: { type: 'string' }, examples: 5 };
    const inner = { $ref: '#/paths/~1a/parameters/0', required: true, description: 'Which page.' };
    const outer = { $ref: '#/components/parameters/outer', required: 'false', example: [], name: null, 'x-id': 1 };
    const { root, warnings } = readRoot({
      paths: { '/a': { parameters: [page] } },
      components: { parameters: { outer: inner } },
      parameters: [outer, { $ref: inner.$ref, 'x-id': 2 }],
    });
    const [changed, plain] = root.items('parameters');
    expect(changed?.value).toEqual({ ...page, required: 'false', description: 'Which page.', example: [] });
    expect(['schema', 'required', 'description'].map((key) => changed?.raw(key).pointer)).toEqual([
      '#/paths/~1a/parameters/0/schema',
      '#/parameters/0/required',
      '#/components/parameters/outer/description',
    ]);
    expect([plain?.value, plain?.pointer]).toEqual([page, inner.$ref]);
    for (const key of ['example', 'examples']) changed?.rawEntries(key);
    expect(warnings()).toEqual([
      '#/parameters/0/example: Cannot read "example": it must be a mapping, found a list.',
      '#/paths/~1a/parameters/0/examples: Cannot read "examples": it must be a mapping, found 5.',
    ]);
  });

  it('reads a text that is elsewhere', () => {
    const { root, warnings } = readRoot({ texts: { intro: 'Books.' }, description: { $ref: '#/texts/intro' } });
    expect([root.text('description'), warnings()]).toEqual(['Books.', []]);
  });

  it('reads a list or mapping that is elsewhere', () => {
    const at = (name: string): object => ({ $ref: `#/shared/${name}` });
    const shared = { content: { 'text/plain': {} }, tags: ['a', 'b'] };
    const { root, warnings } = readRoot({ shared, content: at('content'), tags: at('tags'), none: at('none') });
    expect(root.entries('content').map(([name, { pointer }]) => [name, pointer])).toEqual([
      ['text/plain', '#/shared/content/text~1plain'],
    ]);
    expect([root.texts('tags'), root.entries('none'), root.items('none')]).toEqual([['a', 'b'], [], []]);
    expect(warnings()).toEqual(['#/none: Cannot resolve "#/shared/none": #/shared has no "none". Define it there.']);
  });

  it.each([
    ['text', { a: [] }, '#/a: Cannot read "a": it must be text, found a list.'],
    ['text', { a: { b: 1 } }, '#/a: Cannot read "a": it must be text, found a mapping.'],
    ['items', { a: 'x' }, '#/a: Cannot read "a": it must be a list, found "x".'],
    ['items', { a: {} }, '#/a: Cannot read "a": it must be a list, found a mapping.'],
    ['entries', { a: [1] }, '#/a: Cannot read "a": it must be a mapping, found a list.'],
    ['entries', { a: 5 }, '#/a: Cannot read "a": it must be a mapping, found 5.'],
  ] as const)('returns nothing from %s() for %j, and warns once', (method, document, warning) => {
    const { root, warnings } = readRoot(document);
    const first = root[method]('a');
    root[method]('a');
    expect(first ?? []).toEqual([]);
    expect(warnings()).toEqual([warning]);
  });

  it('truncates quoted values', () => {
    const { root, warnings } = readRoot({ a: 'x'.repeat(20_000) });
    root.items('a');
    expect(warnings()[0]).toMatch(/^#\/a: Cannot read "a": it must be a list, found "x+…x+"\.$/);
    expect(warnings()[0]?.length).toBeLessThan(700);
  });

  it('reads only own members', () => {
    const { root } = readRoot({});
    expect(root.get('constructor').exists).toBe(false);
    expect(root.raw('__proto__').exists).toBe(false);
    expect(root.has('toString')).toBe(false);
    expect(root.follow('#/constructor/name')).toBeNull();
  });

  it('is the same for all references to a value without texts of their own', () => {
    const $ref = '#/definitions/name';
    const { root } = readRoot({
      definitions: { name: {} },
      a: { $ref },
      b: { $ref },
      c: { $ref, description: 'Own.' },
    });
    expect(root.get('a')).toBe(root.get('b'));
    expect(root.get('c').text('description')).toBe('Own.');
    expect(root.get('a').text('description')).toBeNull();
  });

  it('follows references with escapes', () => {
    const { root, warnings } = readRoot({
      paths: { '/a/{b}': { get: { 'x y': 'found' } }, 'm~n': 'tilde', 'p%q': 'percent' },
      one: { $ref: '#/paths/~1a~1{b}/get/x y' },
      two: { $ref: '#/paths/~1a~1%7Bb%7D/get/x%20y' },
      three: { $ref: '#/paths/m~0n' },
      four: { $ref: '#/paths/p%25q' },
      five: { $ref: '#/one' },
      six: { $ref: '#/list/1' },
      list: ['a', 'b'],
    });
    const found = ['one', 'two', 'three', 'four', 'five', 'six'].map((key) => root.get(key).value);
    expect(found).toEqual(['found', 'found', 'tilde', 'percent', 'found', 'b']);
    expect(warnings()).toEqual([]);
  });

  it('points to the target of a reference', () => {
    const { root } = readRoot({ a: { $ref: '#/b' }, b: { c: { $ref: '#/d' } }, d: {} });
    expect(root.get('a').pointer).toBe('#/b');
    expect(root.get('a').get('c').pointer).toBe('#/d');
  });

  it("prefers summary and description next to a reference to its target's", () => {
    const { root } = readRoot({
      a: { $ref: '#/b', description: 'own' },
      b: { $ref: '#/c', summary: 's' },
      c: { description: 'x', summary: 'y', z: 1 },
    });
    expect(root.get('a').text('description')).toBe('own');
    expect(root.get('a').text('z')).toBe('1');
    expect(root.get('b').text('summary')).toBe('s');
  });

  const OUTSIDE = 'only references inside the description are followed. Bundle it into one file.';
  const CIRCLE = 'Cannot resolve "$ref": it refers back to itself. Point it at a definition.';
  const BILL = '#/components/schemas/Bill';
  it.each([
    ['#/components/schemas/Bil', `Cannot resolve "#/components/schemas/Bil": did you mean "${BILL}"?`],
    ['#/component/schemas/Bill', `Cannot resolve "#/component/schemas/Bill": did you mean "${BILL}"?`],
    ['#/component/schemas/No', 'Cannot resolve "#/component/schemas/No": did you mean "#/components"?'],
    ['#/nothing/there', 'Cannot resolve "#/nothing/there": # has no "nothing". Define it there.'],
    [`${BILL}/x`, `Cannot resolve "${BILL}/x": ${BILL} has no "x". Define it there.`],
    ['other.yaml#/x', `Cannot resolve "other.yaml#/x": ${OUTSIDE}`],
    ['https://x.test/a', `Cannot resolve "https://x.test/a": ${OUTSIDE}`],
    ['', `Cannot resolve "": ${OUTSIDE}`],
    ['Bill', `Cannot resolve "Bill": did you mean "${BILL}"?`],
    ['Bil', `Cannot resolve "Bil": did you mean "${BILL}"?`],
    ['definitions/Bill', `Cannot resolve "definitions/Bill": did you mean "${BILL}"?`],
    ['/components/schemas/Bill', `Cannot resolve "/components/schemas/Bill": did you mean "${BILL}"?`],
    [
      'Invoice',
      'Cannot resolve "Invoice": no component has this name. Write the whole pointer, such as "#/components/schemas/Pet".',
    ],
    ['#bill', 'Cannot resolve "#bill": no schema has this "$anchor". Add it, or use a JSON pointer.'],
    ['#/list/', 'Cannot resolve "#/list/": #/list has no "". Define it there.'],
    ['#/list/0x0', 'Cannot resolve "#/list/0x0": #/list has no "0x0". Define it there.'],
    ['#/a', CIRCLE],
    ['#/b', CIRCLE],
  ])('finds no target for %j, and warns', (ref, warning) => {
    const { root, warnings } = readRoot({
      a: { $ref: ref },
      b: { $ref: '#/a' },
      list: [{}],
      components: { schemas: { Bill: {} } },
    });
    expect(root.get('a').exists).toBe(false);
    expect(warnings()).toEqual([`#/a: ${warning}`]);
  });

  it('calls a long chain of references long, not a circle', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`a${index}`, { $ref: `#/a${index + 1}` }]),
    );
    const { root, warnings } = readRoot({ ...chain, a40: {} });
    expect([root.get('a10').exists, root.get('a0').exists]).toEqual([true, false]);
    expect(warnings()).toEqual(['#/a0: Cannot resolve "$ref": it leads through 32 others. Point it at a definition.']);
  });

  it('suggests a fix for a repeated broken reference only once', () => {
    const names = Array.from({ length: 4_000 }, (_, index) => [`microsoft.graph.managedDevice${index}`, {}]);
    const missing = { $ref: '#/components/schemas/microsoft.graph.managedDevises' };
    const places = Object.fromEntries(names.map(([name]) => [name, missing]));
    const { root } = readRoot({ places, components: { schemas: Object.fromEntries(names) } });
    const elapsed = startCpuClock();
    expect(root.entries('places').filter(([, { exists }]) => exists)).toEqual([]);
    expect(elapsed()).toBeLessThan(4_000);
  });

  it('creates reversible pointers for any key', () => {
    const keys = ['/a/{b}', 'm~n', 'p%q', 'x y', '#', 'ä🎉', '', '"'];
    const { root, warnings } = readRoot({ map: Object.fromEntries(keys.map((key) => [key, { key }])) });
    const found = root.entries('map').map(([, cursor]) => root.follow(cursor.pointer)?.text('key'));
    expect(found).toEqual(keys);
    expect(warnings()).toEqual([]);
  });

  it('accepts a key that is not valid Unicode', () => {
    const { root } = readRoot({ map: { '\ud800': { a: 1 } } });
    expect(root.entries('map')[0]?.[1].text('a')).toBe('1');
  });
});
