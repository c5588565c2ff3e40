import { suggest } from '../../../base/report/nearest.ts';

/** `; did you mean "page.search"?` for a mistyped key, or one without its section; otherwise where all are listed. */
export function suggestKey(key: string, known: readonly string[]): string {
  const last = key.split('.').at(-1) ?? key;
  const sameName = known.find((candidate) => candidate.endsWith(`.${last}`));
  if (sameName !== undefined) return `; did you mean "${sameName}"?`;
  return suggest(key, known) || '. "Texts" in the documentation lists all';
}
