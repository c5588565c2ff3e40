import { target } from '../../../../page/text/markdown/markdown-text.ts';
import { escapeMarkdown } from '../../evaluate/jsx-text.ts';
import { writeTag } from './attributes.ts';
import { around, iconOf, isElement } from './component-parts.ts';
import type { Component } from './convert-markup.ts';

/** A card, with its picture and the link below it. */
export const writeCard: Component = (element, use) => {
  const { attributes } = use;
  const href = attributes.text('href');
  const title = attributes.text('title') ?? attributes.text('filename') ?? href ?? '';
  const image = attributes.text('img') ?? attributes.text('image');
  const cta = attributes.text('cta');
  const said = attributes.text('description') ?? '';
  const more = [
    said,
    cta === null ? '' : href === null ? cta : `[${escapeMarkdown(cta)}](${target(use.address(href))})`,
  ].filter((text) => text !== '');
  const written = use.content();
  const content =
    more.length === 0 ? written : `\n${[written.trim(), ...more].filter((text) => text !== '').join('\n\n')}\n`;
  const open = writeTag('Card', {
    title,
    href: href === null ? null : use.address(href),
    icon: iconOf(use),
    image: image === null ? null : use.address(image),
  });
  return around(element, open, content, '</Card>');
};

/** Cards, or columns of anything else. */
export const writeColumns: Component = (element, use) => {
  const elements = element.children.filter(isElement);
  const cols = String(use.attributes.data('cols') ?? '');
  if (elements.some(({ name }) => name === 'Card' || name === 'Tile'))
    return around(
      element,
      writeTag('Cards', { columns: /^[1-4]$/.test(cols) ? cols : null }),
      use.content(),
      '</Cards>',
    );
  if (elements.length > 0 && elements.every(({ name }) => name === 'Column'))
    return around(element, '<Columns>', use.content(), '</Columns>');
  const parts = elements.map((part) => `<Column>\n\n${use.convert([part]).trim()}\n\n</Column>`);
  const others = element.children.filter((node) => !isElement(node));
  const text = use.convert(others).trim();
  return parts.length < 2 ? use.content() : `${text}\n\n<Columns>\n${parts.join('\n')}\n</Columns>\n`;
};
