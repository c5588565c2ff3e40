import {
  BLOCK_COMMENT,
  CALL,
  DOUBLE_QUOTED,
  LINE_COMMENT,
  NUMBER,
  PUNCTUATION,
  SINGLE_QUOTED,
  words,
} from '../../../../model/code-grammar.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate } from './javascript.ts';
import { JAVASCRIPT_LITERALS } from './javascript-literal.ts';

export const JAVASCRIPT: SampleLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  isDefault: true,
  highlight: 'javascript',
  aliases: ['javascript', 'js', 'node', 'nodejs', 'node.js', 'typescript', 'ts'],
  grammar: {
    comment: `${LINE_COMMENT}|${BLOCK_COMMENT}`,
    string: `${DOUBLE_QUOTED}|${SINGLE_QUOTED}|${String.raw`\`(?:[^\`\\]|\\[^])*\`?`}`,
    keyword: words(
      'as async await break case catch class const continue default delete do else export extends finally for from ' +
        'function if import in instanceof interface let new of return static super switch this throw try type typeof ' +
        'var void while yield',
    ),
    number: `${NUMBER}|${words('true false null undefined NaN')}`,
    function: CALL,
    punctuation: PUNCTUATION,
  },
  generate,
  sdk: toCallPrinter({ methodCase: 'camel', literals: JAVASCRIPT_LITERALS }),
};
