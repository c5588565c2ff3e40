import type { TokenizerExtension } from 'marked';
import { signToken } from '../../text/tokens.ts';
import { defineBlock } from '../block.ts';

/** `{{> ./_fees.md }}` on a separate line includes the text of another file. */
export const INCLUDE = [
  defineBlock({
    name: 'include',
    attributes: {},
    syntax: (_options, text) => (text.includes('{{>') ? [include] : []),
    resolve: ({ element }, page) => page.include(element.inner, new Map()),
  }),
];

const include: TokenizerExtension = {
  name: 'include',
  level: 'block',
  tokenizer(source) {
    const match = /^ {0,3}\{\{>[ \t]*([^\s{}]+)[ \t]*\}\}[ \t]*(?:\n+|$)/.exec(source);
    return match === null ? undefined : signToken('include', match[0], match[1] ?? '', true);
  },
};
