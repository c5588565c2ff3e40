/** The roles of the code palette, shared by CSS highlights and by the classes of code that the build highlights. */
export declare const ROLES: readonly ['keyword', 'string', 'comment', 'number', 'function', 'punctuation'];
export type Role = (typeof ROLES)[number];
/**
 * The regular expressions of a language by role. The first match wins, and text between matches has no role. An
 * unclosed token extends to the end, so no text is scanned twice: hostile input takes linear time.
 */
export type GrammarRules = Partial<Record<Role, string>>;
export declare const DOUBLE_QUOTED: string;
export declare const SINGLE_QUOTED: string;
export declare const LINE_COMMENT: string;
export declare const BLOCK_COMMENT: string;
export declare const NUMBER: string;
export declare const CALL: string;
export declare const PUNCTUATION: string;
/** Source of a regular expression with a named group for each role. */
export declare function toGrammarSource(rules: GrammarRules): string;
export declare function words(list: string): string;
/** Everything through the end mark, or through the end of the code. */
export declare function upTo(mark: string): string;
