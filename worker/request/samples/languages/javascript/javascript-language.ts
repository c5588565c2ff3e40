import { cRules, DOUBLE_QUOTED, SINGLE_QUOTED } from '../../../../model/markup/code-grammar.ts';
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
  grammar: cRules({
    string: `${DOUBLE_QUOTED}|${SINGLE_QUOTED}|${String.raw`\`(?:[^\`\\]|\\[^])*\`?`}`,
    keywords:
      'as async await break case catch class const continue default delete do else export extends finally for from ' +
      'function if import in instanceof interface let new of return static super switch this throw try type typeof ' +
      'var void while yield',
    values: 'true false null undefined NaN',
  }),
  generate,
  sdk: toCallPrinter({ methodCase: 'camel', literals: JAVASCRIPT_LITERALS }),
};
