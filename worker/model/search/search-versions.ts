/** Instead of the letter of a version: the page belongs to all of them. */
export const ALL_VERSIONS = '-';

/** The letter of a version in `SearchVersions.pages`, by its position among all of `names`. */
export function versionLetter(position: number): string {
  return String.fromCharCode(ALL_VERSIONS.charCodeAt(0) + 1 + position);
}

/** The letters of what a reader of a version finds: pages of this version, of the default ones of other sets, and of none. */
export function versionLetters(names: readonly (readonly string[])[], version: string): string {
  let start = 0;
  let letters = ALL_VERSIONS;
  for (const set of names) {
    letters += versionLetter(start + Math.max(0, set.indexOf(version)));
    start += set.length;
  }
  return letters;
}
