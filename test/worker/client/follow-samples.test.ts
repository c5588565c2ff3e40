import { expect, it } from 'vitest';
import { GENERATORS } from '../../../worker/client/try-it/follow-samples.ts';
import { SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';

it('updates the samples of every language while a reader fills in a form', () => {
  const all = Object.fromEntries(SAMPLE_LANGUAGES.map(({ id, generate }) => [id, generate]));
  expect(GENERATORS).toEqual(all);
});
