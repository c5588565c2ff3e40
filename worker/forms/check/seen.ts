/** The members and items of one value that its schemas have described (JSON Schema 2020-12 core §11). */
export class Seen {
  readonly names = new Set<string>();
  readonly indexes = new Set<number>();

  addAll({ names, indexes }: Seen): void {
    for (const name of names) this.names.add(name);
    for (const index of indexes) this.indexes.add(index);
  }
}
