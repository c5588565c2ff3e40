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
import { toPython } from './python.ts';
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
  generate: toPython,
  sdk: PYTHON_PRINTER,
  runner: {
    extension: 'py',
    command: 'python3',
    driver: [
      '-c',
      'import runpy, sys, traceback\nfor path in sys.argv[1:]:\n  try: runpy.run_path(path)\n  except Exception: traceback.print_exc()',
    ],
    probe: ['-c', 'import requests'],
  },
};
