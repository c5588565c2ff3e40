/** The roles of the code palette, shared by CSS highlights and by the classes of code that the build highlights. */
export const ROLES = ['keyword', 'string', 'comment', 'number', 'function', 'punctuation'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The regular expressions of a language by role. The first match wins, and text between matches has no role. An
 * unclosed token extends to the end, so no text is scanned twice: hostile input takes linear time.
 */
export type GrammarRules = Partial<Record<Role, string>>;

export const DOUBLE_QUOTED = String.raw`"(?:[^"\\]|\\[^])*"?`;
export const SINGLE_QUOTED = String.raw`'(?:[^'\\]|\\[^])*'?`;
export const LINE_COMMENT = String.raw`\/\/.*`;
export const BLOCK_COMMENT = `${String.raw`\/\*`}${upTo(String.raw`\*\/`)}`;
export const NUMBER = String.raw`\b\d[\w.]*`;
export const CALL = String.raw`\b[A-Za-z_]\w*(?=\()`;
export const PUNCTUATION = String.raw`[()[\]{},;:.]+`;

/** Source of a regular expression with a named group for each role. */
export function toGrammarSource(rules: GrammarRules): string {
  return Object.entries(rules)
    .map(([role, source]) => `(?<${role}>${source})`)
    .join('|');
}

/** What differs between languages with the notation of C. */
interface NotationOfC {
  readonly string: string;
  readonly keywords: string;
  /** Words that are values. */
  readonly values: string;
}

/** The rules of a language with the comments, numbers and calls of C. */
export function cRules({ string, keywords, values }: NotationOfC): GrammarRules {
  return {
    comment: `${LINE_COMMENT}|${BLOCK_COMMENT}`,
    string,
    keyword: words(keywords),
    number: `${NUMBER}|${words(values)}`,
    function: CALL,
    punctuation: PUNCTUATION,
  };
}

export function words(list: string): string {
  return String.raw`\b(?:${list.replaceAll(' ', '|')})\b`;
}

/** Everything through the end mark, or through the end of the code. */
export function upTo(mark: string): string {
  return `[^]*?(?:${mark}|$(?![^]))`;
}
