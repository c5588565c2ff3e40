import { expect, it } from 'vitest';
import { intentShare, pageLetter } from '../../../../worker/search/query/page-letters.ts';

it('pageLetter() reads a long path in linear time', () => {
  // With a step for each pair of characters, this takes longer than a test may.
  const path = `/${'a'.repeat(400_000)}/list`;
  expect(pageLetter('operation', `POST ${path}`)).toBe(pageLetter('operation', 'POST /a/list'));
  expect(pageLetter('operation', `POST ${path}`)).not.toBe(pageLetter('operation', 'POST /a'));
});

it('intentShare() puts the operations of a thing before the page of their tag, and that before its schema', () => {
  const shareOf = (letter: string): number =>
    intentShare(letter, { intent: 'thing', isEvent: false, isQuestion: false });
  const operations = ['GET /a', 'GET /a/{id}', 'POST /a', 'PUT /a/{id}', 'PATCH /a/{id}', 'DELETE /a/{id}'];
  const tag = shareOf(pageLetter('tag', null));
  for (const operation of operations) expect(shareOf(pageLetter('operation', operation))).toBeGreaterThan(tag);
  expect(shareOf(pageLetter('schema', null))).toBeLessThan(tag);
});
