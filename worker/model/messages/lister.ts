/** Returns a function that joins names. It makes its format, which takes a millisecond, when it is first called. */
export function lister(locale: string): (names: readonly string[]) => string {
  let format: Intl.ListFormat | null = null;
  return (names) => {
    format ??= new Intl.ListFormat(locale);
    return format.format(names);
  };
}
