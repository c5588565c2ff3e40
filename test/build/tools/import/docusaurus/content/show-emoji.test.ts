import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withEmoji } from '../../../../../../build/tools/import/docusaurus/content/show-emoji.ts';
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
