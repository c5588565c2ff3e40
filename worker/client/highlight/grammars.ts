/** The roles of the code palette: highlights have them, as the classes have of code that the build colours. */
export const ROLES = ['keyword', 'string', 'comment', 'number', 'function', 'punctuation'] as const;
export type Role = (typeof ROLES)[number];

/*
 * A language is one regular expression: its groups are roles, the first that matches wins, and what lies between
 * matches has no role. What is opened and never closed reaches to the end, so that no text is read again and
 * again: a hostile example takes no longer than its length.
 */
type Rules = Partial<Record<Role, string>>;

const DOUBLE_QUOTED = String.raw`"(?:[^"\\]|\\[^])*"?`;
const SINGLE_QUOTED = String.raw`'(?:[^'\\]|\\[^])*'?`;
const LINE_COMMENT = String.raw`\/\/.*`;
const BLOCK_COMMENT = `${String.raw`\/\*`}${upTo(String.raw`\*\/`)}`;
const NUMBER = String.raw`\b\d[\w.]*`;
const CALL = String.raw`\b[A-Za-z_]\w*(?=\()`;
const PUNCTUATION = String.raw`[()[\]{},;:.]+`;

const JSON_RULES: Rules = {
  keyword: String.raw`"(?:[^"\\\n]|\\.)*"(?=\s*:)`,
  string: DOUBLE_QUOTED,
  number: String.raw`-?\b\d[\d.eE+-]*|${words('true false null')}`,
  punctuation: PUNCTUATION,
};

const BASH_RULES: Rules = {
  comment: String.raw`(?<!\S)#.*`,
  // Options are of the colour of arguments; \' stands between two quoted parts of one word.
  string: String.raw`\$${SINGLE_QUOTED}|'[^']*'?|${DOUBLE_QUOTED}|\\'|(?<!\S)--?[A-Za-z][\w-]*`,
  keyword: words('case do done elif else esac export fi for function if in then until while'),
  function: String.raw`(?<=^|[|;&]\s?)[A-Za-z_][\w.-]*(?![\w.=-])`,
};

const JAVASCRIPT_RULES: Rules = {
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
};

const PHP_RULES: Rules = {
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
};

const PYTHON_RULES: Rules = {
  comment: '#.*',
  string: `"""${upTo('"""')}|'''${upTo("'''")}|${DOUBLE_QUOTED}|${SINGLE_QUOTED}`,
  keyword: words(
    'and as assert async await break class continue def del elif else except finally for from global if import in ' +
      'is lambda nonlocal not or pass raise return try while with yield',
  ),
  number: `${NUMBER}|${words('True False None')}`,
  function: CALL,
  punctuation: PUNCTUATION,
};

const XML_RULES: Rules = {
  comment: `<!--${upTo('-->')}`,
  string: `(?<==)(?:"[^"]*"?|'[^']*'?)`,
  function: String.raw`(?<=\s)[\w:.-]+(?==["'])`,
  keyword: String.raw`<[\/?!]?[\w:.-]+|[\/?]?>`,
};

const HTTP_RULES: Rules = {
  keyword: String.raw`^[A-Z]+(?= \S+ HTTP\/)|\bHTTP\/[\d.]+|^[A-Za-z][\w-]*(?=:)|${JSON_RULES.keyword}`,
  string: DOUBLE_QUOTED,
  number: NUMBER,
  punctuation: PUNCTUATION,
};

const JSON_GRAMMAR = toGrammar(JSON_RULES);
const BASH_GRAMMAR = toGrammar(BASH_RULES);
const JAVASCRIPT_GRAMMAR = toGrammar(JAVASCRIPT_RULES);
const XML_GRAMMAR = toGrammar(XML_RULES);

/** By the names that authors write. */
export const GRAMMARS: Readonly<Record<string, RegExp>> = {
  bash: BASH_GRAMMAR,
  curl: BASH_GRAMMAR,
  html: XML_GRAMMAR,
  http: toGrammar(HTTP_RULES),
  javascript: JAVASCRIPT_GRAMMAR,
  js: JAVASCRIPT_GRAMMAR,
  json: JSON_GRAMMAR,
  php: toGrammar(PHP_RULES),
  python: toGrammar(PYTHON_RULES),
  sh: BASH_GRAMMAR,
  shell: BASH_GRAMMAR,
  typescript: JAVASCRIPT_GRAMMAR,
  xml: XML_GRAMMAR,
};

function toGrammar(rules: Rules): RegExp {
  const groups = Object.entries(rules).map(([role, source]) => `(?<${role}>${source})`);
  return new RegExp(groups.join('|'), 'gm');
}

function words(list: string): string {
  return String.raw`\b(?:${list.replaceAll(' ', '|')})\b`;
}

/** Everything up to the end mark and the mark itself, or to the end of the code. */
function upTo(mark: string): string {
  return `[^]*?(?:${mark}|$(?![^]))`;
}
