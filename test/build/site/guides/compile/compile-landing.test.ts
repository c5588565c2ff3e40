import { describe, expect, it } from 'vitest';
import type { FrontMatter } from '../../../../../build/site/docs/front-matter.ts';
import { compileLanding } from '../../../../../build/site/guides/compile/compile-landing.ts';
import type { SafeHtml } from '../../../../../worker/model/markup/safe-html.ts';
import { findMessages } from '../../../../../worker/model/messages/find-messages.ts';

const HERO = '<section class="hero"><h1>A</h1></section>' as SafeHtml;
const REST = '\n<p>Rest</p>' as SafeHtml;

const compile = (frontMatter: FrontMatter) =>
  compileLanding(
    frontMatter,
    { hero: { html: HERO, hasAside: false }, body: REST, html: (HERO + REST) as SafeHtml },
    { highlighter: { highlight: () => [] }, resolveHref: (href) => href, messages: findMessages('en') },
  );

describe('compileLanding()', () => {
  it('shows the hero of the text first, unless front matter opens the page', () => {
    expect(compile({})).toMatchObject({ hero: { html: HERO }, html: REST });
    expect(compile({ tagline: 'B' })).toMatchObject({ hero: null, html: HERO + REST });
  });
});
