import { element } from '../../text/html-node.ts';
import { blockToken, plainToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** A short label within a line: `:badge[New]{kind=tip}`, `<Badge kind="tip">New</Badge>`. */
export const BADGE = [
  defineBlock({
    name: 'badge',
    directives: ['badge'],
    components: ['Badge'],
    isInline: true,
    isStyled: true,
    attributes: { kind: ['note', 'tip', 'info', 'warning', 'danger'], text: 'text' },
    resolve({ element: { raw, tokens }, attributes: { kind, text } }, page) {
      const inner = text === null ? page.inline(tokens) : [plainToken(text)];
      const look = { class: kind === null ? 'badge' : `badge ${kind}` };
      return [
        blockToken(
          {
            html: ({ inline }) => [element('span', [inline(inner)], look)],
            markdown: ({ inline }) => `(${inline(inner)})`,
          },
          { raw, tokens: inner, isBlock: false },
        ),
      ];
    },
  }),
];
