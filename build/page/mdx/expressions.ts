import type { TokenizerExtension } from 'marked';
import { findBalancedEnd } from '../text/markdown/balanced.ts';
import { type ExpressionToken, paragraphOf, plainToken, textToken } from '../text/tokens.ts';
import { parsePlainData } from './plain-data.ts';

/** Excludes heading ids (`{#id}`). */
const EXPRESSION = /^\{(?![{#])/;
/** A variable that was not replaced, of this site or another tool, is text. */
const VARIABLE = /^\{\{[^{}\n]*\}\}/;

/** Braces within a line of an MDX page. Quoted text and numbers are shown directly. */
export const inlineExpression: TokenizerExtension = {
  name: 'inlineExpression',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('{');
    return at === -1 ? undefined : at;
  },
  tokenizer(source) {
    const variable = VARIABLE.exec(source)?.[0];
    if (variable !== undefined) return textToken(variable);
    const end = EXPRESSION.test(source) ? findBalancedEnd(source, 0) : -1;
    if (end === -1) return undefined;
    const raw = source.slice(0, end);
    const code = raw.slice(1, -1);
    const value = parsePlainData(code);
    if (typeof value === 'string' || typeof value === 'number') return { ...plainToken(String(value)), raw };
    return { type: 'expression', raw, code, isBlock: false } satisfies ExpressionToken;
  },
};

/** Braces that span whole lines. */
export const blockExpression: TokenizerExtension = {
  name: 'blockExpression',
  level: 'block',
  tokenizer(source) {
    const spaces = /^[ \t]*(?=\{(?![{#]))/.exec(source)?.[0];
    const end = spaces === undefined ? -1 : findBalancedEnd(source, spaces.length);
    const rest = end === -1 ? null : /^[ \t]*(?:\n|$)/.exec(source.slice(end, end + 200));
    if (spaces === undefined || rest === null) return undefined;
    const code = source.slice(spaces.length + 1, end - 1);
    const value = parsePlainData(code);
    const raw = source.slice(0, end + rest[0].length);
    if (typeof value === 'string' || typeof value === 'number')
      return paragraphOf([{ ...plainToken(String(value)), raw }], raw);
    return { type: 'expression', raw, code, isBlock: true } satisfies ExpressionToken;
  },
};
