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
import { code, type Direction, type Findings, opposite } from './change.ts';
import type { SchemaDiffer } from './schema-differ.ts';

type Sides = Pick<OperationSource, 'operation' | 'pathItem' | 'pathTemplate'>;

/** Callbacks may have callbacks, and lead back to themselves. */
const MAX_CALLBACK_DEPTH = 3;

/**
 * Compares two forms of one operation. Of what a client receives, a webhook or a callback, the directions are the other
 * way round: its body is for the client to read.
 */
export function compareOperation(
  before: Sides,
  after: Sides,
  sends: Direction,
  differ: SchemaDiffer,
  findings: Findings,
  depth = 0,
): void {
  const [old, now] = [before.operation, after.operation];
  if (!old.flag('deprecated') && now.flag('deprecated')) findings.add('safe', 'deprecated', '', 'is deprecated');
  const [oldId, newId] = [old.trimmed('operationId'), now.trimmed('operationId')];
  if (oldId !== newId && oldId !== null)
    findings.add('may-break', 'changed', '', `changed its operationId from ${code(oldId)} to ${code(newId ?? 'none')}`);
  compareParameters(before, after, sends, differ, findings);
  compareBody(old.get('requestBody'), now.get('requestBody'), sends, differ, findings);
  compareResponses(old, now, opposite(sends), differ, findings);
  if (depth < MAX_CALLBACK_DEPTH) compareCallbacks(old, now, opposite(sends), differ, findings, depth);
}

function compareParameters(
  before: Sides,
  after: Sides,
  sends: Direction,
  differ: SchemaDiffer,
  findings: Findings,
): void {
  const [old, now] = [readParameters(before), readParameters(after)];
  for (const [key, parameter] of old) {
    const subject = subjectOfParameter(parameter);
    const other = now.get(key);
    if (other === undefined) {
      findings.add(sends === 'request' ? 'may-break' : 'breaking', 'removed', subject, 'was removed');
      continue;
    }
    const [wasRequired, isRequired] = [isRequiredParameter(parameter), isRequiredParameter(other)];
    if (wasRequired !== isRequired)
      findings.add(
        isRequired === (sends === 'request') ? 'breaking' : 'safe',
        'changed',
        subject,
        isRequired ? 'is now required' : 'is no longer required',
      );
    if (!parameter.flag('deprecated') && other.flag('deprecated'))
      findings.add('safe', 'deprecated', subject, 'is deprecated');
    for (const keyword of ['style', 'explode', 'collectionFormat']) {
      const [from, to] = [parameter.text(keyword), other.text(keyword)];
      if (from !== to && from !== null && to !== null)
        findings.add('breaking', 'changed', subject, `changed its ${keyword} from ${code(from)} to ${code(to)}`);
    }
    compareValue(parameter, other, sends, subject, differ, findings);
  }
  for (const [key, parameter] of now) {
    if (old.has(key)) continue;
    const isRequired = sends === 'request' && isRequiredParameter(parameter);
    findings.add(
      isRequired ? 'breaking' : 'safe',
      'added',
      subjectOfParameter(parameter),
      isRequired ? 'was added and is required' : 'was added',
    );
  }
}

/** Of the operation and its path by place and name (OpenAPI 3.1 §4.8.10.1); those of the path by their position in it. */
function readParameters({ operation, pathItem, pathTemplate }: Sides): Map<string, Cursor> {
  const positions = new Map([...pathTemplate.matchAll(/\{([^{}]*)\}/g)].map(([, name = ''], index) => [name, index]));
  return new Map(
    [...pathItem.items('parameters'), ...operation.items('parameters')]
      .filter(({ exists }) => exists)
      .map((parameter) => {
        const [place, name] = [parameter.text('in') ?? '', parameter.text('name') ?? ''];
        const position = place === 'path' ? positions.get(name) : undefined;
        return [`${place} ${position ?? (place === 'header' ? name.toLowerCase() : name)}`, parameter];
      }),
  );
}

function isRequiredParameter(parameter: Cursor): boolean {
  return parameter.flag('required') || parameter.text('in') === 'path';
}

function subjectOfParameter(parameter: Cursor): string {
  return nameParameter(parameter.text('in') ?? '', parameter.text('name') ?? '');
}

