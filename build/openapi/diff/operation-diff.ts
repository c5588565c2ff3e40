import { code } from '../../page/text/markdown/markdown-text.ts';
import { nameContent, nameHeader, nameProperty, nameResponse, ownerOf } from '../core/changes/change-subjects.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { readShape } from '../schema/schema-shape.ts';
import {
  type ChangeKind,
  type Direction,
  type Findings,
  opposite,
  type Severity,
  type SidedText,
  sidesOfRequired,
} from './change.ts';
import {
  type CallbackOperation,
  isInMediaRange,
  isInPath,
  isInStatusRange,
  isOpaque,
  isRepeatable,
  isRequiredParameter,
  isScalar,
  type OperationParts,
  pairKeys,
  readCallbacks,
  readContents,
  readParameters,
  readResponses,
  schemaOf,
  subjectOfParameter,
  toEssence,
  toRange,
} from './operation-parts.ts';
import type { Sides } from './schema/alternatives-diff.ts';
import { compareDeprecated, type SchemaDiffer } from './schema/schema-differ.ts';
import { STRICT } from './schema/severity-rules.ts';
import { areBytes, describePresence, effectOfPresence } from './schema/subschemas.ts';
import type { Carrier } from './schema/value-diff.ts';
import { compareEncodings, compareSerialization } from './serialization-diff.ts';

/** Callbacks may contain callbacks, even themselves. */
const MAX_CALLBACK_DEPTH = 3;

/** Shared state for comparing one operation. */
interface OperationDifferOptions {
  readonly schemas: SchemaDiffer;
  readonly findings: Findings;
  /** The direction of the data that the caller sends: `request`, or `response` for a webhook or callback. */
  readonly sends: Direction;
  /** The callbacks around this operation, outermost first. */
  readonly callbacks?: readonly string[];
}

/** A value's name in the findings, its direction, and how it is sent. */
interface Subject {
  readonly subject: string;
  readonly direction: Direction;
  readonly carrier: Carrier;
  readonly jsonParts?: readonly string[];
}

/**
 * Compares two versions of an operation. The directions are swapped for webhooks and callbacks, whose body the client
 * reads.
 */
export class OperationDiffer {
  readonly #schemas: SchemaDiffer;
  readonly #findings: Findings;
  readonly #sends: Direction;
  readonly #callbacks: readonly string[];

  constructor({ schemas, findings, sends, callbacks = [] }: OperationDifferOptions) {
    this.#schemas = schemas;
    this.#findings = findings;
    this.#sends = sends;
    this.#callbacks = callbacks;
  }

