import { resolve } from 'node:path';
import { type AccessSettings, visibleAudiences } from '../../worker/model/access.ts';
import { BuildCache } from '../base/cache/build-cache.ts';
import type { ResultCache } from '../base/cache/result-cache.ts';
import { suggest } from '../base/report/nearest.ts';
import { Report } from '../base/report/report.ts';
import { listViews, MAX_VIEWS } from './access/list-views.ts';
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
    const { audiences: chosen } = source;
    // What anybody may see comes first: then links to it are known.
    const all = { ...source, audiences: undefined };
    const canSignIn = chosen === undefined && source.isStatic !== true;
    const whole = await this.#compileView({ whole: [], canSignIn }, all, report, chosen === undefined ? listener : {});
    const [original] = whole;
    if (original === undefined || !checkChosen(chosen, original, report)) return null;
    const { access } = original;
    if (access === undefined) return toSite(whole);
    checkViews(access, original, report);
    const sites: CompiledSite[] = [];
    for (const audiences of chosen === undefined ? listViews(access) : [visibleAudiences(access, chosen)]) {
      const isWhole = audiences.length === access.audiences.length;
      // Warnings are about pages, which the whole site has.
      const own = new Report();
      const view = isWhole
        ? whole
        : await this.#compileView({ whole, canSignIn }, { ...source, audiences }, own, listener);
      report.addNewErrors(own);
      const site = toSite(view);
      if (site !== null) sites.push(ofReaders(site, audiences));
    }
    const [first, ...views] = sites;
    if (first === undefined || chosen === undefined) return first === undefined ? null : { ...first, access, views };
    // For the author's machine, or as files: nothing decides between readers.
    return { ...first, features: { ...first.features, access: false } };
  }

  /** Compiles what some readers see, in each language. `whole`: what all of them see. */
  async #compileView(
    { whole, canSignIn }: { readonly whole: CompiledView; readonly canSignIn: boolean },
    source: SiteSource,
    report: Report,
    listener: CompileListener,
  ): Promise<CompiledView> {
    const original = await this.#languages.compile({ original: null, whole, canSignIn }, source, report, listener);
    if (original === null || original.languages.length === 0) return original === null ? [] : [original];
    checkLanguagePaths(original.site, original, report);
    const translations: CompiledLanguage[] = [];
    for (const language of original.languages) {
      // What a translation shares with the original is reported once.
      const own = new Report();
      const target = { original, whole, canSignIn };
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

/** A site in all languages, marked with the audiences whose pages it has. */
function ofReaders({ translations, ...site }: CompiledSite, audiences: readonly string[]): CompiledSite {
  const others = translations?.map((translation) => ({ ...translation, audiences }));
  return { ...site, audiences, ...(others === undefined ? {} : { translations: others }) };
}

/** Reports audiences that a command names, and the site does not have. */
function checkChosen(chosen: readonly string[] = [], { access }: CompiledLanguage, report: Report): boolean {
  const names = (access?.audiences ?? []).map(({ name }) => name);
  const unknown = chosen.filter((name) => !names.includes(name));
  for (const name of unknown)
    report.error(
      { file: '--audience' },
      `Cannot show the site to ${JSON.stringify(name)}: site.yaml has no audience of that name${suggest(name, names) || '. Choose one of "access.audiences".'}`,
    );
  return unknown.length === 0;
}

/** Every further audience that includes no other may double the number of views. */
function checkViews(access: AccessSettings, { file }: CompiledLanguage, report: Report): void {
  if (listViews(access).length <= MAX_VIEWS) return;
  report.error(
    { file },
    `Cannot build the views of ${access.audiences.length} audiences: readers can belong to more than ${MAX_VIEWS} sets of them. Let audiences include each other with "includes".`,
  );
}
