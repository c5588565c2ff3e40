import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';

describe('changelog-entry', () => {
  it('has a linkable heading and a date', () => {
    const { html, markdown, findings } = show(':::changelog-entry[2.1.0]{date=2026-11-01}\n- Faster\n:::');
    expect(html).toBe(
      '<section class="changelog-entry"><h2 id="210">2.1.0</h2><a class="anchor" href="#210" aria-label="Direct link to 2.1.0"></a><p><time datetime="2026-11-01">2026-11-01</time></p><ul><li>Faster</li></ul></section>',
    );
    expect(markdown).toBe('## 2.1.0\n\n2026-11-01\n\n- Faster');
    expect(findings).toEqual([]);
    expect(show('<ChangelogEntry version="2.1.0" date="2026-11-01">\n\n- Faster\n\n</ChangelogEntry>').html).toBe(html);
  });

  it('reports an invalid date', () => {
    expect(show(':::changelog-entry[1]{date="1 May"}\na\n:::').findings).toEqual([
      'a.md:1:1 unknown-attribute: Cannot read the date "1 May". Write it as "2026-11-01".',
    ]);
  });
});
