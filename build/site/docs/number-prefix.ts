/** A file or folder name without its number prefix. */
interface UnprefixedName {
  readonly name: string;
  readonly position: number | null;
}

/** `2021-11-foo` and `7.0-foo` start with a date or a version. */
const DATE_OR_VERSION = /^\d+[-_.]\d+/;
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** `01-intro` → `intro` at 1; `02. Set up` → `Set up` at 2; `2021-11-foo` is unchanged (Docusaurus 3.8). */
export function takeNumberPrefix(name: string): UnprefixedName {
  const [, number, rest] = DATE_OR_VERSION.test(name) ? [] : (NUMBER_PREFIX.exec(name) ?? []);
  return number === undefined || rest === undefined
    ? { name, position: null }
    : { name: rest, position: Number.parseInt(number, 10) };
}

/** The same for each segment: `01-guides/02-setup` → `guides/setup`. */
export function withoutNumberPrefixes(folder: string): string {
  return folder
    .split('/')
    .map((segment) => takeNumberPrefix(segment).name)
    .join('/');
}
