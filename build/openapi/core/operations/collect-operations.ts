import { isObject } from '../../../../worker/request/value/json.ts';
import { revealBidi } from '../../../base/control-characters.ts';
import { Cursor } from '../references/cursor.ts';
import { withAbbreviations } from '../rest-title.ts';
import { actionTitle, idTitle, repeatsId, sentenceTitle, splitSummary } from './operation-title.ts';
import { restTitle, withoutVersions } from './rest-ids.ts';

/** An operation in the description, not compiled yet. */
export interface OperationSource {
  readonly kind: 'operation' | 'webhook';
  /** Upper-case. */
  readonly method: string;
  /** Path template, or the name of a webhook. */
  readonly pathTemplate: string;
  readonly operation: Cursor;
  /** The path item without its operations: what applies to all of them. */
  readonly pathItem: Cursor;
  readonly operationId: string | null;
  readonly title: string;
  /** The part of a summary that is too long for a title, shown before the description; otherwise null. */
  readonly lead: string | null;
  readonly tags: readonly string[];
}

/** Fixed fields of a path item (OpenAPI 3.2 §4.9.1). */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** A path item without its operations. */
function sharedPart(pathItem: Cursor): Cursor {
  const shared = Object.entries(pathItem.object).filter(
    ([key]) => !METHODS.includes(key.toLowerCase()) && key !== 'additionalOperations',
  );
  return new Cursor(pathItem.context, Object.fromEntries(shared), pathItem.pointer, pathItem.overrides);
}

/** All operations in the order of the description: `paths`, then `webhooks`. */
export function collectOperations(root: Cursor): OperationSource[] {
  return nameUntitled([
    ...root.rawEntries('paths', { extensions: false }).flatMap(([path, item]) => fromPathItem('operation', path, item)),
    ...['webhooks', 'x-webhooks'].flatMap((key) =>
      root.rawEntries(key).flatMap(([name, item]) => fromPathItem('webhook', name, item)),
    ),
  ]);
}

/** An operation and its possible titles, the best one first. */
interface Candidates {
  readonly source: OperationSource;
  readonly titles: readonly Title[];
}

interface Title {
  readonly text: string;
  /** Whether it is part of a sentence. Another operation may have it as a whole. */
  readonly isCut: boolean;
}

/** Gives operations without a summary the best title that no other operation has, or else the last one. */
function nameUntitled(candidates: readonly Candidates[]): OperationSource[] {
  const chosen = candidates.map(({ source, titles }) => ({ source, titles: [...titles] }));
  for (;;) {
    const all = countTitles(chosen.flatMap(({ titles }) => titles[0] ?? []));
    const whole = countTitles(chosen.flatMap(({ titles: [title] }) => (title?.isCut === false ? title : [])));
    const repeated = chosen.filter(({ titles: [title, next] }) => {
      if (title === undefined || next === undefined) return false;
      return (title.isCut ? all : whole).get(title.text) !== 1;
    });
    if (repeated.length === 0) return chosen.map(({ source, titles }) => ({ ...source, title: titles[0]?.text ?? '' }));
    for (const { titles } of repeated) titles.shift();
  }
}

function countTitles(titles: readonly Title[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of titles) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/**
 * Titles for an operation without a summary: its first sentence. A part of it comes after what method, path and id say
 * ("Create an invoice"), but before an id in words.
 */
function untitledNames({ method, pathTemplate, operationId }: UntitledOperation, description: string): Title[] {
  const sentence = sentenceTitle(description);
  const [whole, part] = sentence?.isCut === true ? [null, sentence] : [sentence, null];
  if (operationId === null) return toTitles([whole, part, `${method} ${pathTemplate}`]);
  const short = withoutVersions(operationId, pathTemplate);
  const named = (words: string | null): string | null => (words === null ? null : withAbbreviations(words));
  return toTitles([
    whole,
    named(restTitle(method, pathTemplate, operationId)),
    named(actionTitle(short)),
    part,
    named(idTitle(short)),
    named(idTitle(operationId)),
  ]);
}

type UntitledOperation = Pick<OperationSource, 'method' | 'pathTemplate' | 'operationId'>;

/** Titles without line breaks. */
function toTitles(names: readonly (Title | string | null)[]): Title[] {
  return names.flatMap((name) => {
    if (name === null) return [];
    const { text, isCut } = typeof name === 'string' ? { text: name, isCut: false } : name;
    return { text: oneLine(text), isCut };
  });
}

const UNTITLED = { title: null, lead: null };

/** Null for an identifier that generators repeat as the summary. */
function readSummary(operation: Cursor): string | null {
  const summary = operation.trimmed('summary') ?? operation.trimmed('x-summary');
  return summary !== null && repeatsId(summary, operation.trimmed('operationId')) ? null : summary;
}

function fromPathItem(kind: OperationSource['kind'], pathTemplate: string, item: Cursor): Candidates[] {
  const target = item.resolve();
  const shared = sharedPart(target);
  const found = pathItemOperations(target).map((entry) => ({ ...entry, pathItem: shared }));
  // The specification does not define operations beside a `$ref` (OpenAPI 3.2 §4.9.1); they are added.
  if (item.has('$ref'))
    for (const entry of pathItemOperations(item))
      if (found.every(({ method }) => method !== entry.method)) found.push({ ...entry, pathItem: sharedPart(item) });
  return found.map(({ method, operation, pathItem }) => {
    const operationId = operation.trimmed('operationId');
    const summary = readSummary(operation);
    const { title, lead } = summary === null ? UNTITLED : splitSummary(summary);
    const titles =
      title !== null
        ? toTitles([title])
        : kind === 'webhook'
          ? toTitles([operationId ?? pathTemplate])
          : untitledNames(
              { method, pathTemplate, operationId },
              (summary === null && operation.text('description')) || '',
            );
    const source = {
      kind,
      method,
      pathTemplate: revealBidi(pathTemplate),
      operation,
      pathItem,
      operationId,
      title: titles[0]?.text ?? '',
      lead,
      tags: readTags(operation),
    };
    return { source, titles };
  });
}

function readTags(operation: Cursor): string[] {
  const tags = operation.texts('tags').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** The operations of a path item, which may belong to a path, a webhook or a callback, each with its method. */
export function pathItemOperations(pathItem: Cursor): { readonly method: string; readonly operation: Cursor }[] {
  const fixed = Object.keys(pathItem.object)
    .filter((key) => METHODS.includes(key.toLowerCase()))
    .map((key) => ({ method: key.toUpperCase(), operation: resolveOperation(pathItem.raw(key)) }));
  const additional = pathItem
    .rawEntries('additionalOperations')
    .map(([method, operation]) => ({ method, operation: resolveOperation(operation) }));
  return [...fixed, ...additional].filter(({ method, operation }) => {
    if (isObject(operation.value)) return true;
    operation.context.warnings.warn(
      operation.pointer,
      `Cannot read the operation ${method}: it must be a mapping. Describe its "responses", or remove it.`,
    );
    return false;
  });
}

/** Follows a reference to an operation. The specification does not allow one here, but descriptions use them. */
function resolveOperation(operation: Cursor): Cursor {
  const target = operation.resolve();
  return isObject(target.value) ? target : operation;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
