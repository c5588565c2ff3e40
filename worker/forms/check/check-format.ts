/** Checked formats. Each pattern is simple, and linear in the length of the text. */
const FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ['date', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/],
  ['date-time', /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,12})?(?:[Zz]|[+-]\d\d:\d\d)$/],
  ['time', /^\d\d:\d\d:\d\d(?:\.\d{1,12})?(?:[Zz]|[+-]\d\d:\d\d)?$/],
  ['uuid', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ['email', /^[^\s@]{1,64}@[^\s@]{1,253}$/],
  ['uri', /^[a-z][a-z0-9+.-]*:\S*$/i],
  ['ipv4', /^\d{1,3}(?:\.\d{1,3}){3}$/],
]);

const MAX_LENGTH = 2_048;

/** Whether a text matches a format; true for unknown formats. */
export function matchesFormat(text: string, format: string): boolean {
  if (text.length > MAX_LENGTH) return true;
  return FORMATS.get(format)?.test(text) ?? true;
}
