import type { RegexEngine } from 'shiki/core';
import { createExpressionEngine } from './expression-engine.ts';
import { CodeHighlighter, knownLanguages } from './highlight.ts';

/** That of a site, and those of texts which need more. */
const MAX_CACHED = 4;

/**
 * Highlighters by the languages that they know. How code looks depends on those that can show inside of it, so a page gets one
 * that knows its own and no others, whatever pages and builds came before. Expressions are compiled once for all of them.
 */
export class Highlighters {
  #engine: Promise<RegexEngine> | null = null;
  /** The one that was used last at the end. */
  readonly #made = new Map<string, Promise<CodeHighlighter>>();

  /** Made when the first page needs it: it takes longer than a small build. */
  prepare(languages: Iterable<string>): Promise<CodeHighlighter> {
    const known = knownLanguages(languages);
    const key = known.join();
    const highlighter = this.#made.get(key) ?? this.#create(known);
    this.#made.delete(key);
    this.#made.set(key, highlighter);
    for (const old of [...this.#made.keys()].slice(0, -MAX_CACHED)) this.#made.delete(old);
    return highlighter;
  }

  async #create(languages: readonly string[]): Promise<CodeHighlighter> {
    this.#engine ??= createExpressionEngine();
    return CodeHighlighter.create(languages, await this.#engine);
  }
}
