import { expect, it } from 'vitest';
import { pageLetter } from '../../../../worker/search/query/page-letters.ts';

it('pageLetter() reads a long path in linear time', () => {
  // With a step for each pair of characters, this takes longer than a test may.
  const path = `/${'a'.repeat(400_000)}/list`;
  expect(pageLetter('operation', `POST ${path}`)).toBe(pageLetter('operation', 'POST /a/list'));
  expect(pageLetter('operation', `POST ${path}`)).not.toBe(pageLetter('operation', 'POST /a'));
});
