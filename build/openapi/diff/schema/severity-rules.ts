import type { Direction, Severity } from '../change.ts';

/** What a change does to the set of valid values: fewer, more, or other ones. */
export type Effect = 'narrows' | 'widens' | 'alters';

/** The severity of each effect, by the direction of the value. */
export type SeverityRule = Readonly<Record<Direction, Readonly<Record<Effect, Severity>>>>;

/** A client may send what a narrower request rejects, and cannot read what a wider response adds. */
export const STRICT: SeverityRule = {
  request: { narrows: 'breaking', widens: 'safe', alters: 'breaking' },
  response: { narrows: 'safe', widens: 'breaking', alters: 'breaking' },
};

/** For constraints that few clients depend on. */
export const LENIENT: SeverityRule = {
  request: { narrows: 'may-break', widens: 'safe', alters: 'may-break' },
  response: { narrows: 'safe', widens: 'may-break', alters: 'may-break' },
};

/** A pattern is hard to compare with another one, and rarely checked by those who read a value. */
export const PATTERN: SeverityRule = {
  request: { narrows: 'breaking', widens: 'safe', alters: 'may-break' },
  response: LENIENT.response,
};

/** For sets that readers know may grow: enumerations, overlapping alternatives. */
export const GROWING: SeverityRule = {
  request: STRICT.request,
  response: { narrows: 'safe', widens: 'may-break', alters: 'breaking' },
};

/** Clients ignore properties that they do not know, so a response may be opened to more of them. */
export const OPEN: SeverityRule = {
  request: STRICT.request,
  response: { narrows: 'safe', widens: 'safe', alters: 'breaking' },
};

/** The server uses the default if a client omits the value. In a response, it says nothing about the value. */
export const DEFAULT: SeverityRule = {
  request: { narrows: 'may-break', widens: 'may-break', alters: 'may-break' },
  response: { narrows: 'safe', widens: 'safe', alters: 'safe' },
};

/** Most requests omit optional parameters, and so depend on their defaults. */
export const PARAMETER_DEFAULT: SeverityRule = {
  request: { narrows: 'breaking', widens: 'breaking', alters: 'breaking' },
  response: DEFAULT.response,
};

/** The effect of adding, removing or replacing a constraint. */
export function effectOfConstraint(before: unknown, after: unknown): Effect {
  if (before === undefined) return 'narrows';
  return after === undefined ? 'widens' : 'alters';
}
