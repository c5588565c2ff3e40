import { pathToHref } from '../../worker/model/path.ts';
import type { Manifest } from '../../worker/model/records/manifest.ts';
import type { SiteVersion } from '../../worker/model/site.ts';
import { pagesOf, type Served } from './language-faults.ts';

/** A page that is served, with the version that its manifest says. */
export interface VersionedPage {
  readonly href: string;
  readonly html: string;
  readonly version: SiteVersion | null;
}

/** The pages of a site with their versions. */
export function versionedPages({ site, pages }: Manifest, served: Served): VersionedPage[] {
  const bodies = new Map(pagesOf(served));
  return [...pages].flatMap(([path, { version }]) => {
    const href = pathToHref(site.base, path);
    const html = bodies.get(href);
    const own = site.versions?.find(({ name }) => name === version) ?? null;
    return html === undefined ? [] : [{ href, html, version: own }];
  });
}

interface MenuLink {
  readonly href: string;
  readonly name: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/** The links of a page's menu of versions. */
export function menuOf(html: string): MenuLink[] {
  const links = html.matchAll(/<a ([^>]*data-version-name="([^"]*)"[^>]*)>(.*?)<\/a>/g);
  const all = [...links].map(([, attributes = '', name = '', label = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    ...{ name, label: label.replace(/<[^>]*>/g, '') },
    isCurrent: attributes.includes('aria-current'),
  }));
  // Narrow windows have the menu a second time.
  return [...new Map(all.map((link) => [link.name, link])).values()];
}

/** Menus of other versions than those of the page's set, or that lead to a page whose menu does not lead back. */
export function findMenuFaults(pages: readonly VersionedPage[], versions: readonly SiteVersion[]): string[] {
  const byHref = new Map(pages.map((page) => [page.href, page]));
  return pages.flatMap(({ href, html, version }): string[] => {
    if (version === null) return [];
    const menu = menuOf(html);
    const own = versions.filter(({ set }) => set === version.set).map(({ name }) => name);
    if (menu.map(({ name }) => name).join() !== own.join())
      return [`${href}: versions ${menu.map(({ name }) => name)}`];
    return menu.flatMap((link) => {
      const target = byHref.get(link.href);
      if (target?.version?.name !== link.name) return [`${href}: ${link.name} leads to ${link.href}`];
      if (link.isCurrent !== (link.name === version.name)) return [`${href}: current ${link.name}`];
      const back = menuOf(target.html).find(({ name }) => name === version.name);
      const isStart = link.label.endsWith('(start page)');
      return isStart || back?.href === href ? [] : [`${href}: ${link.href} leads back to ${back?.href}`];
    });
  });
}

/** Pages whose label, field of the search or robots do not say their version. */
export function findLabelFaults(pages: readonly VersionedPage[]): string[] {
  return pages.flatMap(({ href, html, version }) => {
    const label = /<span class="version"[^>]*>([^<]*)</.exec(html)?.[1] ?? null;
    const searched = /name="version" value="([^"]*)"/.exec(html)?.[1] ?? null;
    const isHidden = /<meta name="robots" content="noindex/.test(html);
    return [
      ...(label === (version && `Version: ${version.label}`) ? [] : [`${href}: label ${label}`]),
      ...(searched === (version === null || version.isLast ? null : version.name)
        ? []
        : [`${href}: search ${searched}`]),
      ...(isHidden === (version?.noIndex ?? false) ? [] : [`${href}: ${isHidden ? '' : 'not '}hidden`]),
    ];
  });
}

/** Canonical addresses that are not canonical themselves, or of an older version than the default one. */
export function findCanonicalFaults(pages: readonly VersionedPage[], origin: string): string[] {
  const canonicalOf = ({ html }: VersionedPage): string =>
    (/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').replace(origin, '') || '/';
  const byHref = new Map(pages.map((page) => [page.href, page]));
  return pages.flatMap((page) => {
    const { href, html, version } = page;
    const canonical = canonicalOf(page);
    const target = byHref.get(canonical);
    if (target === undefined || canonicalOf(target) !== canonical) return [`${href}: canonical ${canonical}`];
    if (version === null || version.isCanonical === true) return canonical === href ? [] : [`${href}: not itself`];
    const newest = menuOf(html).find(
      ({ name, label }) => target.version?.name === name && !label.endsWith('(start page)'),
    );
    const isRight = canonical === href || (newest?.href === canonical && target.version?.isLast === true);
    return isRight ? [] : [`${href}: canonical ${canonical}`];
  });
}

/** Links in the text, sidebar and pagination of a page that lead to another version of its set. */
export function findLinksThatLeave(pages: readonly VersionedPage[]): string[] {
  const byHref = new Map(pages.map((page) => [page.href, page]));
  return pages.flatMap(({ href, html, version }) => {
    if (version === null) return [];
    // The notice of an old version leads to the default one.
    const text = html.replace(/<p class="notice">.*?<\/p>/gs, '');
    const links = [...text.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const own = links.filter((link) => !link.includes('data-version-name'));
    const targets = own.map((link) => byHref.get(/href="([^"#?]*)/.exec(link)?.[1] ?? ''));
    return targets.flatMap((target) =>
      target?.version == null || target.version.set !== version.set || target.version === version
        ? []
        : [`${href}: leaves to ${target.href}`],
    );
  });
}
