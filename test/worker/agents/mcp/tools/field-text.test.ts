import { describe, expect, it } from 'vitest';
import { fieldPath, takeField } from '../../../../../worker/agents/mcp/tools/field-text.ts';

const HTML =
  '<li id="body-lines"><a href="#body-lines">lines</a><ul><li id="body-lines-price" class="x"><a href="#body-lines-price">price</a></li></ul></li>' +
  '<section id="body-lines-Card"></section><li id="body-lines-price-net"><a href="#body-lines-price-net">net</a></li>';

const LIST = `\`application/json\`:

- \`id\` string: The id.
- \`lines\` array required: ${'The lines. '.repeat(30)}
  - \`price\` Money required: The price. At most 5.
    - \`net\` string required: Without VAT.
  - One of:
    - **Card**, a card:
      - \`brand\` string: Its brand.
- \`net\` string: Another one.
`;

describe('fieldPath()', () => {
  it('has the names of a field and its parents', () => {
    expect(fieldPath(HTML, 'body-lines-price-net')).toEqual(['lines', 'price', 'net']);
  });

  it('knows a field by its last names', () => {
    for (const id of ['lines', 'lines.price', 'price', 'lines[].price', 'lines-price'])
      expect(fieldPath(HTML, id)).toEqual(id === 'lines' ? ['lines'] : ['lines', 'price']);
    expect(fieldPath(HTML, 'rice')).toEqual([]);
  });

  it('is empty for the id of something else', () => {
    expect(fieldPath(HTML, 'body-lines-Card')).toEqual([]);
    expect(fieldPath(HTML, 'nope')).toEqual([]);
  });
});

describe('takeField()', () => {
  it('returns a field with its rules, below the beginnings of its parents', () => {
    const text = takeField(LIST, ['lines', 'price', 'net'], 1_000) ?? '';
    const [lines = '', price, net] = text.split('\n');
    expect(lines).toMatch(/^- `lines` array required: The lines\. .*…$/);
    expect(lines.length).toBeLessThan(170);
    expect([price, net]).toEqual([
      '  - `price` Money required: The price. At most 5.',
      '    - `net` string required: Without VAT.',
    ]);
    expect(text).not.toMatch(/Another|brand/);
  });

  it('finds a field in a branch of a union, and names the branch', () => {
    expect(takeField(LIST, ['lines', 'brand'], 1_000)).toContain(
      '    - **Card**, a card:\n      - `brand` string: Its brand.',
    );
  });

  it('only names the fields below one that is too long', () => {
    const text = takeField(LIST, ['lines'], 100);
    expect(text).toContain('  - `price` Money required\n');
    expect(text).not.toContain('The price.');
    expect(text).toMatch(/\n\nNames only: .*"maxTokens"\.$/);
    for (const path of [['lines'], ['id']]) expect(takeField(LIST, path, 10_000)).not.toContain('Names only');
    expect(takeField(LIST, ['id'], 5)).toBe('- `id` string: The id.');
  });

  it('returns null for an unknown field', () => {
    expect(takeField(LIST, ['lines', 'nope'], 1_000)).toBeNull();
  });
});
