import { describe, expect, it } from 'vitest';
import { FragmentIds } from '../../../../build/base/fragment-ids.ts';
import { DescriptionCompiler } from '../../../../build/page/description/compile-description.ts';
import { tagPage } from '../../../../build/page/kinds/tag-page.tsx';
import { readContinuation, readSearch } from '../../../../build/page/visit-page.ts';
import { en } from '../../../english.ts';

const TAG = {
  title: 'Bills',
  text: new DescriptionCompiler({ messages: en.page }).compilePage(
    'What you owe.\n\n### When it is *due*\n\nSoon.',
    new FragmentIds(),
  ),
  externalDocs: null,
  tags: [],
  operations: [],
} as const;

describe('the search terms of an API page', () => {
  it('are those of its description, by heading', () => {
    expect(readSearch(tagPage(TAG), en.page)).toEqual({
      names: [],
      text: 'What you owe.',
      places: [{ kind: 'heading', id: 'when-it-is-due', label: 'When it is due', text: 'Soon.' }],
    });
  });

  it('leave names and places to the first page, if it continues one', () => {
    expect(readContinuation(tagPage(TAG), en.page)).toEqual({
      names: [],
      text: 'What you owe.\nWhen it is due Soon.',
      places: [],
    });
  });
});
