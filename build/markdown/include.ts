import type { TokenizerExtension, Tokens } from 'marked';

/** `{{> ./_fees.md }}` on a line of its own: the text of another file in this place. */
export interface IncludeToken extends Tokens.Generic {
  readonly type: 'include';
  readonly path: string;
}

export const include: TokenizerExtension = {
  name: 'include',
  level: 'block',
  tokenizer(source) {
    const match = /^ {0,3}\{\{>[ \t]*([^\s{}]+)[ \t]*\}\}[ \t]*(?:\n+|$)/.exec(source);
    return match === null
      ? undefined
      : ({ type: 'include', raw: match[0], path: match[1] ?? '' } satisfies IncludeToken);
  },
};
