import { describe, expect, it } from 'vitest';
import type { Dependencies } from '../../../../build/base/cache/recorder.ts';
import { Tracker } from '../../../../build/base/cache/tracker.ts';

const CONFIG: Readonly<Record<string, unknown>> = { title: 'Books', none: undefined };
const SOURCES = { config: CONFIG, link: (from: string, to: string) => ({ from, to }) };

/** What a computation reads from the sources. */
function readsOf(compute: (sources: typeof SOURCES) => unknown): Dependencies {
  const dependencies = new Map<string, string>();
  compute(new Tracker(SOURCES, (name, fingerprint) => dependencies.set(name, fingerprint)).tracked);
  return [...dependencies];
}

describe('Tracker', () => {
  it('passes values on, and names each by its source and arguments', () => {
    const reads = readsOf(({ config, link }) => {
      expect([config.title, link('a', 'b')]).toEqual(['Books', { from: 'a', to: 'b' }]);
    });
    expect(reads).toEqual([
      ['["config","title"]', '"Books"'],
      ['["link","a","b"]', '{"from":"a","to":"b"}'],
    ]);
  });

  it.each<[read: string, compute: (sources: typeof SOURCES) => unknown, config: object, isCurrent: boolean]>([
    ['property', ({ config }) => config.title, { title: 'Bills' }, false],
    ['other property', ({ config }) => config.title, { title: 'Books', more: 1 }, true],
    ['absent property', ({ config }) => config.more, { title: 'Books', more: 1 }, false],
    ['property that is looked for', ({ config }) => 'more' in config, { title: 'Books', more: 1 }, false],
    ['list of properties', ({ config }) => Object.keys(config), { title: 'Books', more: 1 }, false],
    ['call', ({ link }) => link('a', 'b'), {}, true],
  ])('knows whether a value has changed: %s', (_read, compute, config, isCurrent) => {
    const later = new Tracker({ ...SOURCES, config }, () => {});
    expect(later.isCurrent(readsOf(compute))).toBe(isCurrent);
  });

  it('is not current for a source that no longer exists', () => {
    expect(new Tracker({}, () => {}).isCurrent([['["gone"]', '1']])).toBe(false);
  });
});
