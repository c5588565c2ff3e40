import type { ApiArticle } from '../../../worker/model/api-articles.ts';
import type { Link } from '../../../worker/model/api-facts.ts';
import type { Card, Heading } from '../../../worker/model/parts.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { en } from '../../../worker/model/strings.ts';
import { SECTION_IDS } from '../../../worker/ui/api/sections.ts';
import { FragmentIds } from '../../fragment-ids.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import { escapeHtml } from '../../markdown/escape.ts';
import type { Cursor } from '../core/cursor.ts';
import { readExternalDocs, safeHref } from '../core/links.ts';
import type { ApiContext } from './api-context.ts';
import { readSecuritySchemes } from './security.ts';
import { readServers } from './servers.ts';

/** Compiles the overview page of an API from its `info`, servers, security schemes and tags. */
export function compileOverview(
  { root, markdown, config }: ApiContext,
  tags: readonly Card[],
  schemas: readonly Link[],
  downloads: readonly Link[],
  changelog: Link | null,
): ApiArticle {
  const info = root.get('info');
  const contact = info.get('contact');
  const license = info.get('license');
  const servers = readServers([root], markdown);
  const ids = new FragmentIds(Object.values(SECTION_IDS));
  const securitySchemes = readSecuritySchemes(root, markdown, ids);
  const description = markdown.compilePage(info.text('description') ?? '', ids);
  const headings: (Heading | null)[] = [
    ...description.headings.filter(({ level }) => level <= 3),
    servers.length > 0 ? { id: SECTION_IDS.servers, text: en.servers, level: 2 } : null,
    securitySchemes.length > 0 ? { id: SECTION_IDS.authorization, text: en.authorization, level: 2 } : null,
    tags.length > 0 ? { id: SECTION_IDS.operations, text: en.operations, level: 2 } : null,
    schemas.length > 0 ? { id: SECTION_IDS.schemas, text: en.schemas, level: 2 } : null,
  ];
  return {
    kind: 'api',
    title: info.trimmed('title') ?? config.id,
    logo: readLogo(info, markdown),
    version: info.trimmed('version'),
    summary: info.trimmed('summary'),
    description: description.prose,
    headings: headings.filter((heading) => heading !== null),
    contact: contact.exists
      ? { name: contact.trimmed('name'), href: safeHref(contact.trimmed('url')), email: contact.trimmed('email') }
      : null,
    license: license.exists
      ? {
          label: license.trimmed('name') ?? license.trimmed('identifier') ?? '',
          href: safeHref(license.trimmed('url')) ?? toLicenseHref(license.trimmed('identifier')),
        }
      : null,
    termsOfService: safeHref(info.trimmed('termsOfService')),
    externalDocs: readExternalDocs(root),
    servers,
    securitySchemes,
    tags,
    schemas,
    changelog,
    downloads,
  };
}

/** The text of a licence by its SPDX identifier (OpenAPI 3.1 §4.8.4); null for an expression of several. */
function toLicenseHref(identifier: string | null): string | null {
  return identifier !== null && /^[\w.+-]+$/.test(identifier) ? `https://spdx.org/licenses/${identifier}.html` : null;
}

/** `x-logo` (Redoc), by the rules for images of descriptions; null for one that they do not allow. */
function readLogo(info: Cursor, markdown: DescriptionCompiler): SafeHtml | null {
  const logo = info.get('x-logo');
  const source = logo.trimmed('url');
  if (source === null) return null;
  const attribute = (text: string): string => escapeHtml(text.replace(/\s+/g, ' '));
  const image = `<img src="${attribute(source)}" alt="${attribute(logo.trimmed('altText') ?? '')}">`;
  const href = safeHref(logo.trimmed('href') ?? info.get('contact').trimmed('url'));
  const compiled = markdown.compile(href === null ? image : `<a href="${attribute(href)}">${image}</a>`);
  return compiled?.html.includes('<img') === true ? compiled.html : null;
}
