import { messagesKey } from '../../../../worker/model/messages/find-messages.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { findOrCompute, type ResultCache } from '../../../base/cache/result-cache.ts';
import { fingerprint } from '../../../base/cache/tracker.ts';
import type { Report } from '../../../base/report/report.ts';
import { fenceLanguages, knownLanguages } from '../../../page/code/highlight.ts';
import { Highlighters } from '../../../page/code/highlighters.ts';
import type { CompiledPage } from '../../../page/compiled-page.ts';
import { KnownTexts } from '../../../page/search/known-texts.ts';
import type { Doc } from '../../docs/load-docs.ts';
import { LinkResolver, type SiteLink } from '../../docs/site-links.ts';
import type { Translations } from '../../languages/translations.ts';
import { createGuideSources, type GuideSurroundings, trackSite } from '../guide-sources.ts';
import { PageInputs } from '../page-inputs.ts';
import { type CompiledGuide, compileGuide } from './compile-guide.ts';

/** The Markdown pages of a content folder, and their links to check. */
interface CompiledGuides {
  readonly pages: readonly CompiledPage[];
  readonly links: readonly SiteLink[];
  /** A page compiled separately from them, or null. */
  readonly apart: CompiledPage | null;
}

interface GuideContext extends Omit<GuideSurroundings, 'resolver' | 'inputs' | 'languages'> {
  readonly contentDir: string;
  /** In a language other than the content's: what is translated. */
  readonly translations: Translations | null;
  /** Docs without a page, because another one has their path. */
  readonly duplicates: readonly Doc[];
  /** Docs that the view lacks. */
  readonly hidden: readonly Doc[];
  /** Whether the view has a file of the content folder that is not a page. */
  readonly hasFile: (relativeFile: string) => boolean;
  /** The page of a doc that is not translated into the language of the site, or null. */
  readonly untranslated: (doc: Doc) => CompiledPage | null;
}

/** Compiles guides. Skips those whose text and inputs have not changed. */
export class GuideCompiler {
  readonly #cache: ResultCache | null;
  readonly #highlighters = new Highlighters();

  constructor(cache: ResultCache | null = null) {
    this.#cache = cache;
  }

  /** Reports errors by page. */
  async compile(
    docs: readonly Doc[],
    apart: Doc | null,
    context: GuideContext,
    report: Report,
  ): Promise<CompiledGuides> {
    const { contentDir, duplicates, hidden, assets, hasFile } = context;
    const site: GuideSurroundings = {
      ...context,
      resolver: new LinkResolver({ docs: [...duplicates, ...hidden, ...docs], hidden, assets }),
      inputs: new PageInputs(contentDir, context.translations, hasFile),
      languages: knownLanguages([...docs.flatMap(({ source }) => fenceLanguages(source.body)), 'bash', 'json']),
    };
    const known = new KnownTexts(findLanguage(context.messages.locale));
    const guides: CompiledGuide[] = [];
    for (const doc of apart === null ? docs : [...docs, apart]) {
      const original = context.untranslated(doc);
      const guide =
        original === null
          ? await this.#loadOrCompile(doc, site, { contentDir, known })
          : { page: original, links: [], findings: [] };
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

  #loadOrCompile(
    doc: Doc,
    site: GuideSurroundings,
    tools: { readonly contentDir: string; readonly known: KnownTexts },
  ): Promise<CompiledGuide> {
    const { inputs, languages, messages } = site;
    return findOrCompute({
      cache: this.#cache,
      key: () => fingerprint(['guide', messagesKey(messages), doc]),
      sources: createGuideSources(doc, site),
      compute: (sources) =>
        compileGuide(doc, languages, {
          ...tools,
          ...trackSite(site, sources),
          inputs,
          highlighters: this.#highlighters,
        }),
      // Retry a failed page, because the cause may be elsewhere, such as a missing package.
      pack: (guide) => (guide.page === null ? null : guide),
      unpack: (guide) => guide,
    });
  }
}
