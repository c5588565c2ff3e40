import { checkValue } from '../check/check-value.ts';
import { type FlatSchema, flattenSchema } from '../check/flatten-schema.ts';
import type { ResolveRef } from '../write/example-schema.ts';
import { readXmlObject, type XmlObject } from '../write/xml-object.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { toScalar } from './to-scalar.ts';

/** Limit on tried alternatives per document. */
const MAX_TRIALS = 200;

/** The value of an XML document, by its schema's `xml` objects: the reverse of `toXmlText`. Null if it is not XML. */
export function readXmlValue(
  text: string,
  schema: unknown,
  resolveRef: ResolveRef,
): { readonly value: unknown } | null {
  const root = parseXml(text);
  return root === null ? null : { value: new Reader(resolveRef).read(root, schema) };
}

class Reader {
  readonly #resolveRef: ResolveRef;
  #trials = 0;

  constructor(resolveRef: ResolveRef) {
    this.#resolveRef = resolveRef;
  }

  read(element: XmlElement, schema: unknown): unknown {
    if (element.attributes.get('xsi:nil') === 'true') return null;
    const flat = flattenSchema(schema, this.#resolveRef);
    if (flat.branches.length > 0) return this.#readBranch(element, flat);
    if (flat.types.includes('array')) return element.children.map((child) => this.read(child, flat.items));
    if (flat.types.includes('object')) return this.#readObject(element, flat);
    return flat.types.length === 0 ? readFreely(element) : toScalar(element.text, flat.types);
  }

  /** Uses the first matching alternative, merged with its sibling keywords. */
  #readBranch(element: XmlElement, { branches, oneOf: _oneOf, anyOf: _anyOf, ...shared }: FlatSchema): unknown {
    const own = {
      ...shared,
      required: [...shared.required],
      type: shared.types.length === 0 ? undefined : shared.types,
    };
    const schemas = branches.map((branch) => ({ allOf: [branch, own] }));
    const fitting = schemas.find((schema) => {
      if (++this.#trials > MAX_TRIALS) return true;
      const value = this.read(element, schema);
      return checkValue(value, schema, { resolveRef: this.#resolveRef, direction: 'request' }).length === 0;
    });
    return this.read(element, fitting ?? schemas[0]);
  }

  #readObject(element: XmlElement, flat: FlatSchema): unknown {
    const members = Object.entries(flat.properties).map(([name, schema]) => this.#toMember(name, schema));
    const attributes = new Map(members.filter(isAttribute).map((member) => [localName(member.tag), member]));
    const children = new Map(members.filter(isElement).map((member) => [localName(member.tag), member]));
    const values = new Map<string, unknown>();
    for (const [name, text] of element.attributes) {
      const member = attributes.get(localName(name));
      if (member !== undefined) values.set(member.name, toScalar(text, member.flat.types));
      else if (!NAMESPACE.test(name)) values.set(name, text);
    }
    for (const member of members)
      if (!isAttribute(member) && !isElement(member))
        values.set(member.name, toScalar(element.text, member.flat.types));
    for (const child of element.children) {
      const member = children.get(localName(child.name));
      if (member === undefined) append(values, child.name, this.read(child, flat.additionalProperties));
      else values.set(member.name, this.#readMember(child, member, values.get(member.name)));
    }
    return Object.fromEntries(values);
  }

  /** An unwrapped array has one element per item. */
  #readMember(child: XmlElement, { flat, schema, xml }: Member, earlier: unknown): unknown {
    if (!flat.types.includes('array')) return this.read(child, schema);
    if (xml.nodeType === 'element') return child.children.map((item) => this.read(item, flat.items));
    return [...(Array.isArray(earlier) ? earlier : []), this.read(child, flat.items)];
  }

  #toMember(name: string, schema: unknown): Member {
    const flat = flattenSchema(schema, this.#resolveRef);
    const isArray = flat.types.includes('array');
    const xml = readXmlObject(schema, isArray, this.#resolveRef);
    const item = isArray && xml.nodeType !== 'element' ? readXmlObject(flat.items, false, this.#resolveRef).name : null;
    const tag = isArray && xml.nodeType !== 'element' ? (item ?? name) : (xml.name ?? name);
    return { name, schema, flat, xml, tag };
  }
}

interface Member {
  readonly name: string;
  readonly schema: unknown;
  readonly flat: FlatSchema;
  readonly xml: XmlObject;
  /** The element or attribute name. */
  readonly tag: string;
}

/** Namespace declarations and XML Schema instance attributes. */
const NAMESPACE = /^(?:xmlns(?::|$)|xsi:)/;

function isAttribute({ xml }: Member): boolean {
  return xml.nodeType === 'attribute';
}

function isElement({ xml }: Member): boolean {
  return xml.nodeType === 'element' || xml.nodeType === 'none';
}

/** Ignores prefixes, which depend on the document (Namespaces in XML 1.0 §6). */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Without a schema: text, or an object with a list for each repeated name. */
function readFreely({ attributes, children, text }: XmlElement): unknown {
  const values = new Map<string, unknown>([...attributes].filter(([name]) => !NAMESPACE.test(name)));
  if (children.length === 0 && values.size === 0) return text;
  for (const child of children) append(values, child.name, readFreely(child));
  return Object.fromEntries(values);
}

function append(values: Map<string, unknown>, name: string, value: unknown): void {
  const earlier = values.get(name);
  values.set(name, earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value]);
}
