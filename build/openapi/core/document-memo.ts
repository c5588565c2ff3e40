import { Memo, memoize } from '../../base/cache/memo.ts';
import type { Cursor, CursorContext } from './references/cursor.ts';

/** A memo for each description, which records warnings and dependencies with those of its pages. */
export function documentMemo<Key extends string | object, Value>(max?: number): (cursor: Cursor) => Memo<Key, Value> {
  const memoOf = memoize(({ warnings: { recorder } }: CursorContext) => new Memo<Key, Value>({ max, recorder }));
  return ({ context }) => memoOf(context);
}
