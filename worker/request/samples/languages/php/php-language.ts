import {
  BLOCK_COMMENT,
  CALL,
  DOUBLE_QUOTED,
  LINE_COMMENT,
  NUMBER,
  PUNCTUATION,
  SINGLE_QUOTED,
  words,
} from '../../../../model/markup/code-grammar.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { generate } from './php.ts';
import { PHP_LITERALS, toPhpArray } from './php-literal.ts';

export const PHP: SampleLanguage = {
  id: 'php',
  label: 'PHP',
  isDefault: true,
  highlight: 'php',
  aliases: ['php'],
  grammar: {
    comment: `${LINE_COMMENT}|${String.raw`#(?!\[).*`}|${BLOCK_COMMENT}`,
    string: `${DOUBLE_QUOTED}|${SINGLE_QUOTED}`,
    keyword: String.raw`<\?php|\?>|=>|->|${words(
      'abstract array as break case catch class const continue declare default do echo else elseif extends final ' +
        'finally fn for foreach function if implements interface match namespace new print private protected public ' +
        'readonly require require_once return static switch throw try use while yield',
    )}`,
    number: String.raw`${NUMBER}|\b[A-Z][A-Z0-9]*_\w*|${words('true false null')}`,
    function: CALL,
    punctuation: PUNCTUATION,
  },
  generate,
  sdk: toCallPrinter({ methodCase: 'camel', literals: PHP_LITERALS, toOptions: toPhpArray }),
};
