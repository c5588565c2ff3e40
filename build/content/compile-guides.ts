import { createHash } from 'node:crypto';
import { NO_CACHE, type PartCache } from '../cache/part-cache.ts';
import type { CompiledPage } from '../compiled-page.ts';
import type { Doc } from '../docs/load-docs.ts';
import { LinkResolver, type SiteLink } from '../docs/site-links.ts';
import { fenceLanguages, knownLanguages } from '../markdown/highlight.ts';
import { Highlighters } from '../markdown/highlighters.ts';
import type { Report } from '../report/report.ts';
import { KnownTexts } from '../search/known-texts.ts';
import { type CompiledGuide, compileGuide, type GuideContext } from './compile-guide.ts';
import { PageInputs } from './page-inputs.ts';

/** The Markdown pages of a content folder, and the links in them that are to be checked. */
export interface CompiledGuides {
  readonly pages: readonly CompiledPage[];
  readonly links: readonly SiteLink[];
}

/** Compiles guides; a page that was made of the same before is not compiled again. */
export class GuideCompiler {
  readonly #cache: PartCache;
  readonly #highlighters = new Highlighters();

  constructor(cache: PartCache = NO_CACHE) {
    this.#cache = cache;
  }

  /** Faults go to the report, page by page. */
  async compile(docs: readonly Doc[], context: GuideContext, report: Report): Promise<CompiledGuides> {
    const resolver = new LinkResolver({ docs: [...context.duplicates, ...docs], assets: context.assets }, context.base);
    const { config, base, contentDir, sidebarOf, tagsOf, lastChanges, isVersioned } = context;
    // A language can show others inside of it, where those are loaded: all pages are coloured with the same ones.
    const languages = knownLanguages([...docs.flatMap(({ source }) => fenceLanguages(source.body)), 'bash', 'json']);
    const shared = hashOf([config, [...config.contentVariables], base, isVersioned, resolver.targets, languages]);
    const inputs = new PageInputs(contentDir);
    const known = new KnownTexts();
    const guides: CompiledGuide[] = [];
    for (const doc of docs) {
      const cards = doc.source.body.includes('DocCardList') ? context.cardsOf(doc.path) : null;
      // All that a guide is made of, but for the files that it names itself: who lets it depend on more adds that here.
      const key = hashOf([
        'guide',
        shared,
        doc,
        sidebarOf(doc.path),
        tagsOf(doc),
        cards,
        lastChanges.get(doc.relativeFile),
      ]);
      let guide = this.#cache.find<CompiledGuide>(key);
      if (guide === null || !inputs.areAsBefore(guide.inputs)) {
        guide = await compileGuide(doc, {
          ...context,
          languages,
          highlighters: this.#highlighters,
          resolver,
          inputs,
          cards,
          known,
        });
        // A page that failed is compiled again: the cause may be outside of it, such as a package that is not installed.
        if (guide.page !== null) this.#cache.keep(key, guide);
      }
      guides.push(guide);
      report.add(guide);
    }
    return {
      pages: guides.flatMap(({ page }) => (page === null ? [] : [page])),
      links: guides.flatMap(({ links }) => links),
    };
  }
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
