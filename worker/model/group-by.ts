/** Items by key; keys and items are in the order in which they occur. Node 20 has no `Map.groupBy`. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Adds an item to the group of its key. */
export function addToGroup<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}

/** Splits a list before each item that begins a section; first the items before the first of them. */
export function splitBefore<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], ...Item[][]] {
  const sections: [Item[], ...Item[][]] = [[]];
  for (const item of items) {
    if (isFirst(item)) sections.push([item]);
    else sections.at(-1)?.push(item);
  }
  return sections;
}
