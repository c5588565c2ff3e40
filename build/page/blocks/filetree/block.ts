import type { Tokens } from 'marked';
import { element } from '../../text/html-node.ts';
import { plainText } from '../../text/plain-text.ts';
import { type BlockHtml, blockToken, type HtmlPage, type SiteToken, siteTokens } from '../../text/tokens.ts';
import { type BlockPage, defineBlock } from '../block.ts';
import { drawIcon } from '../icon/draw-icon.ts';

interface Icons {
  readonly folder: readonly BlockHtml[];
  readonly file: readonly BlockHtml[];
}

/** Files and folders as a nested list. A name that ends in `/` or has a nested list is a folder. */
export const FILETREE = [
  defineBlock({
    name: 'filetree',
    directives: ['filetree'],
    components: ['FileTree'],
    isStyled: true,
    attributes: {},
    resolve({ element: { raw, tokens } }, page) {
      const lists = page.blocks(tokens).filter((token) => token.type !== 'space');
      if (!lists.every(({ type }) => type === 'list') || lists.length === 0)
        page.note(
          'incomplete-block',
          'Cannot draw the file tree: it needs a list of files. Write "- name" on each line.',
        );
      const icons = drawIcons(page);
      return [
        blockToken(
          {
            html: (html) => [
              element(
                'div',
                lists.map((list) => toTree(list, icons, html)),
                { class: 'filetree' },
              ),
            ],
            markdown: ({ blocks }) => blocks(lists),
          },
          { raw, tokens: lists },
        ),
      ];
    },
  }),
];

function drawIcons(page: BlockPage): Icons {
  return { folder: drawIcon('folder', null, page), file: drawIcon('file', null, page) };
}

function toTree(token: SiteToken, icons: Icons, html: HtmlPage): BlockHtml {
  if (token.type !== 'list') return html.blocks([token]);
  return element(
    'ul',
    token.items.map((item) => toEntry(item, icons, html)),
  );
}

function toEntry({ tokens }: Tokens.ListItem, icons: Icons, html: HtmlPage): BlockHtml {
  const parts = siteTokens(tokens);
  const lists = parts.filter(({ type }) => type === 'list');
  const name = parts.filter(({ type }) => type !== 'list');
  const isFolder = lists.length > 0 || plainText(name).endsWith('/');
  const line = name.flatMap((part) => [
    ' ',
    'tokens' in part ? html.inline(siteTokens(part.tokens)) : html.blocks([part]),
  ]);
  const icon = isFolder ? icons.folder : icons.file;
  return element('li', [...icon, ...line, ...lists.map((list) => toTree(list, icons, html))]);
}
