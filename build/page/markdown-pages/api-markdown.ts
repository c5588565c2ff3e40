import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { Link } from '../../../worker/model/parts.ts';
import type { OAuthFlow, Scope, SecurityScheme } from '../blocks/api/authorization/model.ts';
import type { OperationCard } from '../blocks/api/operation-list/model.ts';
import type { Contact } from '../blocks/api/overview/model.ts';
import { isSameName } from '../blocks/api/schema/names.ts';
import type { ApiArticle, OperationArticle, SchemaArticle, TagArticle } from '../kinds/api-articles.ts';
import type { RenderContext } from '../render-context.ts';
import { toPageMarkdownHref } from '../text/markdown-hrefs.ts';
import { bullet, code, heading, joinBlocks, link, oneLine } from '../text/markdown-text.ts';
import { exampleBlock } from './bodies.ts';
import { cardList } from './card-list.ts';
import { findLinked, type SchemaMarkdownContext } from './linked-schemas.ts';
import { operationMarkdown } from './operation-markdown.ts';
import { schemaBody, typeText } from './schema-fields.ts';
import { serverItem } from './server-item.ts';

type ApiPageArticle = ApiArticle | TagArticle | OperationArticle | SchemaArticle;

/** Renders a page of an API reference as Markdown, from the same record as its HTML. */
export function renderApiMarkdown(article: ApiPageArticle, context: RenderContext): string {
  switch (article.kind) {
    case 'api':
      return overviewMarkdown(article, context);
    case 'tag':
      return tagMarkdown(article, context);
    case 'operation':
      return operationMarkdown(article, { ...context, linked: findLinked(article) });
    case 'schema':
      return schemaMarkdown(article, { ...context, linked: findLinked(article) });
  }
}

function overviewMarkdown(api: ApiArticle, context: RenderContext): string {
  const { page } = context.messages;
  return joinBlocks([
    heading(1, api.title),
    api.version === null ? null : page.version(api.version),
    api.summary,
    api.description?.markdown ?? null,
    api.changelog === null ? null : linkList([api.changelog], context),
    api.externalDocs === null ? null : link(api.externalDocs.label, api.externalDocs.href),
    section(
      page.servers,
      api.servers.map((server) => serverItem(server, page)),
    ),
    section(
      page.authorization,
      api.securitySchemes.map((scheme) => schemeItem(scheme, context)),
    ),
    listSection(page.operations, cardList(api.tags, context.base)),
    listSection(page.schemas, linkList(api.schemas, context)),
    section(page.contactAndTerms, [
      ...contactItems(api.contact, page),
      ...(api.license === null ? [] : [`${page.license}: ${link(api.license.label, api.license.href)}`]),
      ...(api.termsOfService === null ? [] : [link(page.termsOfService, api.termsOfService)]),
    ]),
    listSection(page.downloads, api.downloads.map(({ label, href }) => bullet(link(label, href))).join('\n')),
  ]);
}

function schemeItem(
  { name, type, description: prose, deprecated, facts, flows }: SecurityScheme,
  context: RenderContext,
): string {
  const { page } = context.messages;
  const note = deprecated ? `, ${page.deprecated.toLowerCase()}` : '';
  const text = prose === null ? '' : `: ${prose.markdown}`;
  return [
    `${code(name)} (${type}${note})${text}`,
    ...facts.map(({ label, value }) => bullet(`${label}: ${value}`)),
    ...flows.map((flow) => bullet(flowItem(flow))),
  ].join('\n');
}

function flowItem({ title, facts, scopes }: OAuthFlow): string {
  return [
    `${title}: ${facts.map(({ label, value }) => `${label} ${value}`).join(', ')}`,
    ...scopes.map((scope) => bullet(scopeItem(scope))),
  ].join('\n');
}

function scopeItem({ name, description: text }: Scope): string {
  return text === null ? code(name) : `${code(name)}: ${oneLine(text)}`;
}

function contactItems(contact: Contact | null, page: PageMessages): string[] {
  if (contact === null) return [];
  const { name, href, email } = contact;
  return [
    ...(name === null && href === null ? [] : [`${page.contact}: ${link(name ?? href ?? '', href)}`]),
    ...(email === null ? [] : [email]),
  ];
}

function tagMarkdown(
  { title, description: prose, externalDocs, tags, operations }: TagArticle,
  context: RenderContext,
): string {
  const { page } = context.messages;
  return joinBlocks([
    heading(1, title),
    prose?.markdown ?? null,
    externalDocs === null ? null : link(externalDocs.label, externalDocs.href),
    cardList(tags, context.base),
    listSection(page.operations, operationList(operations, context)),
  ]);
}

function schemaMarkdown(
  { title, schema, example, usedBy, usedByMore }: SchemaArticle,
  context: SchemaMarkdownContext,
): string {
  const { page } = context.messages;
  const { facts } = schema;
  const type = typeText(schema);
  return joinBlocks([
    heading(1, title),
    type === '' || type === title ? null : type,
    facts.title === null || isSameName(facts.title, title) ? null : oneLine(facts.title),
    schemaBody(schema, context),
    example === null ? null : exampleBlock(example, context),
    listSection(
      page.usedBy,
      [operationList(usedBy, context), usedByMore === 0 ? '' : bullet(page.andMore(usedByMore))]
        .filter((part) => part !== '')
        .join('\n'),
    ),
  ]);
}

function operationList(operations: readonly OperationCard[], { base, messages: { page } }: RenderContext): string {
  return operations
    .map(({ title, href, method, pathTemplate, deprecated }) =>
      bullet(
        `${method} ${link(title, toPageMarkdownHref(href, base))}${deprecated ? ` ${page.deprecated.toLowerCase()}` : ''} ${code(pathTemplate)}`,
      ),
    )
    .join('\n');
}

function linkList(links: readonly Link[], { base }: RenderContext): string {
  return links
    .map(({ label, href }) => bullet(link(label, href === null ? null : toPageMarkdownHref(href, base))))
    .join('\n');
}

function section(title: string, items: readonly string[]): string | null {
  return listSection(title, items.map(bullet).join('\n'));
}

function listSection(title: string, list: string): string | null {
  return list === '' ? null : joinBlocks([heading(2, title), list]);
}
