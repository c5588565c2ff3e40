import { ROLES, type Role } from '../../model/markup/code-grammar.ts';

/** A run of characters with one role; `end` is exclusive. */
export interface Token {
  readonly role: Role;
  readonly start: number;
  readonly end: number;
}

/** JSON as a single-quoted shell word. */
const QUOTED_JSON = /^'\s*[[{]/;

/** Tokenizes a code sample. Quoted JSON in a command is tokenized as JSON. */
export function tokenizeWithJson(code: string, grammar: string, json: string): Token[] {
  return tokenize(code, grammar).flatMap((token) => {
    const text = code.slice(token.start, token.end);
    if (token.role !== 'string' || !QUOTED_JSON.test(text)) return token;
    return tokenize(text, json).map(({ role, start, end }) => ({
      role,
      start: start + token.start,
      end: end + token.start,
    }));
  });
}

/** Tokenizes a code sample with a grammar. */
export function tokenize(code: string, grammar: string): Token[] {
  return Array.from(code.matchAll(new RegExp(grammar, 'gm')), ({ index, 0: text, groups = {} }) => ({
    role: ROLES.find((role) => groups[role] !== undefined) ?? 'punctuation',
    start: index,
    end: index + text.length,
  }));
}
