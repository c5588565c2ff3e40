import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

const TEXT = 'API key\n: Opens the *API*.\n: Keep it secret.\n\nBill\n: What you owe.';

describe('glossary', () => {
  it('defines terms to which other text can link', () => {
    const { html, markdown, findings } = show(`:::glossary\n${TEXT}\n:::\n\nUse the :term[API key].`);
    expect(html).toBe(
      '<dl class="definitions"><dt id="term-api-key">API key</dt><dd>Opens the <em>API</em>.</dd><dd>Keep it secret.</dd><dt id="term-bill">Bill</dt><dd>What you owe.</dd></dl><p>Use the <a href="/glossary#term-api-key">API key</a>.</p>',
    );
    expect(markdown).toBe(
      '- **API key**: Opens the *API*. Keep it secret.\n- **Bill**: What you owe.\n\nUse the [API key](/glossary#term-api-key).',
    );
    expect(findings).toEqual([]);
    expect(show(`<Glossary>\n${TEXT}\n</Glossary>\n\nUse the <Term>API key</Term>.`).html).toBe(html);
  });

  it('is a definition list without links', () => {
    expect(show(`:::definitions\n${TEXT}\n:::`).html).toContain('<dt>Bill</dt><dd>What you owe.</dd>');
  });

  it('reports a term without a definition', () => {
    expect(show(':::definitions\nBill\n:::').findings).toEqual([
      'a.md:2:1 incomplete-block: Cannot read a definition here. Write the term, and ": its meaning" on the next line.',
    ]);
  });
});
