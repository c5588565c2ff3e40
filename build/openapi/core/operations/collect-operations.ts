import { isObject } from '../../../../worker/request/value/json.ts';
import { revealBidi } from '../../../base/control-characters.ts';
import { Cursor } from '../references/cursor.ts';
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
  readonly titles: readonly string[];
  /** Whether the best one is part of a sentence. Another operation may have it as a whole. */
  readonly isCut: boolean;
}

/** Gives operations without a summary the best title that no other operation has, or else the last one. */
function nameUntitled(candidates: readonly Candidates[]): OperationSource[] {
  const chosen = candidates.map((each) => ({ ...each, titles: [...each.titles], title: each.titles[0] ?? '' }));
  for (;;) {
    const all = countTitles(chosen);
    const whole = countTitles(chosen.filter(({ isCut }) => !isCut));
    const repeated = chosen.filter(
      ({ title, titles, isCut }) => titles.length > 1 && (isCut ? all : whole).get(title) !== 1,
    );
    if (repeated.length === 0) return chosen.map(({ source, title }) => ({ ...source, title }));
    for (const each of repeated) {
      each.titles.shift();
      each.title = each.titles[0] ?? '';
      each.isCut = false;
    }
  }
}

function countTitles(chosen: readonly { readonly title: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of chosen) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

/** Titles for an operation with neither a summary nor a description. */
function untitledNames(method: string, pathTemplate: string, operationId: string | null): (string | null)[] {
  if (operationId === null) return [`${method} ${pathTemplate}`];
  const short = withoutVersions(operationId, pathTemplate);
  const title = restTitle(method, pathTemplate, operationId);
  return [title, actionTitle(short), idTitle(short), idTitle(operationId)];
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
    const sentence = summary === null ? sentenceTitle(operation.text('description') ?? '') : null;
    const names = () =>
      [sentence?.title ?? null, ...untitledNames(method, pathTemplate, operationId)].filter((name) => name !== null);
    const titles = (title !== null ? [title] : kind === 'webhook' ? [operationId ?? pathTemplate] : names()).map(
      oneLine,
    );
    const source = {
      kind,
      method,
      pathTemplate: revealBidi(pathTemplate),
      operation,
      pathItem,
      operationId,
      title: titles[0] ?? '',
      lead,
      tags: readTags(operation),
    };
    return { source, titles, isCut: kind === 'operation' && sentence?.isCut === true };
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
