import type { Rule } from '../report/rules.ts';

/** Notes something about the token that is being resolved. */
export type Note = (rule: Rule, message: string) => void;
