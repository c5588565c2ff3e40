import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type RegexEngine } from 'shiki/core';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { SAMPLE_LANGUAGES } from '../../worker/request/samples/languages/languages.ts';
import { escapeHtml } from './escape.ts';
import { type CodeSpan, colorShellBodies } from './shell-bodies.ts';

/** Classes of the code palette (styles/code.css), by the token names of shiki's CSS-variables theme. */
const CLASSES: Readonly<Record<string, string>> = {
  'token-keyword': 'tk',
  'token-string': 'ts',
  'token-string-expression': 'ts',
  'token-comment': 'tc',
  'token-constant': 'tn',
  'token-function': 'tf',
  'token-parameter': 'tp',
  'token-link': 'ts',
};

const THEME = createCssVariablesTheme({ name: 'roles', variablePrefix: '', fontStyle: false });

/** Languages in which requests are written with curl. */
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'shellscript']);

/** Longer lines stay plain: data, which no reader wants coloured, and what a grammar may take seconds for. */
const MAX_LINE_LENGTH = 2_000;

/** HTML of each line of the code, without line breaks. */
export type Highlighter = Pick<CodeHighlighter, 'highlight'>;

/** Colours code at build, in languages that are named once for all: some show others inside of them, where those are known. */
export class CodeHighlighter {
  readonly #shiki: HighlighterCore;
  readonly #cache = new Map<string, readonly string[]>();

  private constructor(shiki: HighlighterCore) {
    this.#shiki = shiki;
  }

  /** Ignores names that shiki does not know. */
  static async create(languages: Iterable<string>, engine: RegexEngine): Promise<CodeHighlighter> {
    const langs = knownLanguages(languages).map((language) => bundledLanguages[language]);
    return new CodeHighlighter(await createHighlighterCore({ themes: [THEME], langs, engine, warnings: false }));
  }

  /** HTML of each line of the code, without line breaks; plain text where the language is not loaded. */
  highlight(code: string, language: string): readonly string[] {
    if (!this.#shiki.getLoadedLanguages().includes(language)) return code.split('\n').map(escapeHtml);
    const key = `${language}\n${code}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const lines = this.#tokenize(code, language);
    this.#cache.set(key, lines);
    return lines;
  }

  #tokenize(code: string, language: string): readonly string[] {
    const { tokens } = this.#shiki.codeToTokens(code, {
      lang: language,
      theme: THEME,
      // By length and not by time: a busy machine must make the same page, or every deploy would send it anew.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: MAX_LINE_LENGTH,
    });
    const lines = tokens.map((line) => line.map(({ content, color }) => ({ content, className: toClass(color) })));
    const shown = SHELLS.has(language) ? colorShellBodies(lines) : lines;
    return shown.map((line) => line.map(toSpan).join(''));
  }
}

/** Whether there is a grammar with this name. */
export function isKnownLanguage(language: string): boolean {
  return knownLanguages([language]).length > 0;
}

/** Those that can be coloured, each once, in an order of their own. */
export function knownLanguages(languages: Iterable<string>): BundledLanguage[] {
  const isKnown = (language: string): language is BundledLanguage => Object.hasOwn(bundledLanguages, language);
  return [...new Set(languages)].filter(isKnown).sort();
}

/** A fence, or the language of a `<CodeBlock>`. */
const LANGUAGE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)|\blanguage=["']([\w+#-]+)|\blanguage-([\w+#-]+)/gm;

/** The language names of all code of a Markdown text. */
export function fenceLanguages(markdown: string): string[] {
  const written = [...markdown.matchAll(LANGUAGE)].map(([, fence, language, className]) =>
    normalizeLanguage(fence ?? language ?? className ?? ''),
  );
  return SAMPLE.test(markdown) ? [...written, ...SAMPLE_LANGUAGES.map(({ highlight }) => highlight)] : written;
}

/** A sample of an API in a guide is in the languages of the API. */
const SAMPLE = /(?::openapi|<OpenApi)\b[^\n]*\bsample\b/;

/** Shiki's name for what authors write. */
export function normalizeLanguage(language: string): string {
  const name = language.toLowerCase();
  return name === 'curl' ? 'bash' : name;
}

function toClass(color: string | undefined): string | undefined {
  const name = /^var\((?:--)?(.*)\)$/.exec(color ?? '')?.[1];
  return name === undefined ? undefined : CLASSES[name];
}

function toSpan({ content, className }: CodeSpan): string {
  return className === undefined || content.trim() === ''
    ? escapeHtml(content)
    : `<span class="${className}">${escapeHtml(content)}</span>`;
}
