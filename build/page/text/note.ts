import type { Rule } from '../../base/report/rules.ts';

/** Reports a problem with the current token. */
export type Note = (rule: Rule, message: string) => void;
