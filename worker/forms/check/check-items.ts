import type { JsonObject } from '../../request/value/json.ts';
import { checkCount, isNumber } from './check-scalar.ts';
import type { Checker, Place } from './checker.ts';
import { hasDuplicates } from './same-value.ts';

export function checkItems(check: Checker, items: readonly unknown[], schema: JsonObject, place: Place): void {
  const { pointer, seen } = place;
  checkCount(check, [items, items.length], ['Items', schema], pointer);
  if (schema.uniqueItems === true) {
    const isRepeating = hasDuplicates(items, check.work);
    if (isRepeating === null) check.addUnchecked(pointer, 'uniqueItems', null);
    else if (isRepeating) check.addFault(pointer, 'uniqueItems', true, items);
  }
  // A list of `items` is what JSON Schema called `prefixItems` before 2020.
  const prefix: readonly unknown[] = [schema.prefixItems, schema.items].find(Array.isArray) ?? [];
  const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
  for (const [index, item] of items.entries()) {
    const own = index < prefix.length ? prefix[index] : rest;
    if (own === undefined) break;
    if (own === false) {
      check.addFault(toItem(place, index).pointer, 'items', prefix.length, item);
      break;
    }
    check.visit(item, own, toItem(place, index));
    seen?.indexes.add(index);
    if (check.work.steps < 0) break;
  }
  if (schema.contains !== undefined) checkContains(check, items, schema, place);
}

function toItem({ pointer, depth }: Place, index: number): Place {
  return { pointer: `${pointer}/${index}`, depth: depth + 1, above: [], seen: null };
}

/** JSON Schema 2020-12 validation §6.4.4. Items that cannot be checked may match or not. */
function checkContains(check: Checker, items: readonly unknown[], schema: JsonObject, place: Place): void {
  const { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
  let matching = 0;
  let uncertain = 0;
  for (const [index, item] of items.entries()) {
    const { faults, unchecked } = check.attempt(item, contains, toItem(place, index));
    if (faults.length > 0) continue;
    place.seen?.indexes.add(index);
    if (unchecked.length > 0) uncertain++;
    else matching++;
  }
  const { pointer } = place;
  if (isNumber(minContains) && matching + uncertain < minContains)
    check.addFault(pointer, 'contains', minContains, items);
  else if (isNumber(maxContains) && matching > maxContains) check.addFault(pointer, 'maxContains', maxContains, items);
  else if (uncertain > 0) check.addUnchecked(pointer, 'contains', null);
}
