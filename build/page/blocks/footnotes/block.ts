import type { TokenizerExtension } from 'marked';
import footnote from 'marked-footnote';
import { element } from '../../text/html-node.ts';
import { indent } from '../../text/markdown/markdown-text.ts';
import {
  type BlockHtml,
  blockToken,
  type FootnoteRefToken,
  type HtmlPage,
  paragraphOf,
  type SiteToken,
  siteTokens,
} from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** `[^1]` and `[^1]: …`, parsed by marked-footnote. */
export const FOOTNOTES = [
  defineBlock({
    name: 'footnotes',
    attributes: {},
    syntax: (_options, text) => (text.includes('[^') ? footnoteSyntax() : []),
    resolve: () => [],
    resolveToken(token, page) {
      if (token.type === 'footnote') return [];
      if (token.type === 'footnoteRef') return [toReference(token)];
      if (token.type !== 'footnotes') return null;
      const items = token.items.map(({ raw, label, refs, content }) => {
        const start = Math.max(0, page.source.text.indexOf(raw));
        return { label, refs, content: page.at(start).blocks(content) };
      });
      if (items.length === 0) return [];
      page.needStyles('footnotes');
      return [toFootnotes(items)];
    },
  }),
];

interface Footnote {
  readonly label: string;
  readonly refs: readonly FootnoteRefToken[];
  readonly content: SiteToken[];
}

function footnoteSyntax(): TokenizerExtension[] {
  return (footnote().extensions ?? []).flatMap((extension) =>
    'tokenizer' in extension ? [{ name: extension.name, level: extension.level, tokenizer: extension.tokenizer }] : [],
  );
}

function toReference({ raw, index, id, label }: FootnoteRefToken): SiteToken {
  return blockToken(
    {
      html: () => {
        const target = { id: referenceId(label, index), href: `#${footnoteId(label)}` };
        const named = { 'data-footnote-ref': '', 'aria-describedby': 'footnote-label' };
        return [element('sup', [element('a', [id], { ...target, ...named })])];
      },
      markdown: () => raw,
      text: '',
    },
    { raw, isBlock: false },
  );
}

function toFootnotes(items: readonly Footnote[]): SiteToken {
  return blockToken(
    {
      html: (page) => {
        const title = element('h2', [page.messages.footnotes], { id: 'footnote-label', class: 'visually-hidden' });
        const list = element(
          'ol',
          items.map((item) => toItem(item, page)),
        );
        return [element('section', [title, list], { class: 'footnotes', 'data-footnotes': '' })];
      },
      markdown: ({ blocks }) =>
        items.map(({ label, content }) => `[^${label}]: ${indent(blocks(content), 4).trimStart()}`).join('\n\n'),
    },
    { raw: '', tokens: items.flatMap(({ content }) => content) },
  );
}

/** Puts the back links on the last line of the footnote if that is a paragraph. */
function toItem({ label, refs, content }: Footnote, { blocks, messages }: HtmlPage): BlockHtml {
  const name = messages.backToReference.replace('{0}', () => label);
  const links = refs.flatMap(({ index }): BlockHtml[] => {
    const number = index === 0 ? [] : [element('sup', [String(index + 1)])];
    const attributes = { href: `#${referenceId(label, index)}`, 'data-footnote-backref': '', 'aria-label': name };
    return [' ', element('a', ['↩', ...number], attributes)];
  });
  const id = { id: footnoteId(label) };
  const last = content.at(-1);
  if (last?.type !== 'paragraph') return element('li', [blocks(content), ...links], id);
  const back = blockToken({ html: () => links, markdown: () => '' }, { raw: '', isBlock: false });
  const line = paragraphOf([...siteTokens(last.tokens), back], last.raw);
  return element('li', [blocks([...content.slice(0, -1), line])], id);
}

function footnoteId(label: string): string {
  return `footnote-${toFragment(label)}`;
}

function referenceId(label: string, index: number): string {
  return `footnote-ref-${toFragment(label)}${index === 0 ? '' : `-${index + 1}`}`;
}

/** Replaces lone surrogates, which cannot be encoded in a URL. */
function toFragment(label: string): string {
  return encodeURIComponent(label.replace(/\p{Surrogate}/gu, '\ufffd'));
}