/** What a parameter, header or media type holds: its `schema`, or the one of its `content`. */
function compareValue(
  before: Cursor,
  after: Cursor,
  direction: Direction,
  subject: string,
  differ: SchemaDiffer,
  findings: Findings,
): void {
  const [old, now] = [before, after].map((holder) =>
    holder.has('schema')
      ? holder.raw('schema')
      : (holder.entries('content')[0]?.[1].raw('schema') ?? holder.raw('schema')),
  );
  if (old?.exists !== true || now?.exists !== true) return;
  const subjectOf = (path: string): string => (path === '' ? subject : nameProperty(path, ownerOf(subject)));
  differ.compare([old], [now], { direction, path: '', subjectOf }, findings);
}

function compareBody(old: Cursor, now: Cursor, sends: Direction, differ: SchemaDiffer, findings: Findings): void {
  const subject = 'request body';
  const isRequest = sends === 'request';
  if (!old.exists && !now.exists) return;
  if (!old.exists) {
    const isRequired = isRequest && now.flag('required');
    findings.add(
      isRequired ? 'breaking' : 'safe',
      'added',
      subject,
      isRequired ? 'was added and is required' : 'was added',
    );
    return;
  }
  if (!now.exists) {
    findings.add(isRequest ? 'may-break' : 'breaking', 'removed', subject, 'was removed');
    return;
  }
  const [wasRequired, isRequired] = [old.flag('required'), now.flag('required')];
  if (wasRequired !== isRequired)
    findings.add(
      isRequired === isRequest ? 'breaking' : 'safe',
      'changed',
      subject,
      isRequired ? 'is now required' : 'is no longer required',
    );
  compareContent(old, now, sends, subject, differ, findings);
}

function compareContent(
  old: Cursor,
  now: Cursor,
  direction: Direction,
  subject: string,
  differ: SchemaDiffer,
  findings: Findings,
): void {
  const after = new Map(now.entries('content').map(([name, media]) => [toKey(name), media]));
  const before = new Map(old.entries('content').map(([name, media]) => [toKey(name), media]));
  for (const [name, media] of before) {
    const other = after.get(name);
    const of = nameContent(subject, name, before.size);
    if (other === undefined) findings.add('breaking', 'changed', subject, `no longer has the media type ${code(name)}`);
    else compareValue(media, other, direction, of, differ, findings);
  }
  for (const name of after.keys())
    if (!before.has(name)) findings.add('safe', 'changed', subject, `also has the media type ${code(name)}`);
}

/** Parameters of a media type, such as a charset, make it no other one. */
function toKey(mediaType: string): string {
  return mediaType.toLowerCase().replace(/;.*/s, '').trim();
}

function compareResponses(
  old: Cursor,
  now: Cursor,
  direction: Direction,
  differ: SchemaDiffer,
  findings: Findings,
): void {
  const before = new Map(old.entries('responses', { extensions: false }));
  const after = new Map(now.entries('responses', { extensions: false }));
  for (const [status, response] of before) {
    const subject = nameResponse(status);
    const other = after.get(status);
    if (other === undefined) {
      findings.add(status.startsWith('2') ? 'breaking' : 'may-break', 'removed', subject, 'was removed');
      continue;
    }
    const headers = new Map(other.entries('headers').map((entry) => [entry[0].toLowerCase(), entry]));
    for (const [name, header] of response.entries('headers')) {
      const matching = headers.get(name.toLowerCase());
      const of = nameHeader(name, subject);
      if (matching === undefined) findings.add('breaking', 'removed', of, 'was removed');
      else compareValue(header, matching[1], direction, of, differ, findings);
      headers.delete(name.toLowerCase());
    }
    for (const [name] of headers.values()) findings.add('safe', 'added', nameHeader(name, subject), 'was added');
    compareContent(response, other, direction, subject, differ, findings);
  }
  for (const status of after.keys())
    if (!before.has(status))
      findings.add(/^[23]/.test(status) ? 'may-break' : 'safe', 'added', nameResponse(status), 'was added');
}

function compareCallbacks(
  old: Cursor,
  now: Cursor,
  sends: Direction,
  differ: SchemaDiffer,
  findings: Findings,
  depth: number,
): void {
  const [before, after] = [readCallbacks(old), readCallbacks(now)];
  for (const [key, callback] of before) {
    const other = after.get(key);
    if (other === undefined) findings.add('breaking', 'removed', `callback ${code(key)}`, 'was removed');
    else compareOperation(callback, other, sends, differ, findings, depth + 1);
  }
  for (const key of after.keys())
    if (!before.has(key)) findings.add('safe', 'added', `callback ${code(key)}`, 'was added');
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
