/** A record whose bytes are not those that its key promises. */
export class DamagedRecord extends Error {
  readonly found: string;

  constructor(key: string, found: string) {
    super(`Cannot read record ${key}: ${found}`);
    this.found = found;
  }
}
