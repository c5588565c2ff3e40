import {
  nameContent,
  nameHeader,
  nameParameter,
  nameProperty,
  nameResponse,
  ownerOf,
} from '../core/change-subjects.ts';
import { type OperationSource, pathItemOperations } from '../core/collect-operations.ts';
import type { Cursor } from '../core/cursor.ts';
import { type ChangeKind, code, type Direction, type Findings, opposite, type Severity } from './change.ts';
import type { SchemaDiffer } from './schema-differ.ts';

type Sides = Pick<OperationSource, 'operation' | 'pathItem' | 'pathTemplate'>;

/** Callbacks may contain callbacks, even themselves. */
const MAX_CALLBACK_DEPTH = 3;

/** Shared state for comparing one operation. */
interface OperationDifferOptions {
  readonly schemas: SchemaDiffer;
  readonly findings: Findings;
  /** The direction of the data that the caller sends: `request`, or `response` for a webhook or callback. */
  readonly sends: Direction;
}

/** A value's name in the findings, and its direction. */
interface Subject {
  readonly subject: string;
  readonly direction: Direction;
}

/**
 * Compares two versions of an operation. The directions are swapped for webhooks and callbacks, whose body the client
 * reads.
 */
export class OperationDiffer {
  readonly #schemas: SchemaDiffer;
  readonly #findings: Findings;
  readonly #sends: Direction;
  /** The number of callbacks around this operation. */
  readonly #depth: number;

  constructor({ schemas, findings, sends }: OperationDifferOptions, depth = 0) {
    this.#schemas = schemas;
    this.#findings = findings;
    this.#sends = sends;
    this.#depth = depth;
  }

  compare(before: Sides, after: Sides): void {
    const [old, now] = [before.operation, after.operation];
    this.#compareDeprecated(old, now, '');
    const [oldId, newId] = [old.trimmed('operationId'), now.trimmed('operationId')];
    if (oldId !== newId && oldId !== null)
      this.#add('may-break', 'changed', '', `changed its operationId from ${code(oldId)} to ${code(newId ?? 'none')}`);
    this.#compareParameters(readParameters(before), readParameters(after));
    this.#compareBody(old.get('requestBody'), now.get('requestBody'));
    this.#compareResponses(readResponses(old), readResponses(now));
    if (this.#depth < MAX_CALLBACK_DEPTH) this.#compareCallbacks(readCallbacks(old), readCallbacks(now));
  }

  #compareParameters(before: ReadonlyMap<string, Cursor>, after: ReadonlyMap<string, Cursor>): void {
    const isSent = this.#sends === 'request';
    for (const [key, old] of before) {
      const subject = subjectOfParameter(old);
      const now = after.get(key);
      if (now === undefined) {
        this.#add(isSent ? 'may-break' : 'breaking', 'removed', subject, 'was removed');
        continue;
      }
      this.#compareRequired(isRequiredParameter(old), isRequiredParameter(now), subject);
      this.#compareDeprecated(old, now, subject);
      for (const keyword of ['style', 'explode', 'collectionFormat']) {
        const [from, to] = [old.text(keyword), now.text(keyword)];
        if (from !== to && from !== null && to !== null)
          this.#add('breaking', 'changed', subject, `changed its ${keyword} from ${code(from)} to ${code(to)}`);
      }
      this.#compareValue(old, now, { subject, direction: this.#sends });
    }
    for (const [key, parameter] of after)
      if (!before.has(key)) this.#addNew(subjectOfParameter(parameter), isSent && isRequiredParameter(parameter));
  }

