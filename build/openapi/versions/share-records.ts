import { SunsetComments } from '../../../worker/model/records/versions/sunset-comments.ts';
import { formOf, VersionLinks } from '../../../worker/model/records/versions/version-links.ts';
import type { SiteFrame, SiteVersion } from '../../../worker/model/site.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import { absoluteLinks } from '../../page/text/markdown/absolute-links.ts';
import type { VersionedApi } from './version-pages.ts';

/** A version that has been read, whose records others can show. */
interface Source {
  readonly version: SiteVersion;
  /** By what a page shares with its other versions. */
  readonly pages: ReadonlyMap<string, CompiledPage>;
}

/**
 * Writes what older versions say in their samples, and gives pages that differ between versions only in their links the
 * record of the page in the current version, or else in a newer one. Most operations stay the same.
 */
export function shareRecords<Api extends VersionedApi>(
  apis: readonly Api[],
  site: Pick<SiteFrame, 'origin' | 'base' | 'versions'>,
): Api[] {
  const { base, versions = [] } = site;
  const shared = new Map<string, Api>();
  const sources: Source[] = [];
  // The current version comes first.
  for (const api of apis) {
    const to = versions.find(({ name }) => name === api.config.version?.name);
    if (to === undefined) continue;
    const others = sources
      .filter(({ version }) => version.set === to.set)
      .map((source) => ({ ...source, links: new VersionLinks(site, base, { from: source.version, to }) }));
    const sunset = SunsetComments.of(to, versions);
    const pages = api.pages.map((written) => {
      const page = sunset === null ? written : withComments(written, sunset);
      for (const { version, pages: known, links } of others) {
        const other = known.get(nameOf(page, to));
        if (other !== undefined && isSame(page, other, { links, origin: site.origin, api: api.config.id }))
          return {
            ...page,
            article: other.article,
            markdown: other.markdown,
            ...(other.tryIt && { tryIt: other.tryIt }),
            entry: { ...page.entry, recordOf: version.name },
          };
      }
      return page;
    });
    shared.set(api.config.id, { ...api, pages });
    sources.push({
      version: to,
      pages: new Map(
        pages.flatMap((page) => (page.entry.recordOf === undefined ? [[nameOf(page, to), page] as const] : [])),
      ),
    });
  }
  return apis.map((api) => shared.get(api.config.id) ?? api);
}

function withComments(page: CompiledPage, sunset: SunsetComments): CompiledPage {
  const change = (bytes: Uint8Array, write: (text: string) => string): Uint8Array =>
    Buffer.from(write(new TextDecoder().decode(bytes)));
  return {
    ...page,
    article: change(page.article, (html) => sunset.article(html)),
    markdown: change(page.markdown, (text) => sunset.markdown(text)),
  };
}

function nameOf({ path, entry: { doc } }: CompiledPage, version: SiteVersion): string {
  return doc ?? `path:${path.slice(version.path.length)}`;
}

/** Whether the edge can make a page from the record of another one. */
function isSame(
  page: CompiledPage,
  other: CompiledPage,
  { links, origin, api }: { readonly links: VersionLinks; readonly origin: string; readonly api: string },
): boolean {
  const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const stored = (one: CompiledPage): string => absoluteLinks(decode(one.markdown), origin);
  // Most pages that differ have another length, which is cheaper to compare.
  return (
    links.mayYield(other.article.byteLength, page.article.byteLength) &&
    links.article(decode(other.article)) === decode(page.article) &&
    links.markdown(stored(other)) === stored(page) &&
    isSameForm(page.tryIt, other.tryIt, api)
  );
}

function isSameForm(own: CompiledPage['tryIt'], other: CompiledPage['tryIt'], api: string): boolean {
  if (own === undefined || other === undefined) return own === other;
  return (
    formOf(api, Buffer.from(other.form).toString()) === Buffer.from(own.form).toString() &&
    Buffer.compare(own.answers, other.answers) === 0
  );
}
