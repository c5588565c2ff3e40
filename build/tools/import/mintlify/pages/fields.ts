import { toSlug } from '../../../../base/slug.ts';
import { AttributesOf } from '../../shared/markup/attributes.ts';
import type { Component, ComponentUse } from '../../shared/markup/convert-markup.ts';
import type { ElementNode } from '../../shared/markup/markup-tree.ts';

/** Where a parameter is, by the attribute that names it. */
const PLACES = ['path', 'query', 'header', 'body', 'cookie'] as const;

/** A list of parameters or fields: each with its name, type and facts, and its text below them. */
export const writeFields: Component = ({ children, indent }, use) => {
  const fields = children.flatMap((node) => (node.kind === 'element' ? [writeField(node, use)] : []));
  return `<dl>\n${fields.join('\n')}\n${indent ?? ''}</dl>`;
};

function writeField(element: ElementNode, use: ComponentUse): string {
  const attributes = new AttributesOf(element, new Map());
  const place = PLACES.find((name) => typeof attributes.data(name) === 'string');
  const name = attributes.text(place ?? 'name') ?? attributes.text('name') ?? '';
  const type = attributes.text('type');
  const given = attributes.data('default');
  const facts = [
    name === '' ? '' : `<code>${escapeText(name)}</code>`,
    type === null || type === '' ? '' : `<em>${escapeText(type)}</em>`,
    place === undefined || place === 'body' ? '' : `<Badge>${place}</Badge>`,
    ...['pre', 'post'].flatMap((key) =>
      wordsOf(attributes.data(key)).map((word) => `<Badge>${escapeText(word)}</Badge>`),
    ),
    attributes.flag('required') ? '<Badge kind="warning">required</Badge>' : '',
    attributes.flag('deprecated') ? '<Badge kind="danger">deprecated</Badge>' : '',
    given === undefined || given === null || given === true ? '' : `default: <code>${escapeText(String(given))}</code>`,
  ];
  // `expireAfterSecs` → `expire-after-secs`
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  const id = name === '' ? '' : ` id="param-${toSlug(words)}"`;
  const content = use.convert(element.children, element.name).replace(/^\s*\n|\s+$/g, '');
  return `<dt${id}>${facts.filter((fact) => fact !== '').join(' ')}</dt>\n<dd>\n\n${content}\n\n</dd>`;
}

function wordsOf(data: unknown): string[] {
  return (Array.isArray(data) ? data : [data]).filter((word) => typeof word === 'string');
}

function escapeText(text: string): string {
  return text.replace(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
