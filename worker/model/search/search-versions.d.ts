/** Instead of the letter of a version: the page belongs to all of them. */
export declare const ALL_VERSIONS = "-";
/** The letter of a version in `SearchVersions.pages`, by its position among all of `names`. */
export declare function versionLetter(position: number): string;
/** The letters of what a reader of a version finds: pages of this version, of the default ones of other sets, and of none. */
export declare function versionLetters(names: readonly (readonly string[])[], version: string): string;
