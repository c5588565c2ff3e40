import {
  CALL,
  DOUBLE_QUOTED,
  NUMBER,
  PUNCTUATION,
  SINGLE_QUOTED,
  upTo,
  words,
} from '../../../../model/code-grammar.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { generate } from './python.ts';
import { PYTHON_PRINTER } from './python-sdk.ts';

export const PYTHON: SampleLanguage = {
  id: 'python',
  label: 'Python',
  isDefault: true,
  highlight: 'python',
  aliases: ['python', 'py', 'python3'],
  grammar: {
    comment: '#.*',
    string: `"""${upTo('"""')}|'''${upTo("'''")}|${DOUBLE_QUOTED}|${SINGLE_QUOTED}`,
    keyword: words(
      'and as assert async await break class continue def del elif else except finally for from global if import in ' +
        'is lambda nonlocal not or pass raise return try while with yield',
    ),
    number: `${NUMBER}|${words('True False None')}`,
    function: CALL,
    punctuation: PUNCTUATION,
  },
  generate,
  sdk: PYTHON_PRINTER,
};
