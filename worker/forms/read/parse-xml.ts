/** An element of an XML document. Names include prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own character data. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 64;

/** Comment, CDATA section, instruction, end tag, start tag, text: each takes one match (XML 1.0 §2.4 to §3.1). */
const TOKEN =
  /<!--.*?-->|<!\[CDATA\[(?<cdata>.*?)\]\]>|<\?.*?\?>|<\/(?<end>[^\s>]+)\s*>|<(?<start>[^\s<>/!?]+)(?<attributes>(?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/gsy;

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Parses an XML document and returns the root, or null if it is invalid. Rejects document types, which may contain
 * expanding entities and external references.
 */
export function parseXml(text: string): XmlElement | null {
  const source = text.replace(/^\ufeff/, '');
  const top: OpenElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  let position = 0;
  let count = 0;
  for (const match of source.matchAll(TOKEN)) {
    position = match.index + match[0].length;
    const parent = open.at(-1) ?? top;
    const { cdata, end, start, attributes = '', empty, text: raw } = match.groups ?? {};
    if (cdata !== undefined) parent.text += cdata;
    else if (end !== undefined) {
      if (open.length === 1 || open.pop()?.name !== end) return null;
    } else if (start !== undefined) {
      const element = { name: start, attributes: readAttributes(attributes), children: [], text: '' };
      if (++count > MAX_ELEMENTS || open.length > MAX_DEPTH) return null;
      parent.children.push(element);
      if (empty !== '/') open.push(element);
    } else if (raw !== undefined) parent.text += decodeEntities(raw);
  }
  const [root] = top.children;
  const isDocument = position === source.length && open.length === 1 && top.children.length === 1;
  return isDocument && root !== undefined && top.text.trim() === '' ? root : null;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name,
      decodeEntities(double ?? single ?? ''),
    ]),
  );
}

/** XML's predefined entities and numeric character references (XML 1.0 §4.1, §4.6). Others are left unchanged. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,5}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
