import { describe, expect, it } from 'vitest';
import { applyOverlay } from '../../../../build/openapi/overlay/apply-overlay.ts';
import { parseOverlay } from '../../../../build/openapi/overlay/parse-overlay.ts';

const DOCUMENT = {
  info: { title: 'Books', description: 'All.' },
  tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  paths: {
    '/books': { get: { summary: 'List', tags: ['a'] }, post: { summary: 'Add', tags: ['b'] } },
    '/internal': { get: { 'x-hidden': true } },
  },
};

/** The document after some actions, and the warnings. */
function overlay(actions: unknown, version = '1.1.0'): { root: typeof DOCUMENT; warnings: string[]; origins: object } {
  const warnings: string[] = [];
  const warn = (pointer: string, message: string): void => {
    warnings.push(`${pointer}: ${message}`);
  };
  const text = JSON.stringify({ overlay: version, info: { title: 'T', version: '1' }, actions });
  const before = structuredClone(DOCUMENT);
  const { root, origins } = applyOverlay(DOCUMENT, parseOverlay({ file: 'o.yaml', text }, warn), warn);
  expect(DOCUMENT).toEqual(before);
  return { root: root as unknown as typeof DOCUMENT, warnings, origins: Object.fromEntries(origins) };
}

describe('applyOverlay()', () => {
  it('merges objects, concatenates lists in them and replaces values', () => {
    const { root, warnings, origins } = overlay([
      { target: '$', update: { info: { title: 'Bücher', version: '2' }, tags: [{ name: 'd' }], components: null } },
      { target: '$.paths.*.get', update: { tags: ['all'] } },
    ]);
    expect(warnings).toEqual([]);
    expect(root.info).toEqual({ title: 'Bücher', description: 'All.', version: '2' });
    expect(root.tags.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(root.paths['/books'].get.tags).toEqual(['a', 'all']);
    expect(root.paths['/internal'].get).toEqual({ 'x-hidden': true, tags: ['all'] });
    expect(root.paths['/books'].post).toBe(DOCUMENT.paths['/books'].post);
    expect(origins).toMatchObject({
      '#/info/title': '#/actions/0/update/info/title',
      '#/tags/3': '#/actions/0/update/tags/0',
      '#/paths/~1books/get/tags/1': '#/actions/1/update/tags/0',
    });
  });

  it('replaces single values, and adds to lists', () => {
    const { root, warnings } = overlay([
      { target: "$.paths['/books'].get.summary", update: 'Bücher auflisten' },
      { target: '$.tags', update: { name: 'x' } },
      { target: '$.tags', update: [{ name: 'y' }, { name: 'z' }] },
    ]);
    expect(warnings).toEqual([]);
    expect(root.paths['/books'].get.summary).toBe('Bücher auflisten');
    expect(root.tags.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'x', 'y', 'z']);
  });

  it('removes members and items, whatever the order of the query', () => {
    const { root } = overlay([
      { target: "$.paths[?@.get['x-hidden'] == true]", remove: true, update: { ignored: true } },
      { target: '$.tags[2, 0]', remove: true },
      { target: '$..tags[?@ == "a"]', remove: true },
    ]);
    expect(Object.keys(root.paths)).toEqual(['/books']);
    expect(root.tags).toEqual([{ name: 'b' }]);
    expect(root.paths['/books'].get.tags).toEqual([]);
  });

  it('copies one value into others after the previous actions', () => {
    const { root, warnings } = overlay([
      { target: '$.info', update: { 'x-both': { deprecated: true } } },
      { target: "$.paths['/books'].*", copy: "$.info['x-both']" },
      { target: '$.info', copy: '$.tags[*]' },
    ]);
    expect(root.paths['/books'].post).toMatchObject({ summary: 'Add', deprecated: true });
    expect(warnings).toEqual([
      '#/actions/2/copy: Cannot copy $.tags[*]: it must lead to one value, found 3. Correct the path.',
    ]);
  });

  it('changes a copy apart from its original', () => {
    const { root, warnings } = overlay([
      { target: '$.info', update: { 'x-one': { inner: { a: 1 } }, 'x-two': {} } },
      { target: "$.info['x-one'].inner", update: { b: 2 } },
      { target: "$.info['x-two']", copy: "$.info['x-one']" },
      { target: "$.info['x-two'].inner", update: { c: 3 } },
      { target: "$.info['x-two']", copy: '$' },
    ]);
    expect(warnings).toEqual([]);
    const info = { ...DOCUMENT.info, 'x-one': { inner: { a: 1, b: 2 } }, 'x-two': { inner: { a: 1, b: 2, c: 3 } } };
    expect(root.info).toEqual({ ...info, 'x-two': { ...info['x-two'], ...DOCUMENT, info } });
  });

  it.each([
    [{ target: '$.nothing', update: {} }, '#/actions/0/target: Cannot find $.nothing in the description.'],
    [{ target: '$.info[', update: {} }, '#/actions/0/target: Cannot read the JSONPath $.info[:'],
    [{ target: '$', remove: true }, '#/actions/0: Cannot remove the whole description.'],
    [{ target: '$.info', update: 'x' }, '#/actions/0/update: Cannot apply this action: its target is an object'],
    [{ target: '$.info', update: { title: {} } }, '#/actions/0/update/title: Cannot merge this:'],
    [
      { target: '$.*', update: {} },
      '#/actions/0/update: Cannot apply this action: its target selects a mix of objects, lists',
    ],
    [{ target: '$.info' }, '#/actions/0: Cannot apply this action: it has no "update"'],
    [{ target: '$.info', update: {}, copy: '$.tags' }, '#/actions/0: Cannot apply this action: it has both'],
    [{ target: 5, remove: true }, '#/actions/0: Cannot apply this action: "target" must be'],
    ['x', '#/actions/0: Cannot apply this action: "target" must be'],
  ])('warns about %j and does not change the description', (action, warning) => {
    const { root, warnings } = overlay([action]);
    expect(warnings).toEqual([expect.stringContaining(warning)]);
    expect(root).toEqual(DOCUMENT);
  });

  it('rejects features that Overlay 1.0 lacks', () => {
    const { root, warnings } = overlay(
      [
        { target: '$.info.title', update: 'x' },
        { target: '$.info', copy: '$.paths' },
        { target: '$.tags', update: [{ name: 'x' }] },
      ],
      '1.0.0',
    );
    expect(warnings.map((warning) => warning.slice(0, 40))).toEqual([
      '#/actions/1: Cannot apply this action: "',
      '#/actions/0/update: Cannot replace a val',
    ]);
    expect(root.tags.at(-1)).toEqual([{ name: 'x' }]);
  });

  it('treats __proto__ as any other key', () => {
    const { root } = overlay(JSON.parse('[{"target":"$.info","update":{"__proto__":{"polluted":true}}}]'));
    expect(Object.keys(root.info)).toContain('__proto__');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    ['{}', 'it has no "overlay"'],
    ['{"overlay":"2.0.0","actions":[]}', 'unsupported version 2.0.0'],
    ['{"overlay":"1.0.0"}', '"actions" must be a list'],
    ['a: [', 'Cannot read'],
  ])('rejects %s', (text, message) => {
    expect(() => parseOverlay({ file: 'o.yaml', text }, () => {})).toThrow(message);
  });
});
