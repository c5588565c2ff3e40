import { canonicalPath, decodeOrKeep, linkToHref, pathToHref } from '../../../../worker/model/path.ts';
import type { ResolveLink } from '../../../page/description/resolve-links.ts';
import { linkQuery } from '../../../site/docs/site-links.ts';
import type { ApiWarnings } from '../../core/api-warnings.ts';
import { nameOperation } from '../../core/changes/change-subjects.ts';
import { remedyOfLink, resolveRelative } from '../../core/references/links.ts';
import type { ApiOutline } from '../api-outline.ts';
import type { SitePaths } from '../site-paths.ts';

const LEAVES_SITE = /^(?:https?|mailto):/i;

/** What leads to the single page of another renderer, also from a second page of that site. */
const SINGLE_PAGE = /^(?:\.\/)?(?:index\.html)?(?=#)/;

/** The address of a page in Redocly's sites: `/api/reference/operation/listBills`, or its end. */
const REDOCLY_PAGE = /^(?:(?:\/[\w-]+)*\/reference\/)?((?:tag|operation)\/[^/?#]+)\/?(?:#.*)?$/;

/** An operation in a link for Scalar: `tag/invoices/GET/invoices/{id}`. */
const SCALAR_REQUEST = /^\/?tag\/[^/]+\/([A-Z]+)(\/.*)$/;

/** A link from one operation's page to another, as ReadMe's sites have them: `list-invoices` or `listInvoices`. */
const SIBLING_PAGE = /^(?:\.\/)?([\w.-]+)$/;

/** What ReadMe's editor writes before the name of a page of the reference: `ref:list-invoices`. */
const README_PREFIX = /^ref:(?=[\w.-])/;

/** The file in a link to a part of a description, as Stoplight writes it: `openapi.json/paths/~1bills/get`. */
const DESCRIPTION_FILE = /^[\w./-]*\.(?:json|ya?ml)#?(?=\/(?:paths|components|definitions)\/)/i;

interface LinkTargets extends Omit<ApiOutline, 'ownPages' | 'operations'> {
  readonly base: string;
  /** Paths of all other pages of the site. */
  readonly otherPaths: Pick<SitePaths, 'isLinked'>;
  /** The base for relative links that match no page of this site; null to show them as text. */
  readonly linkBase: string | null;
  /** The path of each heading of the overview, as `findSections` returns it. Called only if there is a link. */
  readonly sections: () => ReadonlyMap<string, string>;
}

/**
 * Resolves the links that occur in descriptions: absolute URLs, paths of this site, and the fragments of renderers with
 * a single page (`#tag/Invoices`, `#operation/listInvoices`, `#/Invoices/listInvoices`, `#/paths/~1invoices/get`,
 * `#tag/invoices/GET/invoices`).
 */
export function createLinkResolver(find: ResolveLink, warnings: Pick<ApiWarnings, 'warnOfText'>): ResolveLink {
  return (href) => {
    if (LEAVES_SITE.test(href)) return href;
    const target = find(href);
    if (target === null)
      warnings.warnOfText(
        href,
        `Cannot link ${JSON.stringify(href)} in a description: ${describeDeadLink(href.replace(README_PREFIX, ''))}`,
      );
    return target;
  };
}

function describeDeadLink(href: string): string {
  if (href.replace(SINGLE_PAGE, '').startsWith('#'))
    return 'no operation, tag, schema or heading has this name. Correct it, or write the full URL.';
  return `this site has no such page. ${remedyOfLink(href)}`;
}

function toSlug(name: string): string {
  return name.replaceAll(' ', '-');
}

/** The section with the most of the names, of which the last is its own. */
function findSection(names: readonly string[], sections: ReadonlyMap<string, string>): string | undefined {
  const lower = names.map((name) => name.toLowerCase());
  return lower.map((_, start) => sections.get(lower.slice(start).join('/'))).find((path) => path !== undefined);
}

/** Returns null for a link without a target. */
export function createLinkFinder(targets: LinkTargets): ResolveLink {
  const { base, overviewPath, paths, tags, schemaPaths, otherPaths, linkBase, sections } = targets;
  const byOperationId = new Map([...paths].map(([{ operationId }, path]) => [operationId, path]));
  const byPointer = new Map([...paths].map(([{ operation }, path]) => [decodeOrKeep(operation.pointer), path]));
  const byRequest = new Map([...paths].map(([source, path]) => [nameOperation(source), path]));
  // A later entry replaces an earlier one, and the name as written is the best.
  const spellings = [(name: string) => toSlug(name).toLowerCase(), toSlug, (name: string) => name];
  const byTag = new Map(spellings.flatMap((spell) => tags.map(({ name, path }) => [spell(name), path] as const)));
  const known = new Set([overviewPath, ...paths.values(), ...tags.map(({ path }) => path), ...schemaPaths.values()]);
  const findFragment = (fragment: string): string | null => {
    const [kind = '', ...rest] = fragment.replace(/^\//, '').split('/');
    const last = rest.at(-1) ?? '';
    // Swagger UI begins with a slash and the name of any tag: `#/description/listBills`.
    const isOperation = fragment.startsWith('/') && byOperationId.has(last);
    if ((kind === 'section' || kind === 'description') && !isOperation)
      return findSection(rest, sections()) ?? overviewPath;
    if (['schema', 'model', 'definitions'].includes(kind) || fragment.startsWith('/components/schemas/'))
      return schemaPaths.get(last) ?? null;
    const [, method, path] = SCALAR_REQUEST.exec(fragment) ?? [];
    const found = byPointer.get(`#${fragment}`) ?? byRequest.get(`${method} ${path}`);
    if (found !== undefined || fragment.startsWith('/paths/~1')) return found ?? null;
    return byOperationId.get(last) ?? (kind === 'tag' ? byTag.get(rest.join('/')) : undefined) ?? null;
  };
  const findSibling = (name: string | undefined): string | null => {
    if (name === undefined) return null;
    const path = overviewPath.replace(/[^/]*$/, name);
    return byOperationId.get(name) ?? (known.has(path) ? path : null);
  };
  return (given) => {
    if (LEAVES_SITE.test(given)) return given;
    const written = given.replace(README_PREFIX, '');
    const href = written.replace(SINGLE_PAGE, '').replace(DESCRIPTION_FILE, '#');
    const hash = href.indexOf('#');
    const fragment = hash === -1 ? '' : href.slice(hash + 1);
    const direct = href.startsWith('/') ? canonicalPath(href.replace(/[?#].*$/, '')) : null;
    if (direct !== null && (known.has(direct) || otherPaths.isLinked(direct)))
      return pathToHref(base, direct) + linkQuery(href) + (hash > 0 ? `#${fragment}` : '');
    const found =
      findFragment(decodeOrKeep(hash === 0 ? fragment : (REDOCLY_PAGE.exec(href)?.[1] ?? ''))) ??
      findSibling(SIBLING_PAGE.exec(href)?.[1]);
    if (found !== null) return linkToHref(base, found);
    return resolveRelative(written, linkBase);
  };
}
