import {
  DOUBLE_QUOTED,
  type GrammarRules,
  NUMBER,
  PUNCTUATION,
  toGrammarSource,
  upTo,
  words,
} from '../../model/markup/code-grammar.ts';

const JSON_RULES: GrammarRules = {
  keyword: String.raw`"(?:[^"\\\n]|\\.)*"(?=\s*:)`,
  string: DOUBLE_QUOTED,
  number: String.raw`-?\b\d[\d.eE+-]*|${words('true false null')}`,
  punctuation: PUNCTUATION,
};

const XML_RULES: GrammarRules = {
  comment: `<!--${upTo('-->')}`,
  string: `(?<==)(?:"[^"]*"?|'[^']*'?)`,
  function: String.raw`(?<=\s)[\w:.-]+(?==["'])`,
  keyword: String.raw`<[\/?!]?[\w:.-]+|[\/?]?>`,
};

const HTTP_RULES: GrammarRules = {
  keyword: String.raw`^[A-Z]+(?= \S+ HTTP\/)|\bHTTP\/[\d.]+|^[A-Za-z][\w-]*(?=:)|${JSON_RULES.keyword}`,
  string: DOUBLE_QUOTED,
  number: NUMBER,
  punctuation: PUNCTUATION,
};

export const JSON_GRAMMAR = toGrammarSource(JSON_RULES);

/** Grammars for examples. The grammars of code samples come from their languages. */
export const EXAMPLE_GRAMMARS: Readonly<Record<string, string>> = {
  html: toGrammarSource(XML_RULES),
  http: toGrammarSource(HTTP_RULES),
  json: JSON_GRAMMAR,
  xml: toGrammarSource(XML_RULES),
};
