import { describe, expect, it } from 'vitest';
import { applyChanges, findChanges } from '../../../../../worker/model/records/languages/json-changes.ts';
import { createRandom } from '../../../../random.ts';

const NAMES = ['a', 'b', '__proto__', 'constructor', '0'];

/** Any JSON value, nested up to `depth` levels. */
function randomValue(random: (limit: number) => number, depth: number): unknown {
  const kind = random(depth === 0 ? 4 : 7);
  if (kind < 4) return [null, '', random(3), false][kind];
  if (kind < 5) return Array.from({ length: random(3) }, () => randomValue(random, depth - 1));
  return randomObject(random, depth - 1);
}

function randomObject(random: (limit: number) => number, depth: number): Record<string, unknown> {
  const names = NAMES.filter(() => random(2) === 0);
  return Object.fromEntries(names.map((name) => [name, randomValue(random, depth)]));
}

describe('changes of JSON', () => {
  it('turn any object into any other one, and leave the first as it is', () => {
    const random = createRandom(7);
    for (let count = 0; count < 2_000; count++) {
      const [from, to] = [randomObject(random, 3), randomObject(random, 3)];
      const [before, sent] = [JSON.stringify(from), JSON.parse(JSON.stringify(findChanges(from, to)))];
      const after = applyChanges(from, sent);
      expect(findChanges(after, to)).toEqual([]);
      expect(findChanges(to, after)).toEqual([]);
      expect(JSON.stringify(from)).toBe(before);
    }
  });

  it('name only what differs', () => {
    const from = { base: '', files: { '/a': '1', '/b': '2' }, logo: { light: '/l' }, nodes: [{ id: 1 }, { id: 2 }] };
    const to = { base: '/de', files: { '/a': '1', '/c': '3' }, logo: null, nodes: [{ id: 1 }, { id: 3 }] };
    expect(findChanges(from, to)).toEqual([
      [['base'], '/de'],
      [['files', '/b']],
      [['files', '/c'], '3'],
      [['logo'], null],
      [['nodes', '1', 'id'], 3],
    ]);
  });

  it('of a hostile manifest change no prototype', () => {
    const hostile = JSON.parse('[[["__proto__", "polluted"], 1], [["constructor", "prototype", "polluted"], 1]]');
    const changed = applyChanges({}, hostile);
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});
