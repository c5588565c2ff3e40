import type { RegexEngine } from 'shiki/core';
import { createExpressionEngine } from './expression-engine.ts';
import { CodeHighlighter, knownLanguages } from './highlight.ts';

/** The highlighter of the site, and a few for texts that need more languages. */
const MAX_CACHED = 4;

/**
 * Highlighters by language set. The result depends on which embedded languages are loaded, so a page gets a highlighter
 * with exactly its own languages, regardless of other pages and earlier builds. Expressions are compiled once for all
 * of them.
 */
export class Highlighters {
  #engine: Promise<RegexEngine> | null = null;
  /** Most recently used last. */
  readonly #made = new Map<string, Promise<CodeHighlighter>>();

  /** Created on first use, because it takes longer than a small build. */
  prepare(languages: Iterable<string>): Promise<CodeHighlighter> {
    const known = knownLanguages(languages);
    const key = known.join();
    const highlighter = this.#made.get(key) ?? CodeHighlighter.create(known, this.#loadEngine);
    this.#made.delete(key);
    this.#made.set(key, highlighter);
    for (const old of [...this.#made.keys()].slice(0, -MAX_CACHED)) this.#made.delete(old);
    return highlighter;
  }

  readonly #loadEngine = (): Promise<RegexEngine> => {
    this.#engine ??= createExpressionEngine();
    return this.#engine;
  };
}
