/** What Prism and highlight.js, the highlighters of other tools, call languages, by shiki's name. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  apache: 'apacheconf',
  bash: 'curl',
  bat: 'dos',
  c: 'h',
  cpp: 'cc cxx hh hpp hxx',
  csharp: 'dotnet',
  diff: 'patch',
  dotenv: 'env',
  elixir: 'ex exs',
  f90: 'fortran',
  gherkin: 'feature',
  go: 'golang',
  groovy: 'gradle',
  handlebars: 'mustache',
  html: 'markup',
  http: 'https',
  java: 'jsp',
  jinja: 'django jinja2',
  json: 'jsonp webmanifest',
  makefile: 'mak mk',
  nginx: 'nginxconf',
  objc: 'obj-c objectivec',
  pascal: 'delphi objectpascal pas',
  perl: 'pl pm',
  python: 'ipython py3',
  ruby: 'gemspec irb podspec',
  shellsession: 'sh-session shell-session',
  solidity: 'sol',
  sparql: 'rq',
  vb: 'vba vbnet visual-basic',
  xml: 'atom mathml plist rss svg xhtml xsd',
};

const BY_NAME = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
);

/** Converts an author's language name to shiki's. */
export function normalizeLanguage(language: string): string {
  const name = language.toLowerCase();
  return BY_NAME.get(name) ?? name;
}
