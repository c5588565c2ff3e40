/** Instead of the letter of a version: the page belongs to all of them. */
export const ALL_VERSIONS = '-';

/** The letter of a version in `SearchVersions.pages`, by its position in `names`. */
export function versionLetter(position: number): string {
  return String.fromCharCode(ALL_VERSIONS.charCodeAt(0) + 1 + position);
}
