import { parsePointer } from '../../../worker/request/value/json.ts';

/** JSON pointers as a tree, so that a single pass over a text finds all of them. */
export interface WantedPlace {
  readonly pointers: string[];
  readonly children: Map<string, WantedPlace>;
}

export function toWantedPlaces(pointers: Iterable<string>): WantedPlace {
  const root: WantedPlace = { pointers: [], children: new Map() };
  for (const pointer of pointers) {
    let place = root;
    for (const key of parsePointer(pointer) ?? []) {
      let child = place.children.get(key);
      if (child === undefined) {
        child = { pointers: [], children: new Map() };
        place.children.set(key, child);
      }
      place = child;
    }
    place.pointers.push(pointer);
  }
  return root;
}
