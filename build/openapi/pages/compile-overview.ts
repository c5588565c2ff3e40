import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { Card, Heading, Link } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { FragmentIds } from '../../base/fragment-ids.ts';
import { SECTION_IDS } from '../../page/blocks/api/section-ids.ts';
import type { CompiledPageText, DescriptionCompiler } from '../../page/description/compile-description.ts';
import type { ApiArticle } from '../../page/kinds/api-articles.ts';
import { overviewPage } from '../../page/kinds/overview-page.tsx';
import type { Cursor } from '../core/cursor.ts';
import { readExternalDocs, resolveHref, safeHref } from '../core/links.ts';
import type { ApiContext } from './api-context.ts';
import type { CompiledArticle } from './compiled-article.ts';
import { divideArticle, headingsOf, type PageList, textList } from './divide-article.ts';
import { readSecuritySchemes } from './security.ts';
import { readServers } from './servers.ts';
import type { SubpageRegistry } from './subpages.ts';

/** Overview lists that do not come from the description's root objects. */
export interface OverviewLists {
  readonly tags: readonly Card[];
  readonly schemas: readonly Link[];
  readonly downloads: readonly Link[];
  readonly changelog: Link | null;
}

/** Compiles the overview of an API from its `info`, servers, security schemes and tags. */
export function compileOverview(
  { root, markdown, config, base, messages }: Pick<ApiContext, 'root' | 'markdown' | 'config' | 'base' | 'messages'>,
  lists: OverviewLists,
  registry: SubpageRegistry,
): CompiledArticle<ApiArticle> {
  const info = root.get('info');
  const ids = new FragmentIds(Object.values(SECTION_IDS));
  const securitySchemes = readSecuritySchemes(root, { markdown, messages: messages.reference }, ids);
  const text = markdown.compilePage(info.text('description') ?? '', ids, {
    pieceHref: (piece) => pathToHref(base, registry.continuation(piece)),
  });
  const article: ApiArticle = {
    kind: 'api',
    title: info.trimmed('title') ?? config.id,
    logo: readLogo(info, markdown),
    version: info.trimmed('version'),
    summary: info.trimmed('summary'),
    description: text.prose,
    headings: [],
    ...readTerms(info),
    externalDocs: readExternalDocs(root),
    servers: readServers([root], markdown),
    securitySchemes,
    ...lists,
  };
  const whole = withHeadings(article, text, messages.page);
  const pages = divideArticle<ApiArticle>(
    {
      ...{ whole, toPage: overviewPage, base, messages, lists: listsOf(whole, text) },
      cleared: {
        logo: null,
        version: null,
        summary: null,
        downloads: [],
        changelog: null,
        externalDocs: null,
        ...NO_TERMS,
      },
      withHeadings: (each) => withHeadings(each, text, messages.page),
    },
    registry,
  );
  return { whole, page: overviewPage(whole), pages, parts: [] };
}

/** Adds the table of contents for the content of one page. */
function withHeadings(article: ApiArticle, text: CompiledPageText, messages: PageMessages): ApiArticle {
  const { description, servers, securitySchemes, tags, schemas } = article;
  const headings: (Heading | null)[] = [
    ...headingsOf(description, text),
    servers.length > 0 ? { id: SECTION_IDS.servers, text: messages.servers, level: 2 } : null,
    securitySchemes.length > 0 ? { id: SECTION_IDS.authorization, text: messages.authorization, level: 2 } : null,
    tags.length > 0 ? { id: SECTION_IDS.operations, text: messages.operations, level: 2 } : null,
    schemas.length > 0 ? { id: SECTION_IDS.schemas, text: messages.schemas, level: 2 } : null,
  ];
  return { ...article, headings: headings.filter((heading) => heading !== null) };
}

/** The lists that may continue on another page, in page order. */
function listsOf(
  { servers, securitySchemes, tags, schemas }: ApiArticle,
  { pieces }: CompiledPageText,
): PageList<ApiArticle>[] {
  return [
    textList(pieces),
    { length: servers.length, slice: (...range) => ({ servers: servers.slice(...range) }) },
    { length: securitySchemes.length, slice: (...range) => ({ securitySchemes: securitySchemes.slice(...range) }) },
    { length: tags.length, slice: (...range) => ({ tags: tags.slice(...range) }) },
    { length: schemas.length, slice: (...range) => ({ schemas: schemas.slice(...range) }) },
  ];
}

const NO_TERMS = { contact: null, license: null, termsOfService: null } as const;

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
