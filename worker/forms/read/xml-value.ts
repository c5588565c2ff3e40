import type { JsonObject } from '../../request/value/json.ts';
import type { ResolveRef } from '../../request/write/example-schema.ts';
import { readXmlObject, type XmlObject } from '../../request/write/xml-object.ts';
import { matchesSchema, toCheckWork } from '../check/check-value.ts';
import { type FlatSchema, flattenSchema } from '../check/flatten-schema.ts';
import { addItem, type Lists } from './add-item.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { toScalar } from './to-scalar.ts';

/** Limits on what alternatives cost per reader: the elements that they read, and the checks of what they read. */
const MAX_TRIED_ELEMENTS = 2_000;
const MAX_TRIED_STEPS = 5_000;

/** Alternatives within alternatives for one element, which may refer to themselves. */
const MAX_NESTING = 8;

/**
 * Reads XML documents by the `xml` objects of their schemas: the reverse of `toXmlText`. The limits are for all documents
 * of a reader together.
 */
export class XmlReader {
  readonly resolveRef: ResolveRef;
  readonly #work = toCheckWork(MAX_TRIED_STEPS);
  readonly #alternatives = new Map<FlatSchema, readonly JsonObject[]>();
  readonly #members = new Map<FlatSchema, Members>();
  #elements = MAX_TRIED_ELEMENTS;

  constructor(resolveRef: ResolveRef) {
    this.resolveRef = resolveRef;
  }

  /** The value of a document, or null if it is not XML. */
  readDocument(text: string, schema: unknown): { readonly value: unknown } | null {
    const root = parseXml(text);
    return root === null ? null : { value: this.#read(root, schema) };
  }

  #read(element: XmlElement, schema: unknown, nesting = 0): unknown {
    this.#elements--;
    if (element.attributes.get('xsi:nil') === 'true') return null;
    const flat = flattenSchema(schema, this.resolveRef);
    if (flat.branches.length > 0)
      return nesting < MAX_NESTING ? this.#readBranch(element, flat, nesting + 1) : readFreely(element);
    if (flat.types.includes('array')) return element.children.map((child) => this.#read(child, flat.items));
    if (flat.types.includes('object')) return this.#readObject(element, flat);
    return flat.types.length === 0 ? readFreely(element) : toScalar(element.text, flat.types);
  }

  /** Uses the first matching alternative, merged with its sibling keywords. Beyond the limits, uses the first. */
  #readBranch(element: XmlElement, flat: FlatSchema, nesting: number): unknown {
    const { resolveRef } = this;
    const alternatives = this.#alternatives.get(flat) ?? toAlternatives(flat);
    this.#alternatives.set(flat, alternatives);
    for (const schema of alternatives) {
      if (this.#elements < 0 || this.#work.steps < 0) break;
      const value = this.#read(element, schema, nesting);
      if (matchesSchema(value, schema, { resolveRef, direction: 'request', work: this.#work })) return value;
    }
    return this.#read(element, alternatives[0], nesting);
  }

  #readObject(element: XmlElement, flat: FlatSchema): unknown {
    const known = this.#members.get(flat) ?? this.#findMembers(flat);
    this.#members.set(flat, known);
    const values = new Map<string, unknown>();
    for (const [name, text] of element.attributes) {
      const member = known.attributes.get(localName(name));
      if (member !== undefined) values.set(member.name, toScalar(text, member.flat.types));
      else if (!NAMESPACE.test(name)) values.set(name, text);
    }
    for (const member of known.texts) values.set(member.name, toScalar(element.text, member.flat.types));
    const lists: Lists = new Map();
    for (const child of element.children) {
      const member = known.children.get(localName(child.name));
      if (member === undefined) append(values, lists, child.name, this.#read(child, flat.additionalProperties));
      else if (!member.flat.types.includes('array')) values.set(member.name, this.#read(child, member.schema));
      else if (member.xml.nodeType === 'element')
        values.set(
          member.name,
          child.children.map((item) => this.#read(item, member.flat.items)),
        );
      // An unwrapped array has one element per item.
      else addItem(values, lists, member.name, this.#read(child, member.flat.items));
    }
    return Object.fromEntries(values);
  }

  #findMembers({ properties }: FlatSchema): Members {
    const members = Object.entries(properties).map(([name, schema]) => this.#toMember(name, schema));
    return {
      attributes: new Map(members.filter(isAttribute).map((member) => [localName(member.tag), member])),
      children: new Map(members.filter(isElement).map((member) => [localName(member.tag), member])),
      texts: members.filter((member) => !isAttribute(member) && !isElement(member)),
    };
  }

  #toMember(name: string, schema: unknown): Member {
    const flat = flattenSchema(schema, this.resolveRef);
    const isArray = flat.types.includes('array');
    const xml = readXmlObject(schema, isArray, this.resolveRef);
    const isUnwrapped = isArray && xml.nodeType !== 'element';
    const named = isUnwrapped ? readXmlObject(flat.items, false, this.resolveRef) : xml;
    return { name, schema, flat, xml, tag: named.name ?? name };
  }
}

/** Without references and `allOf`, whose keywords are merged and which would bring the alternatives back. */
function toAlternatives({
  branches,
  oneOf: _1,
  anyOf: _2,
  $ref: _3,
  allOf: _4,
  ...shared
}: FlatSchema): readonly JsonObject[] {
  const own = {
    ...shared,
    required: [...shared.required],
    type: shared.types.length === 0 ? undefined : shared.types,
  };
  return branches.map((branch) => ({ allOf: [branch, own] }));
}

/** The properties of an object, by local name where they have one. */
interface Members {
  readonly attributes: ReadonlyMap<string, Member>;
  readonly children: ReadonlyMap<string, Member>;
  /** Properties that are the element's own text. */
  readonly texts: readonly Member[];
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
  const lists: Lists = new Map();
  for (const child of children) append(values, lists, child.name, readFreely(child));
  return Object.fromEntries(values);
}

/** Adds a value, to a list from the second one of the same name on. `lists`: those that `addItem` has made. */
function append(values: Map<string, unknown>, lists: Lists, name: string, value: unknown): void {
  if (!values.has(name)) values.set(name, value);
  else {
    if (!lists.has(name)) addItem(values, lists, name, values.get(name));
    addItem(values, lists, name, value);
  }
}
