import { GRAMMARS, ROLES, type Role } from './grammars.ts';

/** A run of characters with one role, from `start` up to `end`, which is no longer part of it. */
export interface Token {
  readonly role: Role;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a code sample in order; none for a language that we do not know. */
export function tokenize(code: string, language: string): Token[] {
  const grammar = Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
  if (grammar === undefined) return [];
  return Array.from(code.matchAll(grammar), ({ index, 0: text, groups = {} }) => ({
    role: ROLES.find((role) => groups[role] !== undefined) ?? 'punctuation',
    start: index,
    end: index + text.length,
  }));
}
