import type { TokenizerExtension, Tokens } from 'marked';
import { findContainerEnd } from './containers.ts';
import { lexBlocks } from './lex-blocks.ts';
import { findLineStart } from './line-start.ts';

/** `:::code-group` … `:::`: each fence of it is a tab, titled by `[npm]` or `title="…"` behind its language. */
export interface CodeGroupToken extends Tokens.Generic {
  readonly type: 'codeGroup';
  readonly fences: readonly Tokens.Code[];
  readonly isClosed: boolean;
}

const OPEN = /^ {0,3}(:{3,})[ \t]*code-group\b.*(?:\n|$)/;

export const codeGroup: TokenizerExtension = {
  name: 'codeGroup',
  level: 'block',
  start: (source) => findLineStart(source, / {0,3}:::+[ \t]*code-group\b/y),
  tokenizer(source) {
    const open = OPEN.exec(source);
    if (open === null) return undefined;
    const body = source.slice(open[0].length);
    const end = findContainerEnd(body, open[1]?.length ?? 3);
    const tokens = lexBlocks(this, end === null ? body : body.slice(0, end.start));
    return {
      type: 'codeGroup',
      raw: open[0] + (end === null ? body : body.slice(0, end.end)),
      fences: tokens.filter((token): token is Tokens.Code => token.type === 'code'),
      isClosed: end !== null,
    } satisfies CodeGroupToken;
  },
};
