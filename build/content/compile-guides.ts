import { fingerprint } from '../cache/questions.ts';
import { findCurrent, NO_CACHE, type ResultCache } from '../cache/result-cache.ts';
import type { CompiledPage } from '../compiled-page.ts';
import type { Doc } from '../docs/load-docs.ts';
import { LinkResolver, type SiteLink } from '../docs/site-links.ts';
import { fenceLanguages, knownLanguages } from '../markdown/highlight.ts';
import { Highlighters } from '../markdown/highlighters.ts';
import type { Report } from '../report/report.ts';
import { KnownTexts } from '../search/known-texts.ts';
import { type CompiledGuide, compileGuide } from './compile-guide.ts';
import { askSite, type GuideSurroundings } from './guide-questions.ts';
import { PageInputs } from './page-inputs.ts';

/** The Markdown pages of a content folder, and their links to check. */
interface CompiledGuides {
  readonly pages: readonly CompiledPage[];
  readonly links: readonly SiteLink[];
  /** A page compiled separately from them, or null. */
  readonly apart: CompiledPage | null;
}

interface GuideContext extends Omit<GuideSurroundings, 'resolver' | 'inputs' | 'languages'> {
  readonly contentDir: string;
  /** Docs without a page, because another one has their path. */
  readonly duplicates: readonly Doc[];
}

/** Compiles guides. Skips those whose text and inputs have not changed. */
export class GuideCompiler {
  readonly #cache: ResultCache;
  readonly #highlighters = new Highlighters();

  constructor(cache: ResultCache = NO_CACHE) {
    this.#cache = cache;
  }

  /** Reports errors by page. */
  async compile(
    docs: readonly Doc[],
    apart: Doc | null,
    context: GuideContext,
    report: Report,
  ): Promise<CompiledGuides> {
    const { contentDir, duplicates, assets } = context;
    const site: GuideSurroundings = {
      ...context,
      resolver: new LinkResolver({ docs: [...duplicates, ...docs], assets }),
      inputs: new PageInputs(contentDir),
      languages: knownLanguages([...docs.flatMap(({ source }) => fenceLanguages(source.body)), 'bash', 'json']),
    };
    const known = new KnownTexts();
    const guides: CompiledGuide[] = [];
    for (const doc of apart === null ? docs : [...docs, apart]) {
      const guide = await this.#takeOrCompile(doc, site, { contentDir, known });
      guides.push(guide);
      report.add(guide);
    }
    const own = apart === null ? null : (guides.at(-1)?.page ?? null);
    return {
      apart: own,
      pages: guides.flatMap(({ page }) => (page === null || page === own ? [] : [page])),
      links: guides.flatMap(({ links }) => links),
    };
  }

  async #takeOrCompile(
    doc: Doc,
    site: GuideSurroundings,
    tools: { readonly contentDir: string; readonly known: KnownTexts },
  ): Promise<CompiledGuide> {
    const key = fingerprint(['guide', doc]);
    const answers = new Map<string, string>();
    const asked = askSite(doc, site, (question, answer) => answers.set(question, answer));
    const current = findCurrent<CompiledGuide>(this.#cache, key, asked.questions);
    if (current !== null) return current;
    const { inputs, languages } = site;
    const made = await compileGuide(doc, languages, { ...tools, ...asked, inputs, highlighters: this.#highlighters });
    const guide = { ...made, answers: [...answers] };
    // Retry a failed page, because the cause may be elsewhere, such as a missing package.
    if (guide.page !== null) this.#cache.store(key, guide);
    return guide;
  }
}
