import type { Tokens } from 'marked';
import { element } from '../../text/html-node.ts';
import { isInlineToken } from '../../text/markdown/fit-tokens.ts';
import { joinBlocks } from '../../text/markdown/markdown-text.ts';
import {
  type BlockHtml,
  type BlockToken,
  blockToken,
  plainToken,
  type SiteToken,
  siteTokens,
} from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';
import { drawImage } from '../cards/block.ts';

interface Hero {
  /** The title of the page, a level-1 heading. */
  readonly title: SiteToken[];
  readonly text: SiteToken[];
  /** Links shown as buttons. */
  readonly actions: SiteToken[];
  /** Code, images and tables next to the text. */
  readonly aside: SiteToken[];
  readonly image: readonly BlockHtml[];
}

/** The opening of a page: title, text, links as buttons, and an image or code next to them. */
export const HERO = [
  defineBlock({
    name: 'hero',
    directives: ['hero'],
    components: ['Hero'],
    isStyled: true,
    attributes: { title: 'text', image: 'text', alt: 'text' },
    resolve({ element: { raw, label, tokens }, attributes: { title, image, alt } }, page) {
      const name = label ?? (title === null ? null : [plainToken(title)]);
      if (name === null)
        page.note('incomplete-block', 'Cannot show a hero without a title. Write :::hero[Title] or <Hero title="…">.');
      const content = page.blocks(tokens);
      const aside = content.filter(isBeside);
      const actions = content.filter(isActions);
      return [
        toHero(
          {
            title: name === null ? [] : page.list([headingOf(name)]),
            text: content.filter((token) => !isBeside(token) && !isActions(token)),
            actions,
            aside,
            image: drawImage(image, alt ?? '', page),
          },
          raw,
        ),
      ];
    },
  }),
];

function headingOf(name: SiteToken[]): Tokens.Heading {
  return { type: 'heading', raw: '', depth: 1, text: '', tokens: name };
}

/** Whether a paragraph contains only links. */
function isActions(token: SiteToken): boolean {
  if (token.type !== 'paragraph') return false;
  const parts = siteTokens(token.tokens).filter(({ type, raw }) => type !== 'text' || raw.trim() !== '');
  return parts.length > 0 && parts.every(({ type }) => type === 'link');
}

function isBeside(token: SiteToken): boolean {
  if (token.type === 'paragraph') {
    const inner = siteTokens(token.tokens);
    return inner.length > 0 && inner.every(({ type }) => type === 'image');
  }
  return token.type === 'table' || (token.type === 'block' && !isInlineToken(token));
}

function toHero({ title, text, actions, aside, image }: Hero, raw: string): BlockToken {
  const hasAside = aside.length > 0 || image.length > 0;
  return blockToken(
    {
      hero: { hasAside },
      html: ({ blocks }) => {
        const buttons = actions.length === 0 ? [] : [element('div', [blocks(actions)], { class: 'hero-actions' })];
        const beside = hasAside ? [element('div', [...image, blocks(aside)], { class: 'hero-aside' })] : [];
        const parts = [element('div', [blocks(title), blocks(text), ...buttons], { class: 'hero-text' }), ...beside];
        return [element('section', parts, { class: hasAside ? 'hero with-aside' : 'hero' })];
      },
      markdown: ({ blocks }) => joinBlocks([title, text, actions, aside].map((part) => blocks(part))),
    },
    { raw, tokens: [...title, ...text, ...actions, ...aside] },
  );
}
