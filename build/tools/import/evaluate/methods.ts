import { callFunction, type Evaluate, type FoundFunction } from './calls.ts';
import { isMapping, UNKNOWN, type Value } from './known-value.ts';

/** The value of a call; null if it is not supported. */
export type Result = { readonly value: Value } | null;

/** Array methods that take a function, and how each combines its results. What is unknown stays in the list. */
const LIST_METHODS: Readonly<Record<string, (list: readonly Value[], results: readonly Value[]) => Value>> = {
  map: (_list, results) => results,
  flatMap: (_list, results) => results.flat(),
  filter: (list, results) =>
    list.flatMap((item, index) => (results[index] === UNKNOWN ? [UNKNOWN] : results[index] ? [item] : [])),
  find: (list, results) => list.find((_item, index) => results[index] !== UNKNOWN && Boolean(results[index])),
};

/** Evaluates `list.map(f)` and similar calls; null for other methods. */
export async function callListMethod(
  method: string,
  list: readonly Value[],
  found: FoundFunction,
  evaluate: Evaluate,
): Promise<Result> {
  const collect = Object.hasOwn(LIST_METHODS, method) ? LIST_METHODS[method] : undefined;
  if (collect === undefined) return null;
  const results: Value[] = [];
  for (const [index, item] of list.entries())
    results.push(item === UNKNOWN ? UNKNOWN : await callFunction(found, [item, index, list], evaluate));
  return { value: collect(list, results) };
}

/** The result of `list.reduce(f, start)`. */
export async function reduceList(
  list: readonly Value[],
  start: Value,
  found: FoundFunction,
  evaluate: Evaluate,
): Promise<Value> {
  let result = start;
  for (const [index, item] of list.entries()) {
    if (item === UNKNOWN || result === UNKNOWN) return UNKNOWN;
    result = await callFunction(found, [result, item, index, list], evaluate);
  }
  return result;
}

/** Evaluates methods of lists and strings on plain data; null for others. */
export function callPlainMethod(method: string, object: Value, values: readonly Value[]): Result {
  const [first, second] = values;
  if (Array.isArray(object)) {
    if (method === 'concat') return { value: [...object, ...values.flat()] };
    if (method === 'flat') return { value: object.flat() };
    if (method === 'slice') return { value: object.slice(toIndex(first), toIndex(second)) };
    if (method === 'join' && object.includes(UNKNOWN)) return { value: UNKNOWN };
    if (method === 'join') return { value: object.join(typeof first === 'string' ? first : ',') };
    if (method === 'reverse') return { value: [...object].reverse() };
    if (method === 'includes') return { value: object.includes(first) };
  }
  if (typeof object === 'string') {
    if (method === 'toLowerCase') return { value: object.toLowerCase() };
    if (method === 'toUpperCase') return { value: object.toUpperCase() };
    if (method === 'trim') return { value: object.trim() };
    if (method === 'split' && typeof first === 'string') return { value: object.split(first) };
    if (method === 'slice') return { value: object.slice(toIndex(first), toIndex(second)) };
    if (method === 'includes' && typeof first === 'string') return { value: object.includes(first) };
    if (method === 'endsWith' && typeof first === 'string') return { value: object.endsWith(first) };
    if (method === 'startsWith' && typeof first === 'string') return { value: object.startsWith(first) };
    if ((method === 'replace' || method === 'replaceAll') && typeof first === 'string' && typeof second === 'string')
      return {
        value: method === 'replace' ? object.replace(first, () => second) : object.replaceAll(first, () => second),
      };
  }
  return null;
}

/** Evaluates `Object.keys(…)` and similar calls; null for others. */
export function callObjectMethod(method: string, value: Value): Result {
  if (!isMapping(value)) return null;
  if (method === 'fromEntries' && Array.isArray(value))
    return { value: Object.fromEntries(value.filter((entry): entry is [string, Value] => Array.isArray(entry))) };
  if (method === 'keys') return { value: Object.keys(value) };
  if (method === 'values') return { value: Object.values(value) };
  return method === 'entries' ? { value: Object.entries(value) } : null;
}

function toIndex(value: Value): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
