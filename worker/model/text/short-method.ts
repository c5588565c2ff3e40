/** Methods with a usual abbreviation: their first three letters. */
const ABBREVIATED = /^(?:DELETE|OPTIONS)$/;

/** The name of a method where there is little space. Others (OpenAPI 3.2 allows any token) are cut to seven letters. */
export function shortMethod(method: string): string {
  return method.slice(0, ABBREVIATED.test(method) ? 3 : 7);
}
