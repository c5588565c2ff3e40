import { describe, expect, it } from 'vitest';
import type { PlainValue } from '../../../../worker/request/value/plain-value.ts';
import { toXmlText } from '../../../../worker/request/write/example-xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** The document without its declaration, on one line. */
function xmlOf(value: PlainValue, schema: unknown, components: Record<string, unknown> = {}): string {
  const [declaration, ...body] = toXmlText(value, schema, (ref) => components[ref.split('/').at(-1) ?? '']).split('\n');
  expect(declaration).toBe(DECLARATION);
  return body.map((line) => line.trim()).join('');
}

describe('toXmlText()', () => {
  it('names the root after xml.name, the component or root, in this order', () => {
    expect(xmlOf('x', { type: 'string', xml: { name: 'pet' } })).toBe('<pet>x</pet>');
    expect(xmlOf({ a: 1 }, { $ref: '#/components/schemas/Pet' }, { Pet: { type: 'object' } })).toBe(
      '<Pet><a>1</a></Pet>',
    );
    expect(xmlOf({ a: 1 }, undefined)).toBe('<root><a>1</a></root>');
  });

  it('indents elements by two spaces', () => {
    expect(toXmlText({ a: { b: 1 } }, {}, () => undefined)).toBe(
      [DECLARATION, '<root>', '  <a>', '    <b>1</b>', '  </a>', '</root>'].join('\n'),
    );
  });

  const ANIMAL = { name: 'animal' };
  const ALIENS = { name: 'aliens' };
  const WRAPPED = { wrapped: true };

  // The examples of OpenAPI 3.1 §4.8.26 "XML Arrays", in order.
  it.each<[what: string, items: object, array: object, expected: string]>([
    ['without xml', {}, {}, '<animals>a</animals><animals>b</animals>'],
    ['named items', ANIMAL, {}, '<animal>a</animal><animal>b</animal>'],
    ['a named array that is not wrapped', ANIMAL, ALIENS, '<animal>a</animal><animal>b</animal>'],
    ['wrapped', {}, WRAPPED, '<animals><animals>a</animals><animals>b</animals></animals>'],
    ['wrapped, with named items', ANIMAL, WRAPPED, '<animals><animal>a</animal><animal>b</animal></animals>'],
    ['wrapped, both named', ANIMAL, { ...ALIENS, ...WRAPPED }, '<aliens><animal>a</animal><animal>b</animal></aliens>'],
    ['a named wrapper', {}, { ...ALIENS, ...WRAPPED }, '<aliens><aliens>a</aliens><aliens>b</aliens></aliens>'],
    ['nodeType', ANIMAL, { nodeType: 'element' }, '<animals><animal>a</animal><animal>b</animal></animals>'],
  ])('writes an array: %s', (_, ofItems, ofArray, expected) => {
    const animals = { type: 'array', items: { type: 'string', xml: ofItems }, xml: ofArray };
    expect(xmlOf({ animals: ['a', 'b'] }, { properties: { animals } })).toBe(`<root>${expected}</root>`);
  });

  it('writes attributes, prefixes and namespaces', () => {
    const schema = {
      properties: {
        id: { type: 'integer', xml: { attribute: true } },
        lang: { xml: { nodeType: 'attribute', name: 'l', prefix: 'xml' } },
        gone: { xml: { attribute: true } },
        name: { xml: { namespace: 'https://e.org/s', prefix: 's' } },
        plain: { xml: { namespace: 'https://e.org/"p"' } },
      },
      xml: { name: 'Pet' },
    };
    expect(xmlOf({ id: 1, lang: 'a"b\n', gone: null, name: 'x', plain: 'y' }, schema)).toBe(
      '<Pet id="1" xml:l="a&quot;b&#10;"><s:name xmlns:s="https://e.org/s">x</s:name><plain xmlns="https://e.org/&quot;p&quot;">y</plain></Pet>',
    );
  });

  it('writes text, CDATA and nothing for the node types of OpenAPI 3.2', () => {
    const schema = {
      properties: {
        id: { xml: { nodeType: 'attribute' } },
        doc: {
          type: 'object',
          properties: { v: { xml: { nodeType: 'attribute' } }, body: { xml: { nodeType: 'cdata' } } },
        },
        note: { type: 'object', properties: { body: { xml: { nodeType: 'text' } } } },
        group: { type: 'object', xml: { nodeType: 'none' } },
      },
    };
    expect(xmlOf({ id: 1, doc: { v: 2, body: '<b>]]></b>' }, note: { body: 'a & b' }, group: { x: 1 } }, schema)).toBe(
      '<root id="1"><doc v="2"><![CDATA[<b>]]]]><![CDATA[></b>]]></doc><note>a &amp; b</note><x>1</x></root>',
    );
  });

  it("prefers a name next to a reference to its target's, and treats a single allOf like a reference", () => {
    const components = { Tag: { type: 'object', xml: { name: 'tag' } } };
    const ref = { $ref: '#/components/schemas/Tag' };
    const schema = {
      properties: {
        a: ref,
        b: { ...ref, xml: { name: 'bee' } },
        c: { allOf: [ref] },
        tags: { type: 'array', items: ref, xml: { wrapped: true } },
      },
    };
    expect(xmlOf({ a: {}, b: {}, c: {}, tags: [{}] }, schema, components)).toBe(
      '<root><tag/><bee/><tag/><tags><tag/></tags></root>',
    );
  });

  it('joins what several parts say of a property, and names a schema without a name after its parts', () => {
    const components = {
      Page: { xml: { name: 'page' }, properties: { data: { type: 'array', items: { type: 'object' } } } },
      Trip: { xml: { name: 'trip' }, properties: { id: { type: 'string' } } },
      Dog: { allOf: [{ $ref: '#/c/Trip' }, { properties: { barks: {} } }] },
    };
    const trips = { type: 'array', xml: { name: 'trips', wrapped: true }, items: { $ref: '#/c/Trip' } };
    const schema = { allOf: [{ $ref: '#/c/Page' }, { properties: { data: trips } }] };
    expect(xmlOf({ data: [{ id: 'a' }] }, schema, components)).toBe(
      '<page><trips><trip><id>a</id></trip></trips></page>',
    );
    expect(xmlOf({ id: 'a' }, { $ref: '#/c/Dog' }, components)).toBe('<Dog><id>a</id></Dog>');
  });

  it('finds properties in subschemas', () => {
    const schema = {
      allOf: [
        { properties: { a: { xml: { name: 'A' } } } },
        { oneOf: [{ properties: { b: { xml: { attribute: true } } } }] },
      ],
      additionalProperties: { xml: { prefix: 'x' } },
    };
    expect(xmlOf({ a: 1, b: 2, c: 3 }, schema)).toBe('<root b="2"><A>1</A><x:c>3</x:c></root>');
  });

  it.each<[what: string, value: PlainValue, schema: unknown, xml: string]>([
    [
      'null as xsi:nil',
      { a: null },
      {},
      '<root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><a xsi:nil="true"/></root>',
    ],
    [
      'an array in one root',
      ['a', 'b'],
      { type: 'array', items: { xml: { name: 'i' } }, xml: { name: 'list' } },
      '<list><i>a</i><i>b</i></list>',
    ],
    ['escaped text', { a: '<&>"' }, {}, '<root><a>&lt;&amp;&gt;"</a></root>'],
    ['replacements of invalid characters', { a: '\u0000\ud800' }, {}, '<root><a>\ufffd\ufffd</a></root>'],
    ['valid names', { '1 a$': 1, '': 2 }, {}, '<root><_1_a_>1</_1_a_><_>2</_></root>'],
    ['names with a prefix or letters beyond ASCII', { 'x:y': 3, ü: 4 }, {}, '<root><x:y>3</x:y><ü>4</ü></root>'],
  ])('writes %s', (_, value, schema, xml) => {
    expect(xmlOf(value, schema)).toBe(xml);
  });

  it('writes each attribute once', () => {
    const schema = {
      properties: { a: { xml: { attribute: true, name: 'x' } }, b: { xml: { attribute: true, name: 'x' } } },
    };
    expect(xmlOf({ a: 1, b: 2 }, schema)).toBe('<root x="1"/>');
  });
});
