import { resolve } from 'node:path';
import { visibleAudiences } from '../../worker/model/access.ts';
import { BuildCache } from '../base/cache/build-cache.ts';
import type { ResultCache } from '../base/cache/result-cache.ts';
import { Report } from '../base/report/report.ts';
import { listViews } from './access/list-views.ts';
import { type CompiledLanguage, type CompileListener, LanguageCompiler } from './compile-language.ts';
import type { CompiledSite } from './compiled-site.ts';
import { checkLanguagePaths } from './languages/check-language-paths.ts';
import { connectLanguages } from './languages/connect-languages.ts';
import type { SiteSource } from './load-site.ts';

/** A site as some readers see it, in all of its languages: that of the content first. */
type CompiledView = readonly CompiledLanguage[];

/** Compiles content folders. Reuses cached results for unchanged sources; the owner of the cache ends its runs. */
export class SiteCompiler {
  readonly #languages: LanguageCompiler;

  constructor(cache: ResultCache | null = BuildCache.inMemory(), copiesDir = resolve('.cache', 'descriptions')) {
    this.#languages = new LanguageCompiler(cache, copiesDir);
  }

  /**
   * Compiles a site in all of its languages. Null if it has errors, which are in the report. Finds as many errors as
   * possible in one run.
   */
  async compile(source: SiteSource, report: Report, listener: CompileListener = {}): Promise<CompiledSite | null> {
    // Whatever anybody may see comes first: then links to it are known.
    const whole = await this.#compileView([], { ...source, audiences: undefined }, report, listener);
    const access = whole[0]?.access;
    if (access === undefined) return toSite(whole);
    const views = source.audiences === undefined ? listViews(access) : [visibleAudiences(access, source.audiences)];
    const sites: CompiledSite[] = [];
    for (const audiences of views) {
      const isWhole = audiences.length === access.audiences.length;
      // Warnings are about the pages, which the whole site has.
      const own = new Report();
      const site = toSite(isWhole ? whole : await this.#compileView(whole, { ...source, audiences }, own, listener));
      report.addNewErrors(own);
      if (site !== null) sites.push({ ...site, audiences });
    }
    const [first, ...others] = sites;
    return first === undefined ? null : { ...first, views: others };
  }

  /** Compiles what some readers see, in each language. `whole`: what all of them see. */
  async #compileView(
    whole: CompiledView,
    source: SiteSource,
    report: Report,
    listener: CompileListener,
  ): Promise<CompiledView> {
    const wholeIn = (locale?: string): CompiledLanguage | null =>
      whole.find(({ site }) => locale === undefined || site.frame.locale === locale) ?? null;
    const original = await this.#languages.compile({ original: null, whole: wholeIn() }, source, report, listener);
    if (original === null || original.languages.length === 0) return original === null ? [] : [original];
    checkLanguagePaths(original.site, original, report);
    const translations: CompiledLanguage[] = [];
    for (const language of original.languages) {
      // What a translation shares with the original is reported once.
      const own = new Report();
      const target = { original, whole: wholeIn(language) };
      const made = await this.#languages.compile(target, { ...source, language }, own, listener);
      report.addNew(own);
      if (made !== null) translations.push(made);
    }
    return [original, ...translations];
  }
}

/** The languages of a view as one site. Null if it could not be compiled. */
function toSite(view: CompiledView): CompiledSite | null {
  const [site, ...others] =
    view.length > 1 ? connectLanguages(view.map((one) => one.site)) : view.map((one) => one.site);
  if (site === undefined) return null;
  return (view[0]?.languages.length ?? 0) === 0 ? site : { ...site, translations: others };
}
