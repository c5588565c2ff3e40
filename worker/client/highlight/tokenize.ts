import { ROLES, type Role } from '../../model/code-grammar.ts';

/** A run of characters with one role, from `start` up to but not including `end`. */
export interface Token {
  readonly role: Role;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a code sample in order, by the source of its grammar. */
export function tokenize(code: string, grammar: string): Token[] {
  return Array.from(code.matchAll(new RegExp(grammar, 'gm')), ({ index, 0: text, groups = {} }) => ({
    role: ROLES.find((role) => groups[role] !== undefined) ?? 'punctuation',
    start: index,
    end: index + text.length,
  }));
}
