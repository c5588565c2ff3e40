import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

const LIST = '- src/\n  - index.ts *entry*\n- package.json';

describe('filetree', () => {
  it('draws folders and files', () => {
    const expected = {
      html: '<div class="filetree"><ul><li><svg> src/<ul><li><svg> index.ts <em>entry</em></li></ul></li><li><svg> package.json</li></ul></div>',
      markdown: LIST,
      findings: [],
    };
    expect(show(`:::filetree\n${LIST}\n:::`)).toEqual(expected);
    expect(show(`<FileTree>\n${LIST}\n</FileTree>`)).toEqual(expected);
  });

  it('requires a list', () => {
    expect(show(':::filetree\na\n:::').findings).toEqual([
      'a.md:1:1 incomplete-block: Cannot draw the file tree: it needs a list of files. Write "- name" on each line.',
    ]);
  });
});
