import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withEmoji } from '../../../../../../build/tools/import/docusaurus/content/show-emoji.ts';
import { startCpuClock } from '../../../../../cpu-clock.ts';
import { importConfig } from '../import-fixture.ts';

describe('withEmoji()', () => {
  it('replaces known names', () => {
    expect(withEmoji('Ready :white_check_mark: :+1: :rocket::tada:')).toBe('Ready ✅ 👍 🚀🎉');
  });

  it('keeps times, unknown names and directives', () => {
    const text = 'At 12:30:45, :no_such_name: and urn:isbn:1.\n\n:::tip\n\nText.\n\n:::\n';
    expect(withEmoji(text)).toBe(text);
  });

  it('finds a name whose first colon ends an unknown one', () => {
    expect(withEmoji('12:30:rocket:')).toBe('12:30🚀');
  });

  it('keeps code, front matter, tags, addresses, imports and comments', () => {
    const text = [
      '---\ntitle: Go :rocket: now\n---',
      "import a from './:rocket:.png';",
      '`:rocket:`\n\n```\n:rocket:\n```',
      '<a title=":rocket:" href="/a">a</a>, [b](/:rocket:), https://a.test/:rocket: and [c].',
      '[c]: /c/:rocket:',
      '{/* :rocket: */}',
    ].join('\n\n');
    expect(withEmoji(text)).toBe(text);
  });

  it('keeps the ids of headings, and their own ids', () => {
    expect(withEmoji('## :rocket: Get [started](/a)\n\n### Ready :tada: {#done}\n')).toBe(
      '## 🚀 Get [started](/a) {#rocket-get-started}\n\n### Ready 🎉 {#done}\n',
    );
  });

  it('keeps the ids of headings of any form', () => {
    const text = [
      '---\ntitle: A\n---\n',
      '## :rocket: Start ##\n',
      'The :tada:\n===\n',
      '- ### :rocket: Item\n',
      '- Text\n\n  Item :tada:\n  ---\n',
      '> ## :rocket: Quote\n>\n> Quote :tada:\n> ---\n',
      '## [![:rocket:](/a.png)](/a) _Image_\n',
      'Text :tada:\n\n---\n\n- :tada:\n---\n',
      '```md\n## :rocket: Code\n```\n',
    ].join('\n');
    expect(withEmoji(text)).toBe(
      [
        '---\ntitle: A\n---\n',
        '## 🚀 Start {#rocket-start} ##\n',
        'The 🎉 {#the-tada}\n===\n',
        '- ### 🚀 Item {#rocket-item}\n',
        '- Text\n\n  Item 🎉 {#item-tada}\n  ---\n',
        '> ## 🚀 Quote {#rocket-quote}\n>\n> Quote 🎉 {#quote-tada}\n> ---\n',
        '## [![🚀](/a.png)](/a) _Image_ {#rocket-image}\n',
        'Text 🎉\n\n---\n\n- 🎉\n---\n',
        '```md\n## :rocket: Code\n```\n',
      ].join('\n'),
    );
  });

  it('gives no id twice', () => {
    const text = '## rocket Go\n\n## :rocket: Go\n\n## :rocket: Go\n';
    expect(withEmoji(text)).toBe('## rocket Go\n\n## 🚀 Go {#rocket-go-1}\n\n## 🚀 Go {#rocket-go-2}\n');
  });

  it.each([
    ['spaces in a heading', `# :rocket: a${' '.repeat(40_000)}x\n`],
    ['opened tags in a heading', `# :rocket:${'<'.repeat(100_000)}\n`],
    ['opened links in a heading', `# :rocket:${'[a]('.repeat(50_000)}\n`],
    ['tags and emoji', '<b>:rocket:</b> '.repeat(20_000)],
    ['headings with emoji', '# :rocket:\n'.repeat(10_000)],
  ])('takes time in proportion to the text: %s', (_, text) => {
    const cpuTime = startCpuClock();
    expect(withEmoji(text)).toContain('🚀');
    expect(cpuTime()).toBeLessThan(3_000);
  });
});

describe('importProject()', () => {
  const files = { 'docs/b.md': '# B\n\nReady :tada:.\n' };

  it('shows the names of emoji as Docusaurus does', async () => {
    const { out } = await importConfig('', files);
    expect(readFileSync(join(out, 'docs/b.md'), 'utf8')).toBe('# B\n\nReady 🎉.\n');
  });

  it('keeps them if the project turned them off', async () => {
    const { out } = await importConfig('markdown: { emoji: false }', files);
    expect(readFileSync(join(out, 'docs/b.md'), 'utf8')).toBe('# B\n\nReady :tada:.\n');
  });
});
