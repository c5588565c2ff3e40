import {
  doTitle,
  ITEM_VERBS,
  inWords,
  isAction,
  isParameter,
  lastName,
  plural,
  resourceTitle,
  singular,
  splitPath,
  toTarget,
  toWords,
  writeTitle,
} from '../rest-title.ts';

/** Segments of a path that are searched for the names in an id. */
const MAX_SEGMENTS = 50;

/**
 * A title for an operation whose id says no more than its method and path, such as `PostPaymentIntentsIntentCancel`:
 * "Cancel a payment intent". Reads the ids of Django REST framework, FastAPI, NestJS, NSwag and Laravel. Null for other
 * ids.
 */
export function restTitle(method: string, pathTemplate: string, operationId: string): string | null {
  const segments = splitPath(pathTemplate).filter((segment) => !isVersion(segment));
  const id = toWords(withoutVersions(operationId, pathTemplate));
  if (repeatsPath(id, method, segments)) return resourceTitle(method, segments);
  return (
    functionTitle(method, pathTemplate, operationId) ??
    crudTitle(method, segments, id) ??
    plainTitle(method, segments, operationId)
  );
}

/** An id without versions that are in the path: `ListV1Bars` of `/v1/bars` → `List Bars`. */
export function withoutVersions(operationId: string, pathTemplate: string): string {
  const versions = splitPath(pathTemplate).filter((segment) => isVersion(segment) && /^v\d+$/i.test(segment));
  return versions.reduce((id, version) => removeVersion(id, version), operationId);
}

function removeVersion(id: string, version: string): string {
  const digits = version.slice(1);
  return id
    .replace(new RegExp(`^v${digits}(?=\\p{Lu}|[^\\p{L}\\p{Nd}])[._/-]?`, 'u'), '')
    .replace(
      new RegExp(`(?<=\\p{Ll})V${digits}(?=\\p{Lu}|$)|(?<=[^\\p{L}\\p{Nd}])v${digits}(?![\\p{L}\\p{Nd}])`, 'giu'),
      ' ',
    );
}

function repeatsPath(id: string, method: string, segments: readonly string[]): boolean {
  return [segments, segments.map(toSingularKey)].some((each) =>
    [
      [method, ...each],
      [...each, method],
    ].some((parts) => id === toWords(parts.join(' '))),
  );
}

/** `{customerId}` → `customer`: some ids leave the suffix out. */
function toSingularKey(segment: string): string {
  return isParameter(segment) ? segment.replace(/_?Id\}|_id\}/, '}') : segment;
}

/** `{function}_{path}_{method}`, as FastAPI writes ids. */
function functionTitle(method: string, pathTemplate: string, operationId: string): string | null {
  const ending = `${pathTemplate}_${method.toLowerCase()}`.replace(/\W/g, '_');
  if (!operationId.endsWith(ending)) return null;
  const name = operationId.slice(0, -ending.length);
  const segments = splitPath(pathTemplate);
  return plainTitle(method, segments, `${lastName(segments)}.${name}`) ?? (inWords(name) || null);
}

/** Actions of Django REST framework, each with its method and its verb. */
const ACTION_VERBS: ReadonlyMap<string, readonly [method: string, verb: string]> = new Map([
  ['list', ['GET', 'List']],
  ['retrieve', ['GET', 'Retrieve']],
  ['read', ['GET', 'Read']],
  ['create', ['POST', 'Create']],
  ['update', ['PUT', 'Update']],
  ['partial update', ['PATCH', 'Partially update']],
  ['destroy', ['DELETE', 'Delete']],
  ['delete', ['DELETE', 'Delete']],
]);

/** `{names in the path}_{action}`, as Django REST framework writes ids, perhaps with a number that makes them unique. */
function crudTitle(method: string, segments: readonly string[], id: string): string | null {
  const [, names, action = ''] = /^(\S.*?) (partial update|\S+)(?: \d+)?$/.exec(id) ?? [];
  const [expected, verb] = ACTION_VERBS.get(action) ?? [];
  if (names === undefined || verb === undefined || expected !== method) return null;
  const covered = coveredSegments(segments, names);
  if (covered === null) return null;
  const target = toTarget(covered);
  const isOne = singular(target.noun) === target.noun;
  if (action === 'list') return writeTitle(verb, { ...target, noun: plural(target.noun) }, 'all');
  if (!target.isItem && target.owner !== null && isOne && (method === 'POST' || isAction(target.noun)))
    return doTitle(target);
  return writeTitle(verb, target, target.isItem || action === 'create' ? 'one' : 'only');
}

/** The end of a path whose names are these. */
function coveredSegments(segments: readonly string[], names: string): readonly string[] | null {
  if (segments.length > MAX_SEGMENTS) return null;
  const starts = segments.map((_, index) => segments.slice(index)).filter(([first]) => !isParameter(first));
  return starts.find((each) => toWords(each.filter((segment) => !isParameter(segment)).join(' ')) === names) ?? null;
}

/** Verbs that need an object. */
const PLAIN_ACTIONS: ReadonlyMap<string, RegExp> = new Map([
  ['GET', /^(?:(?:get|find|fetch|read|retrieve)(?: all| one| many| by id)?|list(?: all)?|index|show)$/],
  ['POST', /^(?:add|create|insert|post|store)$/],
  ['PUT', /^(?:edit|put|replace|save|update)$/],
  ['PATCH', /^(?:edit|patch|update)$/],
  ['DELETE', /^(?:delete|destroy|remove)(?: by id)?$/],
]);

/** `GroupController_action`, `Group_Action` or `group.action`, where the path names the group. */
function plainTitle(method: string, segments: readonly string[], operationId: string): string | null {
  const [, group = '', last = ''] = /^(.*?)(?:Controller)?[_.#:/]([^_.#:/]+)$/.exec(operationId) ?? [];
  const action = toWords(last);
  const noun = toWords(lastName(segments));
  if (PLAIN_ACTIONS.get(method)?.test(action) !== true || !isSameNoun(toWords(group), noun)) return null;
  if (segments.slice(0, -1).some(isParameter)) return null;
  const isItem = isParameter(segments.at(-1));
  const isOne = singular(noun) === noun;
  if (!isItem && method !== 'GET' && (method !== 'POST' || isOne)) return null;
  const target = { noun, owner: null, isItem };
  if (!isItem && method === 'GET') return isOne ? writeTitle('Get', target, 'only') : writeTitle('List', target, 'all');
  const verb = isItem ? ITEM_VERBS.get(method) : 'Create';
  return writeTitle(method === 'PUT' && !/^(?:put|replace)$/.test(action) ? 'Update' : (verb ?? ''), target, 'one');
}

/** Whether both end with the same word, in the singular or the plural. */
function isSameNoun(group: string, noun: string): boolean {
  const [first, second] = [group, noun].map((words) => singular(words.split(' ').at(-1) ?? ''));
  return first !== '' && first === second;
}

function isVersion(segment: string): boolean {
  return /^v\d+(?:\.\d+)*$/i.test(segment);
}
