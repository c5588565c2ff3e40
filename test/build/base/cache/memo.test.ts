import { describe, expect, it } from 'vitest';
import { Memo, memoize, memoizeText } from '../../../../build/base/cache/memo.ts';
import { Recorder } from '../../../../build/base/cache/recorder.ts';

describe('Memo', () => {
  it('computes the value of an equal text or of the same object once', () => {
    const made: unknown[] = [];
    const ofText = memoize((key: string) => made.push(key));
    const ofObject = memoize((key: object) => made.push(key));
    const object = {};
    expect(['a', 'b', 'a'].map(ofText)).toEqual([1, 2, 1]);
    expect([object, {}, object].map(ofObject)).toEqual([3, 4, 3]);
  });

  it('memoizes an absent value, too', () => {
    let count = 0;
    const memo = new Memo<string, undefined>();
    for (const key of ['a', 'a']) memo.get(key, () => void count++);
    expect(count).toBe(1);
  });

  it('starts anew when it is full', () => {
    const made: string[] = [];
    const memoized = memoize((key: string) => made.push(key), { max: 2 });
    for (const key of ['a', 'b', 'a', 'c', 'b', 'c']) memoized(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('starts anew when its texts are too long together', () => {
    const made: string[] = [];
    const memoized = memoize((key: string) => made.push(key), { maxLength: 4 });
    for (const key of ['aa', 'bb', 'aa', 'c', 'bb', 'c']) memoized(key);
    expect(made).toEqual(['aa', 'bb', 'c', 'bb']);
  });

  it('repeats what a computation read and reported to each computation that uses its value', () => {
    const recorder = new Recorder<string>();
    let count = 0;
    const inner = memoize(
      (key: string) => {
        recorder.read(`schema ${key}`, '"/schemas/a"');
        recorder.report(`fault in ${key}`);
        return ++count;
      },
      { recorder },
    );
    const outer = memoize((key: string) => inner(key), { recorder });
    const pages = [1, 2, 3].map(() => recorder.record(() => outer('A') + outer('A')));
    expect(count).toBe(1);
    for (const page of pages)
      expect(page).toEqual({ value: 2, dependencies: [['schema A', '"/schemas/a"']], findings: ['fault in A'] });
  });
});

describe('memoizeText()', () => {
  it('memoizes short texts only', () => {
    let count = 0;
    const memoized = memoizeText(() => ++count);
    const long = 'x'.repeat(401);
    expect(['a', long, 'a', long].map(memoized)).toEqual([1, 2, 1, 3]);
  });
});
