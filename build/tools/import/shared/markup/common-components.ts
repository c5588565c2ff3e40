import { toSlug } from '../../../../base/slug.ts';
import { escapeMarkdown } from '../../evaluate/jsx-text.ts';
import { writeTag } from './attributes.ts';
import { around, iconOf, noteIcon } from './component-parts.ts';
import type { Component, ComponentUse } from './convert-markup.ts';

/** A component with another name and other attributes, around the same content. */
export function wrap(
  name: string,
  toAttributes: (use: ComponentUse) => Readonly<Record<string, string | boolean | null>>,
): Component {
  return (element, use) => around(element, writeTag(name, toAttributes(use)), use.content(), `</${name}>`);
}

export const contentOnly: Component = (_element, use) => use.content();

/** A tab, whose value is its label. */
export const tab: Component = (element, use) => {
  noteIcon(use, 'a tab');
  const label = use.attributes.text('title') ?? use.attributes.text('label') ?? 'Tab';
  const value = toSlug(label) || 'tab';
  return around(
    element,
    writeTag('TabItem', { value: use.attributes.text('id') ?? value, label }),
    use.content(),
    '</TabItem>',
  );
};

export const icon: Component = (_element, use) => {
  const name = iconOf(use, use.attributes.has('icon') ? 'icon' : 'name');
  return name === null ? '' : writeTag('Icon', { name, label: use.attributes.text('label') }, ' />');
};

/** Badge colours by what they say here. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/green|success|tip/, 'tip'],
  [/red|destructive|danger|error/, 'danger'],
  [/yellow|orange|warning|amber|caution/, 'warning'],
  [/blue|purple|info|note|teal|cyan/, 'info'],
];
export const badge: Component = (_element, use) => {
  const color = use.attributes.text('color') ?? use.attributes.text('variant') ?? '';
  const text = use.attributes.text('text');
  const content = text === null ? use.content().trim() : escapeMarkdown(text);
  return `${writeTag('Badge', { kind: KINDS.find(([pattern]) => pattern.test(color))?.[1] ?? null })}${content}</Badge>`;
};

/** A video by its address, or its id on YouTube. */
export function writeVideo(id: string, title: string | null): string {
  const src = /^https?:/.test(id) ? id : `https://www.youtube.com/watch?v=${id}`;
  return writeTag('Video', { src, title: title ?? 'Video' }, ' />');
}
