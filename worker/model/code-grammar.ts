/** The roles of the code palette: highlights have them, as the classes have of code that the build colours. */
export const ROLES = ['keyword', 'string', 'comment', 'number', 'function', 'punctuation'] as const;
export type Role = (typeof ROLES)[number];

/**
 * A language in regular expressions by role: the first one that matches wins, and text between matches has no role. What
 * is never closed reaches to the end, so that no text is read again and again: a hostile example takes linear time.
 */
export type GrammarRules = Partial<Record<Role, string>>;

export const DOUBLE_QUOTED = String.raw`"(?:[^"\\]|\\[^])*"?`;
export const SINGLE_QUOTED = String.raw`'(?:[^'\\]|\\[^])*'?`;
export const LINE_COMMENT = String.raw`\/\/.*`;
export const BLOCK_COMMENT = `${String.raw`\/\*`}${upTo(String.raw`\*\/`)}`;
export const NUMBER = String.raw`\b\d[\w.]*`;
export const CALL = String.raw`\b[A-Za-z_]\w*(?=\()`;
export const PUNCTUATION = String.raw`[()[\]{},;:.]+`;

/** The source of one regular expression with a group for each role. */
export function toGrammarSource(rules: GrammarRules): string {
  return Object.entries(rules)
    .map(([role, source]) => `(?<${role}>${source})`)
    .join('|');
}

export function words(list: string): string {
  return String.raw`\b(?:${list.replaceAll(' ', '|')})\b`;
}

/** Everything up to the end mark and the mark itself, or to the end of the code. */
export function upTo(mark: string): string {
  return `[^]*?(?:${mark}|$(?![^]))`;
}
