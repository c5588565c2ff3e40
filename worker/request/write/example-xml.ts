import { isPlainArray, isPlainObject, type PlainValue } from '../value/plain-value.ts';
import { findItemSchema, findPropertySchema, followRefs, type ResolveRef } from './example-schema.ts';
import { toText } from './parameter-notation.ts';
import { readXmlObject, type XmlObject } from './xml-object.ts';

/** An element's attributes, and its content line by line. */
interface XmlContent {
  readonly attributes: string[];
  readonly children: XmlNode[];
}

type XmlNode =
  | { readonly kind: 'element'; readonly name: string; readonly content: XmlContent }
  /** Already escaped. */
  | { readonly kind: 'text'; readonly text: string };

const MAX_NAME_LENGTH = 256;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NIL = 'xsi:nil="true"';
const NIL_NAMESPACE = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
// XML 1.0 §2.3 NameStartChar and NameChar without the colon, which separates the prefix.
const NOT_NAME = /[^\p{L}\p{M}\p{N}._-]/gu;
const BEFORE_NO_NAME_START = /^(?![\p{L}_])/u;
/** XML 1.0 §2.2: a document cannot contain these, not even escaped. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Serializes a value as an XML document, by its schema's `xml` objects (OpenAPI 3.2 §4.26, with `attribute` and
 * `wrapped` from earlier versions). By default, the root has the name of its component, or `root`.
 */
export function toXmlText(value: PlainValue, schema: unknown, resolveRef: ResolveRef): string {
  const nodes = toNodes(value, { schema, name: findRootName(schema, resolveRef), isRoot: true }, resolveRef);
  const [only] = nodes.filter(({ kind }) => kind === 'element');
  // A document must have a single root.
  const root: XmlNode =
    nodes.length === 1 && only !== undefined
      ? only
      : { kind: 'element', name: 'root', content: { attributes: [], children: nodes } };
  const body = toLines(root).join('\n');
  const declared = body.includes(NIL) ? body.replace(/^<[^\s/>]+/, (open) => `${open} ${NIL_NAMESPACE}`) : body;
  return `${DECLARATION}\n${declared}`;
}

/** The context of a value: the name of its property or component. */
interface XmlContext {
  readonly schema: unknown;
  readonly name: string;
  readonly isRoot: boolean;
}

/** The nodes of one value. Attributes are handled by `toContent`. */
function toNodes(value: PlainValue, context: XmlContext, resolveRef: ResolveRef): XmlNode[] {
  const { schema, name } = context;
  const xml = readXmlObject(schema, isPlainArray(value), resolveRef);
  if (xml.nodeType === 'text') return [{ kind: 'text', text: escapeText(toText(value)) }];
  if (xml.nodeType === 'cdata') return [{ kind: 'text', text: toCdata(toText(value)) }];
  if (isPlainArray(value)) return toItemNodes(value, xml, context, resolveRef);
  if (xml.nodeType === 'none') return toContent(value, schema, resolveRef).children;
  if (value === null)
    return [
      { kind: 'element', name: toName(xml, name), content: { attributes: [...toNamespace(xml), NIL], children: [] } },
    ];
  const { attributes, children } = toContent(value, schema, resolveRef);
  return [
    {
      kind: 'element',
      name: toName(xml, name),
      content: { attributes: [...toNamespace(xml), ...attributes], children },
    },
  ];
}

/** The items in sequence, inside a wrapper element if the array is wrapped or is the root. */
function toItemNodes(
  items: readonly PlainValue[],
  xml: XmlObject,
  { schema, name, isRoot }: XmlContext,
  resolveRef: ResolveRef,
): XmlNode[] {
  const isWrapped = xml.nodeType === 'element';
  // Unnamed items use the array's name, which can only differ from the property's if the array is wrapped.
  const itemName = isWrapped ? (xml.name ?? name) : name;
  const children = items.flatMap((item, index) =>
    toNodes(item, { schema: findItemSchema(schema, index, resolveRef), name: itemName, isRoot: false }, resolveRef),
  );
  if (!isWrapped && !isRoot) return children;
  return [{ kind: 'element', name: toName(xml, name), content: { attributes: toNamespace(xml), children } }];
}

function toContent(value: PlainValue, schema: unknown, resolveRef: ResolveRef): XmlContent {
  if (!isPlainObject(value)) return { attributes: [], children: [{ kind: 'text', text: escapeText(toText(value)) }] };
  const content: XmlContent = { attributes: [], children: [] };
  for (const [name, member] of Object.entries(value)) {
    const memberSchema = findPropertySchema(schema, name, resolveRef);
    const xml = readXmlObject(memberSchema, isPlainArray(member), resolveRef);
    if (xml.nodeType !== 'attribute')
      content.children.push(...toNodes(member, { schema: memberSchema, name, isRoot: false }, resolveRef));
    // A null attribute is omitted (OpenAPI 3.2 §4.26).
    else if (member !== null)
      content.attributes.push(...toNamespace(xml), `${toName(xml, name)}="${escapeAttribute(toText(member))}"`);
  }
  return content;
}

function findRootName(schema: unknown, resolveRef: ResolveRef): string {
  const ref = followRefs(schema, resolveRef)
    .map(({ $ref }) => $ref)
    .findLast((candidate) => typeof candidate === 'string');
  return (typeof ref === 'string' ? ref.split('/').at(-1) : '') || 'root';
}

function toName({ name, prefix }: XmlObject, fallback: string): string {
  const local = toXmlName(name ?? fallback);
  return prefix === null ? local : `${toXmlName(prefix)}:${local}`;
}

/** Any text as a name, which may include a prefix, as in descriptions older than `prefix`. */
function toXmlName(text: string): string {
  const parts = text.slice(0, MAX_NAME_LENGTH).split(':', 2);
  return parts.map((part) => part.replace(NOT_NAME, '_').replace(BEFORE_NO_NAME_START, '_')).join(':');
}

function toNamespace({ namespace, prefix }: XmlObject): string[] {
  if (namespace === null) return [];
  return [`xmlns${prefix === null ? '' : `:${toXmlName(prefix)}`}="${escapeAttribute(namespace)}"`];
}

function toLines(node: XmlNode): string[] {
  if (node.kind === 'text') return node.text === '' ? [] : [node.text];
  const { attributes, children } = node.content;
  // Attributes must be unique. The element's own attribute wins.
  const unique = attributes.filter(
    (attribute, index) => attributes.findIndex((other) => nameOf(other) === nameOf(attribute)) === index,
  );
  const open = [node.name, ...unique].join(' ');
  const hasElements = children.some(({ kind }) => kind === 'element');
  const texts = children.flatMap(toLines);
  if (texts.length === 0) return [children.length === 0 ? `<${open}/>` : `<${open}></${node.name}>`];
  if (!hasElements) return [`<${open}>${texts.join('')}</${node.name}>`];
  return [`<${open}>`, ...texts.map((line) => `  ${line}`), `</${node.name}>`];
}

function nameOf(attribute: string): string {
  return attribute.slice(0, attribute.indexOf('='));
}

function escapeText(text: string): string {
  return text.replace(NO_CHARACTER, '\ufffd').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text)
    .replace(/"/g, '&quot;')
    .replace(/\r/g, '&#13;')
    .replace(/\n/g, '&#10;')
    .replace(/\t/g, '&#9;');
}

function toCdata(text: string): string {
  return `<![CDATA[${text.replace(NO_CHARACTER, '\ufffd').replace(/]]>/g, ']]]]><![CDATA[>')}]]>`;
}
