import { articleHtml, type CompiledPage } from '../../page/compiled-page.ts';
import { countElements, MAX_PAGE_ELEMENTS } from '../../page/divide-page.tsx';

/** Elements without an end tag (HTML §13.1.2). */
const VOID_ELEMENTS = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);

const TAG = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/**
 * Finds faults in the pages of a site: mismatched tags, duplicate ids, links to missing pages, files or elements, and
 * too many elements. Each fault names its page; empty for a sound site.
 */
export function checkPages(pages: readonly CompiledPage[], files: ReadonlySet<string>): string[] {
  const targets = new Map(pages.map((page) => [page.path, readPage(articleHtml(page))]));
  return pages.flatMap(({ path }) => {
    const page = targets.get(path);
    if (page === undefined) return [];
    const links = page.links.flatMap((href) => findLinkFault(href, path, targets, files));
    return [...page.faults, ...links].map((fault) => `${path}: ${fault}`);
  });
}

interface ReadPage {
  readonly ids: ReadonlySet<string>;
  readonly links: ReadonlySet<string> | readonly string[];
  readonly faults: readonly string[];
}

function readPage(html: string): { ids: Set<string>; links: string[]; faults: string[] } {
  const ids = new Set<string>();
  const links = new Set<string>();
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, slash, tagName = '', attributes = ''] of html.matchAll(TAG)) {
    const name = tagName.toLowerCase();
    if (slash === '/') {
      const expected = open.pop();
      if (expected !== name)
        faults.push(`found </${name}> where ${expected === undefined ? 'nothing' : `<${expected}>`} is open`);
      continue;
    }
    if (!VOID_ELEMENTS.has(name) && !attributes.endsWith('/')) open.push(name);
    const id = readAttribute(attributes, 'id');
    if (id !== null && ids.has(id)) faults.push(`the id "${id}" is used twice`);
    if (id !== null) ids.add(id);
    const href = name === 'a' ? readAttribute(attributes, 'href') : null;
    if (href !== null) links.add(href);
  }
  if (open.length > 0) faults.push(`<${open.at(-1)}> is never closed`);
  const elements = countElements(html);
  if (elements > MAX_PAGE_ELEMENTS) faults.unshift(`${elements} elements, more than ${MAX_PAGE_ELEMENTS}`);
  return { ids, links: [...links], faults: faults.slice(0, 5) };
}

function findLinkFault(
  href: string,
  path: string,
  targets: ReadonlyMap<string, ReadPage>,
  files: ReadonlySet<string>,
): string[] {
  if (!href.startsWith('/') && !href.startsWith('#')) return [];
  const hash = href.indexOf('#');
  const target = hash === -1 ? href : href.slice(0, hash) || path;
  const page = targets.get(target);
  if (page === undefined) return files.has(target) ? [] : [`the link ${href} leads to no page`];
  const fragment = hash === -1 ? '' : decodeURIComponent(href.slice(hash + 1));
  return fragment === '' || page.ids.has(fragment) ? [] : [`the link ${href} leads to no element`];
}

function readAttribute(attributes: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined
    ? null
    : value.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
