import { toLucide } from '../settings/icon-names.ts';
import type { ComponentUse } from './convert-markup.ts';
import type { ElementNode, MarkupNode } from './markup-tree.ts';

/** Puts tags around content. A line break stays beside the tag, so that the content is a block. */
export function around({ indent }: ElementNode, open: string, content: string, close: string): string {
  const isBlock = content.includes('\n');
  const start = isBlock && !/^[ \t]*\n/.test(content) ? `\n${indent ?? ''}` : '';
  const end = isBlock && !/\n[ \t]*$/.test(content) ? `\n${indent ?? ''}` : '';
  return `${open}${start}${content}${end}${close}`;
}

/** The icon of a component, or null. Reports icons that Lucide does not have. */
export function iconOf(use: ComponentUse, name = 'icon'): string | null {
  const written = use.attributes.text(name);
  if (written === null) {
    if (use.attributes.has(name))
      use.tell({
        kind: 'left-out',
        what: 'an icon',
        why: 'it is drawn by code',
        remedy: 'Choose one of https://lucide.dev/icons.',
      });
    return null;
  }
  const icon = toLucide(written);
  const isPicture = /^(?:\/|https?:)|\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(written);
  if (icon === null && written !== '')
    use.tell({
      kind: 'left-out',
      what: isPicture ? 'an icon that is a picture' : `the icon ${JSON.stringify(written)}`,
      why: isPicture ? 'icons are those of Lucide' : 'Lucide has no such icon',
      remedy: 'Choose one of https://lucide.dev/icons.',
    });
  return icon;
}

/** Icons of titles have no place here. */
export function noteIcon(use: ComponentUse, where: string): void {
  if (use.attributes.has('icon'))
    use.tell({
      kind: 'left-out',
      what: `the icon of ${where}`,
      why: 'it has none here',
      remedy: 'Nothing needs to be done.',
    });
}

export function isElement(node: MarkupNode): node is ElementNode {
  return node.kind === 'element';
}
