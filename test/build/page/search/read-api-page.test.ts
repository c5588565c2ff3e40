import { describe, expect, it } from 'vitest';
import { FragmentIds } from '../../../../build/base/fragment-ids.ts';
import { DescriptionCompiler } from '../../../../build/page/description/compile-description.ts';
import { readApiPage, readContinuation } from '../../../../build/page/search/read-api-page.ts';
import * as en from '../../../../worker/model/messages/en.ts';

const TAG = {
  kind: 'tag',
  title: 'Bills',
  description: new DescriptionCompiler({ messages: en.page }).compilePage(
    'What you owe.\n\n### When it is *due*\n\nSoon.',
    new FragmentIds(),
  ).prose,
  externalDocs: null,
  tags: [],
  operations: [],
} as const;

describe('the search terms of an API page', () => {
  it('are those of its description, by heading', () => {
    expect(readApiPage(TAG, en.page)).toEqual({
      names: [],
      text: 'What you owe.',
      places: [{ kind: 'heading', id: 'when-it-is-due', label: 'When it is due', text: 'Soon.' }],
    });
  });

  it('leave names and places to the first page, if it continues one', () => {
    expect(readContinuation(TAG, en.page)).toEqual({
      names: [],
      text: 'What you owe.\nWhen it is due Soon.',
      places: [],
    });
  });
});
