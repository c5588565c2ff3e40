import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { Lines, type Position } from '../../../../base/report/position.ts';
import { type PointerTree, toPointerTree } from '../pointer-tree.ts';

/**
 * Positions in YAML text by JSON pointer: of a key or a list item, or of the nearest ancestor if the value does not
 * exist. Walks the events of the quick parser, because a tree with positions takes several times as long. Throws if the
 * quick parser cannot read the text.
 */
export function locateInYaml(text: string, pointers: Iterable<string>): ReadonlyMap<string, Position> {
  const walk = new EventWalk(text);
  walk.visitRoot(toPointerTree(pointers));
  return walk.found;
}

class EventWalk {
  readonly found = new Map<string, Position>();
  readonly #text: string;
  readonly #lines: Lines;
  readonly #events: readonly Event[];
  /** The first event is the document start. */
  #at = 1;

  constructor(text: string) {
    this.#text = text;
    this.#lines = new Lines(text);
    this.#events = parseEvents(text, {});
  }

  visitRoot(wanted: PointerTree): void {
    this.#visit(wanted, this.#offsetOf(this.#events[this.#at]) ?? 0);
  }

  /** Visits the next value, which is at `offset`. */
  #visit(wanted: PointerTree, offset: number): void {
    for (const pointer of wanted.pointers) this.found.set(pointer, this.#lines.at(offset));
    const missing = new Map(wanted.children);
    const type = this.#events[this.#at]?.type;
    if (missing.size === 0 || (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE)) {
      this.#skip();
    } else {
      this.#at++;
      for (let index = 0; this.#hasItem(); index++) {
        const start = this.#offsetOf(this.#events[this.#at]) ?? offset;
        const name = type === EVENT_ID.MAPPING ? this.#readKey() : String(index);
        const child = missing.get(name);
        missing.delete(name);
        if (child === undefined) this.#skip();
        else this.#visit(child, start);
      }
      this.#at++;
    }
    for (const child of missing.values()) this.#tellParent(child, offset);
  }

  #tellParent({ pointers, children }: PointerTree, offset: number): void {
    for (const pointer of pointers) this.found.set(pointer, this.#lines.at(offset));
    for (const child of children.values()) this.#tellParent(child, offset);
  }

  #hasItem(): boolean {
    const event = this.#events[this.#at];
    return event !== undefined && event.type !== EVENT_ID.POP;
  }

  /** Reads a key. Pointers cannot name a key that is a list or a map. */
  #readKey(): string {
    const event = this.#events[this.#at];
    this.#skip();
    return event?.type === EVENT_ID.SCALAR && event.valueStart >= 0 ? getScalarValue(this.#text, event) : '';
  }

  /** Skips one value without recursion. */
  #skip(): void {
    let depth = 0;
    do {
      const type = this.#events[this.#at++]?.type;
      if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth++;
      else if (type === EVENT_ID.POP) depth--;
    } while (depth > 0 && this.#at < this.#events.length);
  }

  /** The offset of a value; undefined if it is implicit, as null can be. */
  #offsetOf(event: Event | undefined): number | undefined {
    if (event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE) return event.start;
    if (event?.type === EVENT_ID.ALIAS) return event.anchorStart - '*'.length;
    return event?.type === EVENT_ID.SCALAR && event.valueStart >= 0 ? this.#openingOf(event) : undefined;
  }

  /** Events give the offset of a text without its quote or block indicator. */
  #openingOf({ valueStart, style }: ScalarEvent): number {
    switch (style) {
      case SCALAR_STYLE.PLAIN:
        return valueStart;
      case SCALAR_STYLE.LITERAL_BLOCK:
        return this.#text.lastIndexOf('|', valueStart - 1);
      case SCALAR_STYLE.FOLDED_BLOCK:
        return this.#text.lastIndexOf('>', valueStart - 1);
      default:
        return valueStart - 1;
    }
  }
}
