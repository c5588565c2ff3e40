/**
 * The same values, each noted by its name when it is read; null when the list of names is read. A value that is
 * absent is noted too, as it may be there next time.
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
