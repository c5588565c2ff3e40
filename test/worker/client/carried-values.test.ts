import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CarriedValues } from '../../../worker/forms/client/carried/carried-values.ts';

const ID = { pointer: '/id', as: 'invoiceid string' };

describe('CarriedValues', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it('keeps the latest value of each key, for the forms of one API', () => {
    const values = new CarriedValues('books');
    values.keep({ id: 'inv_1' }, [ID]);
    values.keep({ id: 'inv_2' }, [ID]);
    expect([...new CarriedValues('books').all()]).toEqual([['invoiceid string', 'inv_2']]);
    expect(new CarriedValues('others').all().size).toBe(0);
  });

  it('finds values in lists and below names with slashes', () => {
    const values = new CarriedValues('books');
    values.keep({ data: [{ 'a/b': 12345678901234567890n }] }, [{ pointer: '/data/0/a~1b', as: 'ab integer' }]);
    expect(values.all().get('ab integer')).toBe('12345678901234567890');
  });

  it.each([[undefined], [null], [''], [true], [1.5], [['a']], [{ id: 1 }], ['x'.repeat(201)]])('keeps no %j', (id) => {
    const values = new CarriedValues('books');
    values.keep({ id }, [ID, { pointer: '/constructor/name', as: 'name string' }]);
    expect(values.all().size).toBe(0);
  });

  it('forgets a value under all keys', () => {
    const values = new CarriedValues('books');
    values.keep({ id: 'inv_1', other: 'x' }, [ID, { ...ID, as: 'b string' }, { pointer: '/other', as: 'c string' }]);
    values.forget('inv_1');
    expect([...values.all().keys()]).toEqual(['c string']);
  });

  it.each(['{', '3', '[1]', '[null]', '{"a":"b"}'])('ignores a damaged store: %s', (text) => {
    stored.set('try-it-values books', text);
    expect(new CarriedValues('books').all().size).toBe(0);
  });
});
