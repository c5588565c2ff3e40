import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import type { Heading } from '../../../../worker/model/parts.ts';
import { pathToHref } from '../../../../worker/model/path.ts';
import { FragmentIds, toFragmentId } from '../../../base/fragment-ids.ts';
import { repeatsName } from '../../../page/blocks/api/schema/names.ts';
import { SECTION_IDS } from '../../../page/blocks/api/section.tsx';
import type { DescriptionCompiler } from '../../../page/description/compile-description.ts';
import { dividePage } from '../../../page/divide-page.tsx';
import { type ApiArticle, overviewPage } from '../../../page/kinds/overview-page.tsx';
import type { Cursor } from '../../core/references/cursor.ts';
import { readExternalDocs, resolveHref, safeHref } from '../../core/references/links.ts';
import type { ApiContext } from '../api-context.ts';
import type { CompiledArticle } from '../compiled-article.ts';
import { readSecuritySchemes } from '../security.ts';
import { readServers } from '../servers.ts';
import type { SubpageRegistry } from '../subpages.ts';

/** Overview lists that do not come from the description's root objects. */
export type OverviewLists = Pick<ApiArticle, 'tags' | 'webhooks' | 'schemas' | 'downloads' | 'changelog'>;

/** Compiles the overview of an API from its `info`, servers, security schemes and tags. */
export function compileOverview(
  context: Pick<ApiContext, 'root' | 'markdown' | 'config' | 'base' | 'messages'>,
  lists: OverviewLists,
  registry: SubpageRegistry,
): CompiledArticle<ApiArticle> {
  const { root, markdown, config, base, messages } = context;
  const info = root.get('info');
  const ids = new FragmentIds(Object.values(SECTION_IDS));
  const securitySchemes = readSecuritySchemes(root, { markdown, messages: messages.reference }, ids);
  const title = info.trimmed('title') ?? config.id;
  const text = markdown.compilePage(readDescription(root, title), ids, {
    pieceHref: (piece) => pathToHref(base, registry.continuation(piece)),
  });
  const whole: ApiArticle = {
    title,
    logo: readLogo(info, markdown),
    version: info.trimmed('version'),
    summary: info.trimmed('summary'),
    text,
    ...readTerms(info),
    externalDocs: readExternalDocs(root),
    servers: readServers([root], context),
    securitySchemes,
    ...lists,
  };
  const page = overviewPage(whole);
  const pages = dividePage(page, { base, messages, pathOf: (index) => registry.continuation(index) });
  return { whole, page, pages, parts: [] };
}

/**
 * The path of each heading of the text, with its fragment, by id in lower case, and by its name with those of the headings
 * above it: `rate-limits`, `usage/rate-limits`.
 */
export function findSections(
  { root, markdown, config }: Pick<ApiContext, 'root' | 'markdown' | 'config'>,
  registry: SubpageRegistry,
): ReadonlyMap<string, string> {
  const title = root.get('info').trimmed('title') ?? config.id;
  const { pieces } = markdown.compilePage(readDescription(root, title), new FragmentIds(Object.values(SECTION_IDS)));
  const sections = new Map<string, string>();
  const above: Heading[] = [];
  for (const [piece, { headings }] of pieces.entries())
    for (const heading of headings) {
      while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
      above.push(heading);
      const path = `${registry.continuation(piece)}#${heading.id}`;
      sections.set(heading.id.toLowerCase(), path);
      const names = above.map(({ text }) => toFragmentId([text.toLowerCase()]));
      for (const start of names.keys()) {
        const name = names.slice(start).join('/');
        if (!sections.has(name)) sections.set(name, path);
      }
    }
  return sections;
}

function readDescription(root: Cursor, title: string): string {
  const description = root.get('info').text('description') ?? '';
  return repeatsName(description, title) ? '' : description;
}

function readTerms(info: Cursor): Pick<ApiArticle, 'contact' | 'license' | 'termsOfService'> {
  const contact = info.get('contact');
  const license = info.get('license');
  return {
    contact: contact.exists
      ? {
          name: contact.trimmed('name'),
          href: resolveHref(contact, contact.trimmed('url')),
          email: contact.trimmed('email'),
        }
      : null,
    license: license.exists
      ? {
          label: license.trimmed('name') ?? license.trimmed('identifier') ?? '',
          href: resolveHref(license, license.trimmed('url')) ?? toLicenseHref(license.trimmed('identifier')),
        }
      : null,
    termsOfService: resolveHref(info, info.trimmed('termsOfService')),
  };
}

/** The URL of a license text by SPDX identifier (OpenAPI 3.1 §4.8.4); null for an expression of several. */
function toLicenseHref(identifier: string | null): string | null {
  return identifier !== null && /^[\w.+-]+$/.test(identifier) ? `https://spdx.org/licenses/${identifier}.html` : null;
}

/** The logo in `x-logo` (Redoc), subject to the rules for images in descriptions; null if they do not allow it. */
function readLogo(info: Cursor, markdown: DescriptionCompiler): SafeHtml | null {
  const logo = info.get('x-logo');
  const source = logo.trimmed('url');
  if (source === null) return null;
  const href = safeHref(logo.trimmed('href') ?? info.get('contact').trimmed('url'));
  return markdown.compileImage({ src: source, alt: logo.trimmed('altText') ?? '' }, href);
}
