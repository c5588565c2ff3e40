import { plain } from '../../../../worker/model/markup/plain-markdown.ts';
import { plainText } from '../../text/plain-text.ts';
import { blockToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';
import { drawIcon } from './draw-icon.ts';

/** A Lucide icon: `:icon[rocket]`, `<Icon name="rocket">`. Only the icons in use are sent. */
export const ICON = [
  defineBlock({
    name: 'icon',
    directives: ['icon'],
    components: ['Icon'],
    isInline: true,
    isStyled: true,
    attributes: { name: 'text', label: 'text' },
    resolve({ element: { raw, label: written }, attributes: { name, label } }, page) {
      const icon = drawIcon(name ?? plainText(written ?? []), label, page);
      return [
        blockToken(
          { html: () => icon, markdown: () => plain(label ?? ''), text: label ?? '' },
          { raw, isBlock: false },
        ),
      ];
    },
  }),
];
