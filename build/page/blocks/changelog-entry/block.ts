import type { Tokens } from 'marked';
import { element } from '../../text/html-node.ts';
import { joinBlocks } from '../../text/markdown/markdown-text.ts';
import { blockToken, plainToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** The changes in one version: `:::changelog-entry[2.1.0]{date=2026-11-01}`. */
export const CHANGELOG_ENTRY = [
  defineBlock({
    name: 'changelog-entry',
    directives: ['changelog-entry'],
    components: ['ChangelogEntry'],
    isStyled: true,
    attributes: { version: 'text', date: 'text' },
    resolve({ element: { raw, label, tokens }, attributes: { version, date } }, page) {
      const name = label ?? (version === null ? null : [plainToken(version)]);
      if (name === null)
        page.note(
          'incomplete-block',
          'Cannot show a changelog entry without a version. Write :::changelog-entry[2.1.0].',
        );
      if (date !== null && !/^\d{4}-\d\d-\d\d$/.test(date))
        page.note('unknown-attribute', `Cannot read the date ${JSON.stringify(date)}. Write it as "2026-11-01".`);
      const heading: Tokens.Heading = { type: 'heading', raw: '', depth: 2, text: '', tokens: name ?? [] };
      const title = page.list([heading]);
      const content = page.blocks(tokens);
      return [
        blockToken(
          {
            html: ({ blocks }) => {
              const time = date === null ? [] : [element('p', [element('time', [date], { datetime: date })])];
              return [element('section', [blocks(title), ...time, blocks(content)], { class: 'changelog-entry' })];
            },
            markdown: ({ blocks }) => joinBlocks([blocks(title), date, blocks(content)]),
          },
          { raw, tokens: [...title, ...content] },
        ),
      ];
    },
  }),
];
