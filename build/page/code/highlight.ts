import type { HighlighterCore, RegexEngine } from 'shiki/core';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { escapeHtml } from '../text/escape.ts';
import { normalizeLanguage } from './language-names.ts';
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

const THEME = 'roles';

/** Languages in which requests are written with curl. */
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'shellscript']);

/** Longer lines stay plain: nobody needs colors in data, and a grammar may take seconds for it. */
const MAX_LINE_LENGTH = 2_000;

/** Returns the HTML of each line of code, without line breaks. */
export type Highlighter = Pick<CodeHighlighter, 'highlight'>;

/**
 * Highlights code at build time. All languages are named up front, because some can contain others if these are loaded.
 */
export class CodeHighlighter {
  /** Null without languages. */
  readonly #shiki: HighlighterCore | null;
  readonly #cache = new Map<string, readonly string[]>();

  private constructor(shiki: HighlighterCore | null) {
    this.#shiki = shiki;
  }

  /** Loads shiki only for languages that it knows. */
  static async create(
    languages: readonly BundledLanguage[],
    engine: () => Promise<RegexEngine>,
  ): Promise<CodeHighlighter> {
    if (languages.length === 0) return new CodeHighlighter(null);
    const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core');
    const options = {
      themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '', fontStyle: false })],
      langs: languages.map((language) => bundledLanguages[language]),
      engine: await engine(),
      warnings: false,
    };
    return new CodeHighlighter(await createHighlighterCore(options));
  }

  /** Returns the HTML of each line of code, without line breaks. Plain text if the language is not loaded. */
  highlight(code: string, language: string): readonly string[] {
    const shiki = this.#shiki;
    if (shiki?.getLoadedLanguages().includes(language) !== true) return code.split('\n').map(escapeHtml);
    const key = `${language}\n${code}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const lines = tokenize(shiki, code, language);
    this.#cache.set(key, lines);
    return lines;
  }
}

/** Whether a grammar with this name exists. */
export function isKnownLanguage(language: string): boolean {
  return knownLanguages([language]).length > 0;
}

/** The languages that have a grammar, sorted, without duplicates. */
export function knownLanguages(languages: Iterable<string>): BundledLanguage[] {
  const isKnown = (language: string): language is BundledLanguage => Object.hasOwn(bundledLanguages, language);
  return [...new Set(languages)].filter(isKnown).sort();
}

/** The language of a fence or a `<CodeBlock>`. */
const LANGUAGE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)|\blanguage=["']([\w+#-]+)|\blanguage-([\w+#-]+)/gm;

/** The languages of all code in a Markdown text. */
export function fenceLanguages(markdown: string): string[] {
  const written = [...markdown.matchAll(LANGUAGE)].map(([, fence, language, className]) =>
    normalizeLanguage(fence ?? language ?? className ?? ''),
  );
  return SAMPLE.test(markdown) ? [...written, ...SAMPLE_LANGUAGES.map(({ highlight }) => highlight)] : written;
}

/** An embedded API sample, which uses the languages of the API. */
const SAMPLE = /(?::openapi|<OpenApi)\b[^\n]*\bsample\b/;

function tokenize(shiki: HighlighterCore, code: string, language: string): readonly string[] {
  const { tokens } = shiki.codeToTokens(code, {
    lang: language,
    theme: THEME,
    // Limited by length, not time: a slow machine must produce the same page, or each deploy would upload it again.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
  });
  const lines = tokens.map((line) => line.map(({ content, color }) => ({ content, className: toClass(color) })));
  const shown = SHELLS.has(language) ? colorShellBodies(lines) : lines;
  return shown.map((line) => line.map(toSpan).join(''));
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
