/** The lists among the values of an object. */
export type Lists = Map<string, unknown[]>;

/** Adds an item to the list of a name, which the first one makes. */
export function addItem(values: Map<string, unknown>, lists: Lists, name: string, item: unknown): void {
  const list = lists.get(name) ?? [];
  list.push(item);
  lists.set(name, list);
  values.set(name, list);
}