  compare(before: OperationParts, after: OperationParts): void {
    const [old, now] = [before.operation, after.operation];
    compareDeprecated(old.flag('deprecated'), now.flag('deprecated'), this.#name(''), this.#findings);
    this.#compareOperationId(old.trimmed('operationId'), now.trimmed('operationId'));
    this.#compareParameters(readParameters(before), readParameters(after));
    this.#compareBody(old.get('requestBody'), now.get('requestBody'));
    this.#compareResponses(readResponses(old), readResponses(now));
    if (this.#callbacks.length < MAX_CALLBACK_DEPTH) this.#compareCallbacks(readCallbacks(old), readCallbacks(now));
  }

  #compareOperationId(old: string | null, now: string | null): void {
    if (old === now) return;
    if (old === null) this.#add('safe', 'changed', this.#name(''), `has the new operationId ${code(now ?? '')}`);
    else {
      const [before, after] = [code(old), code(now ?? 'none')];
      const text = `changed its operationId from ${before} to ${after}`;
      this.#add('may-break', 'changed', this.#name(''), {
        text,
        sides: { before, after: now === null ? null : after },
      });
    }
  }

  #compareParameters(before: ReadonlyMap<string, Cursor>, after: ReadonlyMap<string, Cursor>): void {
    const isSent = this.#sends === 'request';
    for (const [key, old] of before) {
      const subject = this.#name(subjectOfParameter(old));
      const now = after.get(key);
      if (now !== undefined) this.#compareParameter(old, now, subject);
      else if (isInPath(old)) this.#add('safe', 'changed', subject, 'is no longer described');
      else this.#add(isSent ? 'may-break' : 'breaking', 'removed', subject, 'was removed');
    }
    for (const [key, parameter] of after) {
      if (before.has(key)) continue;
      const subject = this.#name(subjectOfParameter(parameter));
      if (isInPath(parameter)) this.#add('safe', 'changed', subject, 'is now described');
      else this.#addNew(subject, isSent && parameter.flag('required'));
    }
  }

  #compareParameter(old: Cursor, now: Cursor, subject: string): void {
    const [content] = now.entries('content');
    const sent = content === undefined ? ({ carrier: 'parameter' } as const) : carry(toEssence(content[0]), content[1]);
    const value = { subject, direction: this.#sends, ...sent } as const;
    this.#compareRequired(isRequiredParameter(old), isRequiredParameter(now), value);
    compareDeprecated(old.flag('deprecated'), now.flag('deprecated'), subject, this.#findings);
    const { items } = readShape([schemaOf(now)]);
    if (items.length > 0 && isRepeatable(now) && isScalar(schemaOf(old))) {
      // One value is written like a list of one.
      this.#add(STRICT[this.#sends].widens, 'changed', subject, 'may now be repeated');
      this.#compareSchemas({ before: [schemaOf(old)], after: items }, value);
      return;
    }
    compareSerialization(old, now, subject, this.#findings);
    this.#compareValue(old, now, value);
  }

  #compareBody(old: Cursor, now: Cursor): void {
    const subject = this.#name('request body');
    if (!old.exists && !now.exists) return;
    if (!old.exists) this.#addNew(subject, this.#sends === 'request' && now.flag('required'));
    else if (!now.exists) this.#add('breaking', 'removed', subject, 'was removed');
    else {
      this.#compareRequired(old.flag('required'), now.flag('required'), { subject, direction: this.#sends });
      this.#compareContent(old, now, { subject, direction: this.#sends });
    }
  }

  #compareResponses(before: ReadonlyMap<string, Cursor>, after: ReadonlyMap<string, Cursor>): void {
    const pairs = pairKeys(before, after, isInStatusRange);
    for (const [status, old] of before) {
      const own = pairs.filter(({ from }) => from === status);
      if (own.length === 0)
        this.#add(
          status.startsWith('2') ? 'breaking' : 'safe',
          'removed',
          this.#name(nameResponse(status)),
          'was removed',
        );
      for (const { to, name } of own) {
        const now = after.get(to) ?? old;
        const value = { subject: this.#name(nameResponse(name)), direction: opposite(this.#sends) };
        this.#compareHeaders(old, now, value);
        this.#compareContent(old, now, value);
      }
    }
    for (const status of after.keys()) {
      if (before.has(status)) continue;
      // A server that takes more responses breaks no client that sends them.
      const isNew = this.#sends === 'request' && /^[23]/.test(status) && !before.has(toRange(status));
      this.#add(isNew ? 'may-break' : 'safe', 'added', this.#name(nameResponse(status)), 'was added');
    }
  }

  #compareHeaders(old: Cursor, now: Cursor, { subject, direction }: Omit<Subject, 'carrier'>): void {
    const headers = new Map(now.entries('headers').map((entry) => [entry[0].toLowerCase(), entry]));
    for (const [name, header] of old.entries('headers')) {
      const other = headers.get(name.toLowerCase())?.[1];
      const value = { subject: nameHeader(name, subject), direction, carrier: 'text' } as const;
      if (other === undefined)
        this.#add(direction === 'request' ? 'may-break' : 'breaking', 'removed', value.subject, 'was removed');
      else {
        this.#compareRequired(header.flag('required'), other.flag('required'), value);
        compareDeprecated(header.flag('deprecated'), other.flag('deprecated'), value.subject, this.#findings);
        compareSerialization(header, other, value.subject, this.#findings);
        this.#compareValue(header, other, value);
      }
      headers.delete(name.toLowerCase());
    }
    for (const [name, header] of headers.values())
      this.#addNew(nameHeader(name, subject), direction === 'request' && header.flag('required'));
  }

  #compareCallbacks(
    before: ReadonlyMap<string, CallbackOperation>,
    after: ReadonlyMap<string, CallbackOperation>,
  ): void {
    for (const [key, old] of before) {
      const subject = this.#name(`callback ${code(old.label)}`);
      const now = after.get(key);
      if (now === undefined) {
        this.#add('breaking', 'removed', subject, 'was removed');
        continue;
      }
      if (old.pathTemplate !== now.pathTemplate) {
        const text = `changed its address from ${code(old.pathTemplate)} to ${code(now.pathTemplate)}`;
        this.#add('breaking', 'changed', subject, text);
      }
      const shared = { schemas: this.#schemas, findings: this.#findings, sends: opposite(this.#sends) };
      new OperationDiffer({ ...shared, callbacks: [...this.#callbacks, old.label] }).compare(old, now);
    }
    for (const [key, { label }] of after)
      if (!before.has(key)) this.#add('safe', 'added', this.#name(`callback ${code(label)}`), 'was added');
  }

  #compareContent(old: Cursor, now: Cursor, { subject, direction }: Omit<Subject, 'carrier'>): void {
    const [before, after] = readContents(old, now);
    const pairs = pairKeys(before, after, isInMediaRange);
    // A request may be of more types, and a response of fewer.
    const isKept = ({ from, to }: (typeof pairs)[number]): boolean =>
      from === to || (direction === 'request' ? isInMediaRange(from, to) : isInMediaRange(to, from));
    for (const [type, media] of before) {
      const own = pairs.filter(({ from }) => from === type);
      if (!own.some(isKept)) {
        this.#add('breaking', 'changed', subject, `no longer has the media type ${code(type)}`);
        continue;
      }
      for (const { to, name } of own) {
        const ofMedia = nameContent(subject, name, Math.max(before.size, own.length));
        this.#compareMedia([media, after.get(to) ?? media], name, { subject: ofMedia, direction });
      }
    }
    for (const name of after.keys())
      if (!before.has(name)) this.#add('safe', 'changed', subject, `also has the media type ${code(name)}`);
  }

  #compareMedia([old, now]: readonly [Cursor, Cursor], name: string, value: Omit<Subject, 'carrier'>): void {
    if (!isOpaque(name) || !areBytes(schemaOf(old), schemaOf(now)))
      this.#compareValue(old, now, { ...value, ...carry(name, old) });
    compareEncodings(old, now, value.subject, this.#findings);
  }

  /** Compares the schemas of two parameters, headers or media types. */
  #compareValue(before: Cursor, after: Cursor, value: Subject): void {
    const [old, now] = [schemaOf(before), schemaOf(after)];
    const pair = { before: old, after: now, noun: 'schema', things: 'values' };
    const effect = effectOfPresence(pair);
    if (effect === null) this.#compareSchemas({ before: [old], after: [now] }, value);
    else this.#add(STRICT[value.direction][effect], 'changed', value.subject, describePresence(pair));
  }

  #compareSchemas(sides: Sides, { subject, ...use }: Subject): void {
    const subjectOf = (path: string): string => (path === '' ? subject : nameProperty(path, ownerOf(subject)));
    const context = { ...use, findings: this.#findings, path: '', subjectOf, depth: 0 };
    this.#schemas.compare(sides, context);
  }

  #compareRequired(wasRequired: boolean, isRequired: boolean, { subject, direction }: Omit<Subject, 'carrier'>): void {
    if (wasRequired === isRequired) return;
    const severity = STRICT[direction][isRequired ? 'narrows' : 'widens'];
    const text = isRequired ? 'is now required' : 'is no longer required';
    this.#add(severity, 'changed', subject, { text, sides: sidesOfRequired(wasRequired) });
  }

  #addNew(subject: string, isRequired: boolean): void {
    if (isRequired) this.#add('breaking', 'added', subject, 'was added and is required');
    else this.#add('safe', 'added', subject, 'was added');
  }

  #add(severity: Severity, kind: ChangeKind, subject: string, text: string | SidedText): void {
    this.#findings.add(severity, kind, subject, text);
  }

  /** The name of part of the operation, or of the operation itself if it is empty. */
  #name(subject: string): string {
    const callbacks = this.#callbacks.toReversed().map((label) => `callback ${code(label)}`);
    return [subject, ...callbacks].filter((part) => part !== '').join(' of ');
  }
}

function carry(mediaType: string, media: Cursor): Pick<Subject, 'carrier' | 'jsonParts'> {
  if (mediaType.includes('json')) return { carrier: 'json' };
  if (mediaType.includes('xml')) return { carrier: 'xml' };
  if (!mediaType.startsWith('multipart/')) return { carrier: /form|^text\//.test(mediaType) ? 'text' : 'json' };
  const encoded = media.entries('encoding').filter(([, part]) => part.trimmed('contentType')?.includes('json'));
  return { carrier: 'parts', jsonParts: encoded.map(([name]) => name) };
}
