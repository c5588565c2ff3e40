/**
 * Wraps values so that each read is noted by name, or as null if the names are listed. Reads of absent values are noted
 * too, since they may exist next time.
 */
export function noteReads<Values extends object>(values: Values, note: (name: string | null) => void): Values {
  const noteName = (name: string | symbol): void => {
    if (typeof name === 'string') note(name);
  };
  return new Proxy(values, {
    get(target, name) {
      noteName(name);
      return Reflect.get(target, name);
    },
    has(target, name) {
      noteName(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      noteName(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys(target) {
      note(null);
      return Reflect.ownKeys(target);
    },
  });
}
