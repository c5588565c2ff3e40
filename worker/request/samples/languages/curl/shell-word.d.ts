/** One argument for a POSIX shell, quoted only if necessary. */
export declare function toShellWord(text: string): string;
/**
 * One quoted argument without shell expansion (POSIX.1-2024 §2.2.2). Removes NUL, which arguments cannot contain.
 * Invisible characters become escapes in `$'…'` (§2.2.4: bash, zsh, ksh), so that terminals do not interpret them.
 */
export declare function toShellString(text: string): string;
/** A `printf` format that prints `text`, including NUL. */
export declare function toPrintfFormat(text: string): string;
