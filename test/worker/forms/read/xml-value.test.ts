import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../../worker/forms/read/parse-xml.ts';
import { XmlReader } from '../../../../worker/forms/read/xml-value.ts';
import type { PlainValue } from '../../../../worker/request/value/plain-value.ts';
import { toXmlText } from '../../../../worker/request/write/example-xml.ts';
import { startCpuClock } from '../../../cpu-clock.ts';

const DEFS: Record<string, unknown> = {
  Book: {
    type: 'object',
    xml: { name: 'book', prefix: 'b', namespace: 'https://example.com/books' },
    properties: {
      id: { type: 'integer', xml: { attribute: true } },
      title: { type: 'string', xml: { name: 'Title' } },
      price: { type: 'number' },
      isNew: { type: 'boolean' },
      note: { type: ['string', 'null'] },
      tags: { type: 'array', items: { type: 'string' } },
      authors: { type: 'array', xml: { wrapped: true }, items: { type: 'string', xml: { name: 'author' } } },
      next: { $ref: '#/$defs/Book' },
    },
  },
};
const resolveRef = (ref: string): unknown => DEFS[ref.replace('#/$defs/', '')];
const BOOK = { $ref: '#/$defs/Book' };

const PRICE = {
  type: 'object',
  properties: {
    unit: { type: 'string', xml: { attribute: true } },
    amount: { type: 'integer', xml: { nodeType: 'text' } },
  },
};
const objectWith = (name: string, type: string) => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type } },
});

describe('XmlReader', () => {
  it.each<[string, unknown, PlainValue]>([
    ['attributes, names, prefixes', BOOK, { id: 7, title: 'Dune & <co>', price: 1.5, isNew: true }],
    ['lists, wrapped or not', BOOK, { tags: ['a', 'b'], authors: ['x', 'y'] }],
    ['one item', BOOK, { tags: ['a'], authors: ['x'] }],
    ['null', BOOK, { note: null }],
    ['recursive schemas', BOOK, { id: 1, next: { id: 2, title: 'Next' } }],
    ['a list', { type: 'array', xml: { name: 'books' }, items: BOOK }, [{ id: 1 }, { id: 2 }]],
    ['text', { type: 'string', xml: { name: 'word' } }, 'hello'],
    ['text next to attributes', PRICE, { unit: 'EUR', amount: 5 }],
    ['alternatives', { oneOf: [objectWith('a', 'integer'), objectWith('b', 'boolean')] }, { b: true }],
    ['additional properties', { type: 'object', additionalProperties: { type: 'integer' } }, { x: 1, y: 2 }],
  ])('restores written values: %s', (_, schema, value) => {
    const text = toXmlText(value, schema, resolveRef);
    expect(new XmlReader(resolveRef).readDocument(text, schema)).toEqual({ value });
  });

  it('keeps values of the wrong type as text for validation', () => {
    const text = '<book id="x"><price>much</price><extra>1</extra></book>';
    expect(new XmlReader(resolveRef).readDocument(text, BOOK)?.value).toEqual({ id: 'x', price: 'much', extra: '1' });
  });
});

describe('parseXml()', () => {
  it('reads comments, CDATA, processing instructions and character references', () => {
    const root = parseXml('<?xml version="1.0"?><!-- <b> --><a x=\'1"\'>&#228;&#x20ac;&amp;<![CDATA[<b>]]><c/></a>\n');
    expect(root).toMatchObject({ name: 'a', text: 'ä€&<b>', children: [{ name: 'c' }] });
    expect(root?.attributes.get('x')).toBe('1"');
  });

  it.each([
    '',
    'text',
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a b></a>',
    '</a>',
    '<a>x</a>y',
    '<a><!-- </a>',
    // Entity expansion and external entities.
    '<!DOCTYPE a [<!ENTITY b "&#x41;">]><a>&b;</a>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
    '<a>'.repeat(1_000) + '</a>'.repeat(1_000),
    '<a/>'.repeat(60_000),
  ])('rejects %j', (text) => {
    expect(parseXml(text)).toBeNull();
  });

  it.each([
    `<a${' b'.repeat(100_000)}`,
    `<a ${' '.repeat(200_000)}`,
    '<!--'.repeat(50_000),
    `<a>${'&'.repeat(200_000)}`,
  ])('takes linear time for hostile input', (text) => {
    const elapsed = startCpuClock();
    parseXml(text);
    expect(elapsed()).toBeLessThan(3_000);
  });

  it('tries the alternatives of a schema that refers to itself', () => {
    const $defs: Readonly<Record<string, object>> = {
      Node: { oneOf: [{ required: ['x'] }, {}], type: 'object', properties: { a: { $ref: 'Node' } } },
      Loop: { oneOf: [{ $ref: 'Loop' }] },
    };
    const reader = new XmlReader((ref) => $defs[ref]);
    expect(reader.readDocument('<r><a><b/></a></r>', { $ref: 'Node' })?.value).toEqual({ a: { b: '' } });
    expect(reader.readDocument('<r><a/></r>', { $ref: 'Loop' })?.value).toEqual({ a: '' });
  });
});
