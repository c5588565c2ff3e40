import { describe, expect, it } from 'vitest';
import { renderArticle } from '../../../../build/page/kinds/article.tsx';
import type { FrontMatter } from '../../../../build/site/docs/front-matter.ts';
import { compileLanding } from '../../../../build/site/guides/compile-landing.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import type { SafeHtml } from '../../../../worker/model/safe-html.ts';

const HERO = '<section class="hero"><h1>A</h1><section data-tab="curl">curl</section></section>';
const MESSAGES = findMessages('en');

const compile = (frontMatter: FrontMatter) =>
  compileLanding(
    { title: 'A', frontMatter, hero: HERO as SafeHtml, body: '\n<p>Rest</p>' as SafeHtml },
    { highlighter: { highlight: () => [] }, resolveHref: (href) => href, messages: MESSAGES },
  );

describe('compileLanding()', () => {
  it('shows the hero of the text first, unless front matter opens the page', () => {
    expect(compile({})).toMatchObject({ hero: HERO, html: '\n<p>Rest</p>' });
    expect(compile({ tagline: 'B' })).toMatchObject({ hero: null, html: `${HERO}\n<p>Rest</p>` });
  });

  it('puts search and popular pages between them, as the page shows them', () => {
    const popular = ['a', 'b', 'c', 'd'].map((label) => ({ label, href: `/${label}` }));
    const order = renderArticle(compile({ popular }), MESSAGES.page).match(
      /class="(hero|landing-search|popular)"|Rest/g,
    );
    expect(order).toEqual(['class="hero"', 'class="landing-search"', 'class="popular"', 'Rest']);
  });
});
