import { describe, expect, it } from 'vitest';
import { findTexts } from '../../../../../build/openapi/core/references/find-texts.ts';
import { compileDescription, openapi } from '../../api-fixture.ts';

describe('findTexts()', () => {
  it('returns the pointer of the first string that contains each text', () => {
    const root = {
      info: { description: 'x' },
      paths: { '/a b': { get: { description: 'See [b](/b).' } }, list: ['/b', '/c'] },
    };
    expect(findTexts(root, new Set(['/b', '/c', '/none']))).toEqual(
      new Map([
        ['/b', '#/paths/~1a%20b/get/description'],
        ['/c', '#/paths/list/1'],
      ]),
    );
  });

  it.each(['[b](/b#c)', '[b](</b#c>)', '<a href="/b#c">b</a>', '[b]: /b#c'])('prefers the link %s', (link) => {
    expect(findTexts({ a: 'See https://x.test/b#c/d.', b: link }, new Set(['/b#c'])).get('/b#c')).toBe('#/b');
  });

  it('finds a link that Markdown has encoded', () => {
    expect(findTexts({ a: 'See [b](x/{id}).' }, new Set(['x/%7Bid%7D'])).get('x/%7Bid%7D')).toBe('#/a');
  });

  it('reads values of any depth', () => {
    let root: unknown = 'deep';
    for (let depth = 0; depth < 20_000; depth++) root = [root];
    expect(findTexts(root, new Set(['deep'])).get('deep')).toHaveLength(1 + 2 * 20_000);
  });
});

describe('compileApi()', () => {
  it('reports a broken link at its position', () => {
    const operation = { operationId: 'a', summary: 'A', description: 'See [the guide](../gone).', responses: {} };
    expect(compileDescription(openapi({ '/a': { get: operation } })).warnings).toEqual([
      '#/paths/~1a/get/description: Cannot link "../gone" in a description: this site has no such page. Write the full URL, or set "linkBase".',
    ]);
  });
});
