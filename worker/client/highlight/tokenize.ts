import { ROLES, type Role } from '../../model/code-grammar.ts';

/** A run of characters with one role, from `start` up to but not including `end`. */
export interface Token {
  readonly role: Role;
  readonly start: number;
  readonly end: number;
}

/** JSON as one quoted word of a shell. */
const QUOTED_JSON = /^'\s*[[{]/;

/** The tokens of a code sample in order, by the source of its grammar; JSON that a command quotes has those of JSON. */
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

/** The tokens of a code sample in order, by the source of its grammar. */
export function tokenize(code: string, grammar: string): Token[] {
  return Array.from(code.matchAll(new RegExp(grammar, 'gm')), ({ index, 0: text, groups = {} }) => ({
    role: ROLES.find((role) => groups[role] !== undefined) ?? 'punctuation',
    start: index,
    end: index + text.length,
  }));
}
