import { describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';
import { compile } from '../../../../test/build/page/prose/compile.ts';

const CONTENT = 'A promise.\n\n[Start](/start) [API](/api)\n\n```\ncurl\n```\n';

describe('hero', () => {
  it('has a title, text, links as buttons, and code next to them', () => {
    const { html, markdown, findings } = show(`:::hero[Our *docs*]\n${CONTENT}:::`);
    expect(html).toBe(
      '<section class="hero with-aside"><div class="hero-text"><h1 id="our-docs">Our <em>docs</em></h1><p>A promise.</p><div class="hero-actions"><p><a href="/start">Start</a> <a href="/api">API</a></p></div></div><div class="hero-aside"><figure class="code" data-code=""><pre tabindex="0"><code class="language-text">curl</code></pre></figure></div></section>',
    );
    expect(markdown).toBe('# Our *docs*\n\nA promise.\n\n[Start](/start) [API](/api)\n\n```\ncurl\n```');
    expect(findings).toEqual([]);
    expect(show(`<Hero title="Our docs">\n\n${CONTENT}\n</Hero>`).html).toBe(html.replace('<em>docs</em>', 'docs'));
  });

  it('sets the title of the page', () => {
    expect(compile(':::hero[A]\n:::')).toMatchObject({ beginsWithH1: true, styledBlocks: ['hero'] });
    expect(compile('# A').styledBlocks).toEqual([]);
  });

  it('is apart from the rest if the page starts with it', () => {
    const { hero, body, html } = compile(':::hero[A]\n:::\n\nRest\n\n:::hero[B]\n:::');
    expect([hero?.html, body].map((part) => part?.match(/hero-text"><h1 id=".">.|Rest/g))).toEqual([
      ['hero-text"><h1 id="a">A'],
      ['Rest', 'hero-text"><h1 id="b">B'],
    ]);
    expect(html).toBe(`${hero?.html}${body}`);
    expect(compile('Text\n\n:::hero[A]\n:::').hero).toBeNull();
  });

  it('reports a missing title', () => {
    expect(show(':::hero\na\n:::').findings).toEqual([
      'a.md:1:1 incomplete-block: Cannot show a hero without a title. Write :::hero[Title] or <Hero title="…">.',
    ]);
  });
});
