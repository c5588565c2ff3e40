/** Compares texts by code units, which gives the same order on every machine, unlike a locale's. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
