import { DOUBLE_QUOTED, SINGLE_QUOTED, words } from '../../../../model/code-grammar.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { generate } from './curl.ts';
import { COMMAND_LINE_PRINTER } from './curl-sdk.ts';

export const CURL: SampleLanguage = {
  id: 'curl',
  label: 'curl',
  isDefault: true,
  highlight: 'bash',
  aliases: ['curl', 'shell', 'bash', 'sh', 'cli'],
  grammar: {
    comment: String.raw`(?<!\S)#.*`,
    // Options use the argument color. \' joins two quoted parts of one word.
    string: String.raw`\$${SINGLE_QUOTED}|'[^']*'?|${DOUBLE_QUOTED}|\\'|(?<!\S)--?[A-Za-z][\w-]*`,
    keyword: `${words('case do done elif else esac export fi for function if in then until while')}|(?<=(?:-X|--request) )[A-Z]+`,
    function: String.raw`(?<=^|[|;&]\s?)[A-Za-z_][\w.-]*(?![\w.=-])`,
  },
  generate,
  sdk: COMMAND_LINE_PRINTER,
};
