/** A text of the interface, or what its function returns for sample arguments. */
export interface FlatText {
  /** `page.areas.all` */
  readonly name: string;
  readonly text: string;
  readonly isFunction: boolean;
}

/** All texts of a locale. Functions are called with `toArguments`. */
export function flattenTexts(
  value: unknown,
  toArguments: (call: (...values: never[]) => unknown, name: string) => readonly unknown[] = sampleArguments,
  name = '',
): FlatText[] {
  if (typeof value === 'string') return [{ name, text: value, isFunction: false }];
  if (typeof value === 'function') {
    const call = value as (...values: unknown[]) => unknown;
    return [{ name, text: String(call(...toArguments(call, name))), isFunction: true }];
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flattenTexts(inner, toArguments, name === '' ? key : `${name}.${key}`),
  );
}

/** Arguments that take a list, or a function. */
const LISTS = /(?:^|\.)(?:or|list|notChecked|oneOf|contentType)$/;

/** Arguments that no two of which are equal. */
export function sampleArguments(call: (...values: never[]) => unknown, name: string): readonly unknown[] {
  if (name.endsWith('skillBody')) return ['Title', (path: string) => `https://docs.example.com${path}`];
  const isConstraint = name.startsWith('reference.constraints');
  if (LISTS.test(name) && !isConstraint) return [['first', 'second'], 'third'].slice(0, call.length);
  return ['11', '23', '37'].slice(0, call.length).map((text) => (isNumeric(name) ? Number(text) : text));
}

function isNumeric(name: string): boolean {
  return /count|Count|bytes|fieldsShown|faults|moreFields|moreItems|mismatches|seeValues/.test(name);
}
