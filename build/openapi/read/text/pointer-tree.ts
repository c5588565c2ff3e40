import { parsePointer } from '../../../../worker/request/value/json.ts';

/** JSON pointers as a tree, so that a single pass over a text finds all of them. */
export interface PointerTree {
  readonly pointers: string[];
  readonly children: Map<string, PointerTree>;
}

export function toPointerTree(pointers: Iterable<string>): PointerTree {
  const root: PointerTree = { pointers: [], children: new Map() };
  for (const pointer of pointers) {
    let node = root;
    for (const key of parsePointer(pointer) ?? []) {
      let child = node.children.get(key);
      if (child === undefined) {
        child = { pointers: [], children: new Map() };
        node.children.set(key, child);
      }
      node = child;
    }
    node.pointers.push(pointer);
  }
  return root;
}
