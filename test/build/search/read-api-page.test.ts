import { describe, expect, it } from 'vitest';
import { readApiPage, readContinuation } from '../../../build/search/read-api-page.ts';
import * as en from '../../../worker/model/messages/en.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';

const TAG = {
  kind: 'tag',
  title: 'Bills',
  description: {
    html: '<p>What you owe.</p>\n<h3 id="due">When it is <em>due</em></h3><p>Soon.</p>' as SafeHtml,
    markdown: 'What you owe.\n\n### When it is *due*\n\nSoon.',
  },
  externalDocs: null,
  tags: [],
  operations: [],
} as const;

describe('the search terms of an API page', () => {
  it('are those of its description, by heading', () => {
    expect(readApiPage(TAG, en.page)).toEqual({
      names: [],
      text: 'What you owe.',
      places: [{ kind: 'heading', id: 'due', label: 'When it is due', text: 'Soon.' }],
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