  #compareBody(old: Cursor, now: Cursor): void {
    const subject = 'request body';
    const isSent = this.#sends === 'request';
    if (!old.exists && !now.exists) return;
    if (!old.exists) {
      this.#addNew(subject, isSent && now.flag('required'));
      return;
    }
    if (!now.exists) {
      this.#add(isSent ? 'may-break' : 'breaking', 'removed', subject, 'was removed');
      return;
    }
    this.#compareRequired(old.flag('required'), now.flag('required'), subject);
    this.#compareContent(old, now, { subject, direction: this.#sends });
  }

  #compareResponses(before: ReadonlyMap<string, Cursor>, after: ReadonlyMap<string, Cursor>): void {
    for (const [status, old] of before) {
      const subject = nameResponse(status);
      const now = after.get(status);
      if (now === undefined) {
        this.#add(status.startsWith('2') ? 'breaking' : 'may-break', 'removed', subject, 'was removed');
        continue;
      }
      const value = { subject, direction: opposite(this.#sends) };
      this.#compareHeaders(old, now, value);
      this.#compareContent(old, now, value);
    }
    for (const status of after.keys())
      if (!before.has(status))
        this.#add(/^[23]/.test(status) ? 'may-break' : 'safe', 'added', nameResponse(status), 'was added');
  }

  #compareHeaders(old: Cursor, now: Cursor, { subject, direction }: Subject): void {
    const headers = new Map(now.entries('headers').map((entry) => [entry[0].toLowerCase(), entry]));
    for (const [name, header] of old.entries('headers')) {
      const matching = headers.get(name.toLowerCase());
      const ofHeader = nameHeader(name, subject);
      if (matching === undefined) this.#add('breaking', 'removed', ofHeader, 'was removed');
      else this.#compareValue(header, matching[1], { subject: ofHeader, direction });
      headers.delete(name.toLowerCase());
    }
    for (const [name] of headers.values()) this.#add('safe', 'added', nameHeader(name, subject), 'was added');
  }

  #compareCallbacks(before: ReadonlyMap<string, Sides>, after: ReadonlyMap<string, Sides>): void {
    const inner = { schemas: this.#schemas, findings: this.#findings, sends: opposite(this.#sends) };
    for (const [key, old] of before) {
      const now = after.get(key);
      if (now === undefined) this.#add('breaking', 'removed', `callback ${code(key)}`, 'was removed');
      else new OperationDiffer(inner, this.#depth + 1).compare(old, now);
    }
    for (const key of after.keys())
      if (!before.has(key)) this.#add('safe', 'added', `callback ${code(key)}`, 'was added');
  }

  #compareContent(old: Cursor, now: Cursor, { subject, direction }: Subject): void {
    const after = new Map(now.entries('content').map(([name, media]) => [toKey(name), media]));
    const before = new Map(old.entries('content').map(([name, media]) => [toKey(name), media]));
    for (const [name, media] of before) {
      const other = after.get(name);
      const ofMedia = nameContent(subject, name, before.size);
      if (other === undefined) this.#add('breaking', 'changed', subject, `no longer has the media type ${code(name)}`);
      else this.#compareValue(media, other, { subject: ofMedia, direction });
    }
    for (const name of after.keys())
      if (!before.has(name)) this.#add('safe', 'changed', subject, `also has the media type ${code(name)}`);
  }

  /** Compares the schemas of two parameters, headers or media types. */
  #compareValue(before: Cursor, after: Cursor, { subject, direction }: Subject): void {
    const [old, now] = [schemaOf(before), schemaOf(after)];
    if (!old.exists || !now.exists) return;
    const subjectOf = (path: string): string => (path === '' ? subject : nameProperty(path, ownerOf(subject)));
    this.#schemas.compare([old], [now], { direction, findings: this.#findings, path: '', subjectOf, depth: 0 });
  }

  #compareRequired(wasRequired: boolean, isRequired: boolean, subject: string): void {
    if (wasRequired === isRequired) return;
    const severity = isRequired === (this.#sends === 'request') ? 'breaking' : 'safe';
    this.#add(severity, 'changed', subject, isRequired ? 'is now required' : 'is no longer required');
  }

  #compareDeprecated(old: Cursor, now: Cursor, subject: string): void {
    if (!old.flag('deprecated') && now.flag('deprecated')) this.#add('safe', 'deprecated', subject, 'is deprecated');
  }

  #addNew(subject: string, isRequired: boolean): void {
    if (isRequired) this.#add('breaking', 'added', subject, 'was added and is required');
    else this.#add('safe', 'added', subject, 'was added');
  }

  #add(severity: Severity, kind: ChangeKind, subject: string, text: string): void {
    this.#findings.add(severity, kind, subject, text);
  }
}

/**
 * Parameters of an operation and its path, by `in` and name (OpenAPI 3.1 §4.8.10.1), or by position for path
 * parameters.
 */
function readParameters({ operation, pathItem, pathTemplate }: Sides): Map<string, Cursor> {
  const positions = new Map([...pathTemplate.matchAll(/\{([^{}]*)\}/g)].map(([, name = ''], index) => [name, index]));
  return new Map(
    [...pathItem.items('parameters'), ...operation.items('parameters')]
      .filter(({ exists }) => exists)
      .map((parameter) => {
        const [location, name] = [parameter.text('in') ?? '', parameter.text('name') ?? ''];
        const position = location === 'path' ? positions.get(name) : undefined;
        return [`${location} ${position ?? (location === 'header' ? name.toLowerCase() : name)}`, parameter];
      }),
  );
}

function isRequiredParameter(parameter: Cursor): boolean {
  return parameter.flag('required') || parameter.text('in') === 'path';
}

function subjectOfParameter(parameter: Cursor): string {
  return nameParameter(parameter.text('in') ?? '', parameter.text('name') ?? '');
}

/** The schema of a parameter, header or media type: its `schema`, or the one in its `content`. */
function schemaOf(holder: Cursor): Cursor {
  if (holder.has('schema')) return holder.raw('schema');
  return holder.entries('content')[0]?.[1].raw('schema') ?? holder.raw('schema');
}

/** The media type without parameters such as a charset. */
function toKey(mediaType: string): string {
  return mediaType.toLowerCase().replace(/;.*/s, '').trim();
}

function readResponses(operation: Cursor): Map<string, Cursor> {
  return new Map(operation.entries('responses', { extensions: false }));
}

function readCallbacks(operation: Cursor): Map<string, Sides> {
  return new Map(
    operation
      .entries('callbacks')
      .flatMap(([name, callback]) =>
        pathItems(callback).flatMap(([expression, pathItem]) =>
          pathItemOperations(pathItem).map((found): [string, Sides] => [
            `${name} ${found.method} ${expression}`,
            { operation: found.operation, pathItem, pathTemplate: expression },
          ]),
        ),
      ),
  );
}

function pathItems(callback: Cursor): [string, Cursor][] {
  return Object.keys(callback.object)
    .filter((key) => !key.startsWith('x-') && key !== '$ref')
    .map((key) => [key, callback.get(key)]);
}
