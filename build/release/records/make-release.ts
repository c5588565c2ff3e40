import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import type { FrameAssets, Manifest } from '../../../worker/model/records/manifest.ts';
import { VersionIndex } from '../../../worker/model/records/versions/version-index.ts';
import { compareCodeUnits } from '../../base/code-unit-order.ts';
import { absoluteLinks } from '../../page/text/markdown/absolute-links.ts';
import type { CompiledSite } from '../../site/compiled-site.ts';
import { compileSidebar } from '../../site/sidebar/compile-sidebar.tsx';
import type { MadeSearchIndex } from '../search/make-search-index.ts';
import { contentHash, hashCode, releaseId } from './content-hash.ts';
import { LazyRecords, type RecordSource } from './lazy-records.ts';
import { nameFiles, type ReleaseFiles } from './names/name-files.ts';
import { namePages } from './names/name-pages.ts';
import { packTexts } from './pack-texts.ts';
import { factsOfPages } from './pages/page-facts.ts';
import { readingOrder } from './pages/reading-order.ts';

/**
 * `agents.js` has the routes for agents, `search.js` the search, `pasted.js` what search needs for pasted text. On a site with
 * forms, `try-it.js` handles their requests, and `mock.js` responds to those for an API in mode `mock`.
 */
export type LazyModules = Readonly<Record<string, string>>;

/** A deployable release: a manifest, the worker's code, and the records for KV. */
export interface Release {
  readonly manifest: Manifest;
  readonly workerCode: string;
  /** Modules that the worker loads on demand, by file name. */
  readonly lazyModules?: LazyModules;
  /** The site's own texts of the interface, which are in the code too, for each of its languages. */
  readonly texts?: readonly OwnTexts[];
  /** KV values by key. A key is a content hash, so a record never changes. */
  readonly records: ReadonlyMap<string, Uint8Array>;
}

/** What a release has of the site in one language. */
export interface LanguageSources extends Omit<ReleaseFiles, 'site'> {
  readonly site: CompiledSite;
  readonly search: MadeSearchIndex;
  readonly assets: FrameAssets;
}

interface ReleaseSources extends LanguageSources {
  readonly workerCode: string;
  readonly lazyModules?: LazyModules;
  /** The site in its other languages. */
  readonly translations?: readonly LanguageSources[];
  /** The site as other readers see it, if it has audiences. */
  readonly views?: readonly ViewSources[];
}

/** What a release has of a view: the language of the content, and the others. */
export interface ViewSources extends LanguageSources {
  readonly translations?: readonly LanguageSources[];
}

type Records = readonly (readonly [key: string, record: RecordSource])[];

/**
 * Assigns keys to all records and writes them to the manifest. The same sources produce the same release, byte for byte.
 */
export function makeRelease(sources: ReleaseSources): Release {
  const { workerCode, lazyModules = {}, views = [] } = sources;
  const code = { workerCode, lazyModules };
  const made = views.map((view) => makeLanguages(view, code, []));
  const own = makeLanguages(
    sources,
    code,
    made.map(({ manifest }) => manifest),
  );
  const { texts } = sources.site.features;
  return {
    manifest: own.manifest,
    workerCode,
    lazyModules,
    ...(texts.every((language) => Object.keys(language).length === 0) ? {} : { texts }),
    // Equal records of several languages and views are stored once.
    records: new LazyRecords([own, ...made].flatMap(({ records }) => records)),
  };
}

/** A manifest with those of other languages, and all of their records. */
function makeLanguages(
  { translations = [], ...sources }: ViewSources,
  code: Pick<ReleaseCode, 'workerCode' | 'lazyModules'>,
  views: readonly Manifest[],
): MadeManifest {
  const others = translations.map((translation) => makeManifest(translation, { ...code, others: [], views: [] }));
  const own = makeManifest(sources, { ...code, others: others.map(({ manifest }) => manifest), views });
  return { manifest: own.manifest, records: [own, ...others].flatMap(({ records }) => records) };
}

interface MadeManifest {
  readonly manifest: Manifest;
  readonly records: Records;
}

interface ReleaseCode {
  readonly workerCode: string;
  readonly lazyModules: LazyModules;
  /** The manifests of other languages. */
  readonly others: readonly Manifest[];
  /** The manifests of other views. */
  readonly views: readonly Manifest[];
}

function makeManifest(sources: LanguageSources, { workerCode, lazyModules, others, views }: ReleaseCode): MadeManifest {
  const { site, search, assets } = sources;
  const facts = factsOfPages(site);
  const context = { base: site.frame.base, messages: findMessages(site.frame.locale, site.features.texts[0]) };
  const sidebars = Object.fromEntries(
    [...site.sidebars].map(([id, entries]) => [id, compileSidebar(id, entries, context)]),
  );
  const redirects = Object.fromEntries(
    site.redirects
      .filter(({ isPattern }) => isPattern !== true)
      .sort((a, b) => compareCodeUnits(a.from, b.from))
      .map(({ from, to }) => [from, to]),
  );
  const patterns = site.redirects.flatMap(({ from, to, isPattern }) => (isPattern === true ? [{ from, to }] : []));
  const pages = namePages(site, facts, redirects);
  const files = nameFiles(sources);
  const texts = packTexts(facts.keys(), readingOrder(sidebars, facts), pages.texts);
  const frames = new VersionIndex({ site: site.frame, pages: facts }).allSites();
  // The edge changes the links in pages that are not translated to the addresses of translations.
  const addresses = [...facts.values()].some(({ language }) => language !== undefined) ? [redirects] : [];
  const rest = {
    frameVersion: contentHash(hashCode(workerCode), JSON.stringify([frames, assets, sidebars, ...addresses])),
    site: site.frame,
    assets,
    pages: pages.entries,
    redirects,
    ...(patterns.length === 0 ? {} : { redirectPatterns: patterns }),
    sidebars,
    ...files.index,
    search: search.index,
    texts: texts.index,
    ...toNotFound(site),
    ...toAccess(site),
  };
  const releases = [...others, ...views].map(({ release }) => release);
  return {
    manifest: {
      // Validates what these modules write, so it changes with them.
      release: releaseId(
        JSON.stringify({
          ...rest,
          pages: [...pages.entries],
          lazyModules: Object.entries(lazyModules).map(([name, code]) => [name, hashCode(code)]),
          ...(releases.length > 0 ? { releases } : {}),
        }),
      ),
      ...rest,
      ...(others.length === 0 ? {} : { translations: others }),
      ...(views.length === 0 ? {} : { views }),
    },
    records: [
      ...pages.records,
      ...files.records,
      ...search.index.packs.map(({ key }, index) => [key, search.records[index] ?? new Uint8Array()] as const),
      ...texts.records,
    ],
  };
}

/** The public view of a site with audiences says who they are; each of the others whose it is. */
function toAccess({ access, audiences = [] }: CompiledSite): Pick<Manifest, 'access' | 'audiences'> {
  return { ...(access === undefined ? {} : { access }), ...(audiences.length === 0 ? {} : { audiences }) };
}

function toNotFound({ notFound, frame }: CompiledSite): Pick<Manifest, 'notFound'> {
  if (notFound === null) return {};
  return { notFound: { ...notFound, markdown: absoluteLinks(notFound.markdown, frame.origin) } };
}
