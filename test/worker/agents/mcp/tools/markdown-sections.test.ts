import { describe, expect, it } from 'vitest';
import { type Part, readParts, writeParts } from '../../../../../worker/agents/mcp/tools/list-items.ts';
import {
  findHeading,
  keepLanguage,
  splitSections,
  takeSection,
} from '../../../../../worker/agents/mcp/tools/markdown-sections.ts';

const MARKDOWN = `# Webhooks

Intro.

## Verify the \`signature\`

\`\`\`bash
# no heading
\`\`\`

### In PHP

Code.

## Retries

Ten attempts.
`;

describe('splitSections()', () => {
  it('splits at headings, but not at comments in code', () => {
    expect(splitSections(MARKDOWN).map(({ level, title }) => [level, title])).toEqual([
      [0, ''],
      [1, 'Webhooks'],
      [2, 'Verify the `signature`'],
      [3, 'In PHP'],
      [2, 'Retries'],
    ]);
  });
});

describe('code of sections and lists', () => {
  it.each([
    ['# A\n```npm i``` installs it.\n# B', ['A', 'B']],
    ['# A\n```\n```js\n# no heading\n```\n# B', ['A', 'B']],
  ])('has fences as in CommonMark: %j', (markdown, titles) => {
    expect(splitSections(markdown).map(({ title }) => title)).toEqual(['', ...titles]);
  });

  it.each([
    ['- a\n  ```npm i``` installs it.\n- b', 2],
    ['- a\n  ```\n  ```js\n  - no item\n  ```\n- b', 2],
    ['- ```\n  - no item\n  ```\n- b', 2],
  ])('neither hides list items nor counts as one: %j', (markdown, count) => {
    const parts = readParts(markdown);
    expect(parts).toHaveLength(count);
    const inner = parts.flatMap<Part>((part) => (typeof part === 'string' ? [] : part.parts));
    expect(inner.filter((part) => typeof part !== 'string')).toEqual([]);
    expect(writeParts(parts)).toBe(markdown);
  });
});

describe('takeSection()', () => {
  it('includes subsections', () => {
    const section = takeSection(MARKDOWN, 'Verify the signature');
    expect(section).toContain('### In PHP');
    expect(section).not.toContain('Retries');
  });

  it('returns null if there is no such heading', () => {
    expect(takeSection(MARKDOWN, 'Nope')).toBeNull();
  });
});

describe('keepLanguage()', () => {
  const samples =
    '## Verify\n\n### JavaScript\n\n```js\na();\n```\n\n### Python\n\n```python\na()\n```\n\nThen answer.\n\n## Next\n\n```js\nb();\n```\n';

  it.each(['js', 'JavaScript'])('keeps the alternative in %s, and the text after the last one', (language) => {
    const text = keepLanguage(samples, language);
    expect(text).toContain('a();');
    expect(text).not.toContain('a()\n');
    expect(text).toContain('Then answer.');
  });

  it('keeps a sample that has no alternative', () => {
    expect(keepLanguage(samples, 'python')).toContain('b();');
    expect(keepLanguage(samples, 'python')).not.toContain('a();');
  });

  it('keeps all samples if the language has no sample', () => {
    expect(keepLanguage(samples, 'cobol')).toBe(samples);
  });
});

describe('findHeading()', () => {
  const html = '<h2 id="a">One<a href="#a"></a></h2><dl><dt id="field">x</dt></dl><h3 id="b"><b>201</b> Created</h3>';

  it.each([
    ['a', 'One'],
    ['field', 'One'],
    ['b', '201 Created'],
  ])('#%s: %s', (id, heading) => {
    expect(findHeading(html, id)).toBe(heading);
  });

  it('returns null for an unknown id', () => {
    expect(findHeading(html, 'nope')).toBeNull();
  });
});
