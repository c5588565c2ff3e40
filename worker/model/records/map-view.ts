/** A map whose values are made on access. */
export abstract class MapView<Value> implements ReadonlyMap<string, Value> {
  abstract get size(): number;

  abstract get(key: string): Value | undefined;

  abstract entries(): MapIterator<[string, Value]>;

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  *keys(): MapIterator<string> {
    for (const [key] of this) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }
}
