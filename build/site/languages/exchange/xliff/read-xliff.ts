import { SourceError } from '../../../../base/report/finding.ts';
import type { Position } from '../../../../base/report/position.ts';
import type { TextFile } from '../../../../base/source/read-text.ts';
import { type ImportFile, type ImportUnit, type SegmentState, STATES } from '../exchange-file.ts';
import { type Inline, toMarkdown, type UnitPart } from './inline-markdown.ts';
import { readXml, type XmlElement, type XmlHandler } from './read-xml.ts';
import { XLIFF_NAMESPACE } from './render-xliff.ts';

/** Reads XLIFF 2.0 and 2.1, of which only the core. Throws SourceError if the file is something else. */
export function parseXliff(source: TextFile): ImportFile {
  const reader = new XliffReader(source.file);
  readXml(source, reader);
  return { file: source.file, languages: reader.languages, units: reader.units };
}

/** A segment or ignorable that is being read. */
interface OpenPart extends UnitPart {
  readonly source: Inline[];
  target: Inline[] | null;
  order: number | null;
}

/** A unit that is being read. */
interface OpenUnit {
  readonly id: string;
  readonly position: Position;
  readonly parts: OpenPart[];
}

class XliffReader implements XmlHandler {
  readonly units: ImportUnit[] = [];
  languages = { original: '', translation: '' };
  readonly #file: string;
  /** Elements of the core; others, and all that is in them, are null. */
  readonly #open: (string | null)[] = [];
  #prefix = '';
  #original = '';
  #unit: OpenUnit | null = null;
  /** The spans that are open in a source or target. */
  readonly #spans: string[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  open(element: XmlElement): void {
    const parent = this.#open.at(-1);
    if (this.#open.length === 0) this.#openRoot(element);
    const isCore = parent !== null && element.prefix === this.#prefix;
    this.#open.push(isCore ? element.name : null);
    if (isCore) this.#openCore(element, parent ?? '');
  }

  text(text: string): void {
    if (this.#open.at(-1) !== null) this.#content()?.push({ kind: 'text', text });
  }

  close(): void {
    const name = this.#open.pop();
    if (name === 'pc') this.#content()?.push({ kind: 'close', id: this.#spans.pop() ?? '' });
    if (name === 'unit') this.#endUnit();
  }

  /** §4.2.2.1 */
  #openRoot({ name, prefix, attributes, position }: XmlElement): void {
    const namespace = attributes[prefix === '' ? 'xmlns' : `xmlns:${prefix}`] ?? '';
    const { version = '', srcLang = '', trgLang = '' } = attributes;
    if (name !== 'xliff' || namespace !== XLIFF_NAMESPACE || !/^2\.[01]$/.test(version)) {
      const found = name === 'xliff' ? `XLIFF ${version}` : `<${name}>`;
      throw SourceError.at(
        { file: this.#file, position },
        `Cannot read these translations: expected XLIFF 2.0, got ${JSON.stringify(found)}. Export the file as XLIFF 2.0 from your translation tool.`,
      );
    }
    this.#prefix = prefix;
    this.languages = { original: srcLang, translation: trgLang };
  }

  #openCore(element: XmlElement, parent: string): void {
    const { name, attributes, position } = element;
    const part = this.#unit?.parts.at(-1);
    if (name === 'file') this.#original = attributes.original ?? '';
    else if (name === 'unit') this.#unit = { id: attributes.id ?? '', position, parts: [] };
    else if (name === 'segment' || name === 'ignorable')
      this.#unit?.parts.push({
        isSegment: name === 'segment',
        state: toState(attributes.state),
        source: [],
        target: null,
        order: null,
      });
    else if (name === 'target' && part !== undefined && isPart(parent)) {
      part.target = [];
      // §4.8.2
      part.order = /^\d{1,6}$/.test(attributes.order ?? '') ? Number(attributes.order) : null;
    } else this.#openInline(element);
  }

  /** §4.2.3. Annotations (`mrk`, `sm`, `em`) have no meaning here, only their text. */
  #openInline({ name, attributes }: XmlElement): void {
    const content = this.#content();
    const { id = '', startRef = id, hex = '' } = attributes;
    switch (name) {
      case 'ph':
        content?.push({ kind: 'code', id });
        break;
      case 'pc':
        this.#spans.push(id);
        content?.push({ kind: 'open', id });
        break;
      case 'sc':
        content?.push({ kind: 'open', id });
        break;
      case 'ec':
        content?.push({ kind: 'close', id: startRef });
        break;
      case 'cp':
        content?.push({
          kind: 'text',
          text: /^[\da-f]{1,4}$/i.test(hex) ? String.fromCharCode(Number.parseInt(hex, 16)) : '',
        });
    }
  }

  /** The source or target that is being read. */
  #content(): Inline[] | null {
    const part = this.#unit?.parts.at(-1);
    const container = this.#open.findLast((name) => name === 'source' || name === 'target');
    const isInside = container !== undefined && isPart(this.#open[this.#open.lastIndexOf(container) - 1]);
    if (part === undefined || !isInside) return null;
    return container === 'source' ? part.source : part.target;
  }

  #endUnit(): void {
    if (this.#unit === null) return;
    const { id, position, parts } = this.#unit;
    const states = parts
      .filter(({ isSegment }) => isSegment)
      .map(({ state, target }) => (target === null ? 'initial' : state));
    const first = STATES.find((state) => states.includes(state)) ?? 'initial';
    this.units.push({
      original: this.#original,
      id,
      position,
      state: first,
      toMarkdown: (unit) => toMarkdown(unit, parts),
    });
    this.#unit = null;
  }
}

function isPart(name: string | null | undefined): boolean {
  return name === 'segment' || name === 'ignorable';
}

function toState(written: string | undefined): SegmentState {
  return STATES.find((state) => state === written) ?? 'initial';
}
