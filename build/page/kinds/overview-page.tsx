import type { ReactElement, ReactNode } from 'react';
import type { PageMessages } from '../../../worker/model/messages/page-messages.ts';
import type { Link } from '../../../worker/model/parts.ts';
import { Heading } from '../../../worker/ui/heading.tsx';
import { Html } from '../../../worker/ui/html.tsx';
import { useMessages } from '../../../worker/ui/messages.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';
import { schemeItem } from '../blocks/api/authorization/markdown.ts';
import { readSchemes } from '../blocks/api/authorization/search.ts';
import { SecurityScheme } from '../blocks/api/authorization/security-scheme.tsx';
import { TextLink } from '../blocks/api/facts/text-link.tsx';
import { ContinuedHeader } from '../blocks/api/header/continued-header.tsx';
import type { Contact } from '../blocks/api/overview/model.ts';
import { SECTION_IDS } from '../blocks/api/section-ids.ts';
import { ServerList } from '../blocks/api/servers/html.tsx';
import { serverItem } from '../blocks/api/servers/markdown.ts';
import { CardList, cardMarkdown } from '../blocks/card-list.tsx';
import type { Page, PageBlock } from '../page.ts';
import type { RenderContext } from '../render-context.ts';
import { readProse } from '../search/read-prose.ts';
import { toPageMarkdownHref } from '../text/markdown-hrefs.ts';
import { bullet, heading, link } from '../text/markdown-text.ts';
import type { ApiArticle as Api } from './api-articles.ts';
import { listSection } from './list-section.ts';

interface ApiArticleProps {
  readonly api: Api;
}

/** The overview of an API: its purpose, servers, authorization and content. */
function ApiArticle({ api }: ApiArticleProps): ReactElement {
  const t = useMessages();
  const { title, continued, logo, version, summary, description, servers, securitySchemes, tags, schemas } = api;
  return (
    <article className="reference">
      {continued === undefined ? (
        <header>
          {logo !== null && <Html className="api-logo" html={logo} />}
          <h1>{title}</h1> {version !== null && <span className="type">{version}</span>}
        </header>
      ) : (
        <ContinuedHeader title={title} whole={continued} />
      )}
      <Toc headings={api.headings} />
      <div className="body">
        {summary !== null && <p className="lead">{summary}</p>}
        <LinkLine links={[api.changelog, ...api.downloads, api.externalDocs].filter((link) => link !== null)} />
        {description !== null && <Html className="prose" html={description.html} />}
        <Section id={SECTION_IDS.servers} title={t.servers} shown={servers.length > 0}>
          <ServerList servers={servers} />
        </Section>
        <Section id={SECTION_IDS.authorization} title={t.authorization} shown={securitySchemes.length > 0}>
          {securitySchemes.map((scheme) => (
            <SecurityScheme key={scheme.id} scheme={scheme} />
          ))}
        </Section>
        <Section id={SECTION_IDS.operations} title={t.operations} shown={tags.length > 0}>
          <CardList cards={tags} />
        </Section>
        <Section id={SECTION_IDS.schemas} title={t.schemas} shown={schemas.length > 0}>
          <SchemaIndex schemas={schemas} />
        </Section>
        <Terms api={api} />
      </div>
    </article>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly shown: boolean;
  readonly children: ReactNode;
}

function Section({ id, title, shown, children }: SectionProps): ReactElement | null {
  if (!shown) return null;
  return (
    <section>
      <Heading level={2} id={id} text={title} />
      {children}
    </section>
  );
}

function LinkLine({ links }: { readonly links: readonly Link[] }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <ul className="link-line">
      {links.map((link) => (
        <li key={link.label}>
          <TextLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function SchemaIndex({ schemas }: { readonly schemas: readonly Link[] }): ReactElement {
  return (
    <ul className="schema-index">
      {schemas.map((schema) => (
        <li key={schema.label}>
          <TextLink link={schema} />
        </li>
      ))}
    </ul>
  );
}

/** The API's contact and terms. */
function Terms({ api: { contact, license, termsOfService } }: ApiArticleProps): ReactElement | null {
  const t = useMessages();
  const links = [
    ...(contact === null ? [] : contactLinks(contact, t.contact)),
    ...(license === null ? [] : [{ label: `${t.license}: ${license.label}`, href: license.href }]),
    ...(termsOfService === null ? [] : [{ label: t.termsOfService, href: termsOfService }]),
  ];
  if (links.length === 0) return null;
  return (
    <Section id={SECTION_IDS.contact} title={t.contactAndTerms} shown>
      <LinkLine links={links} />
    </Section>
  );
}

function contactLinks({ name, href, email }: Contact, fallback: string): Link[] {
  return [
    ...(name === null && href === null ? [] : [{ label: name ?? fallback, href }]),
    ...(email === null ? [] : [{ label: email, href: `mailto:${email}` }]),
  ];
}

/** The overview page of an API. */
export function overviewPage(api: Api): Page {
  return {
    facts: { kind: api.kind, title: api.title },
    layout: () => <ApiArticle api={api} />,
    blocks: [...purposeBlocks(api), ...contentBlocks(api)],
  };
}

function purposeBlocks({ title, version, summary, description, changelog, externalDocs }: Api): PageBlock[] {
  return [
    { markdown: () => heading(1, title) },
    { markdown: ({ messages }) => (version === null ? null : messages.page.version(version)) },
    { markdown: () => summary, search: () => ({ text: summary ?? '' }) },
    { markdown: () => description?.markdown ?? null, search: () => readProse(description) },
    { markdown: (context) => (changelog === null ? null : linkList([changelog], context)) },
    { markdown: () => (externalDocs === null ? null : link(externalDocs.label, externalDocs.href)) },
  ];
}

function contentBlocks(api: Api): PageBlock[] {
  const { servers, securitySchemes, tags, schemas, downloads } = api;
  return [
    {
      markdown: ({ messages: { page } }) =>
        itemSection(
          page.servers,
          servers.map((server) => serverItem(server, page)),
        ),
      search: ({ servers: label }) => ({
        places: [
          {
            kind: 'heading',
            id: SECTION_IDS.servers,
            label,
            text: servers.map(({ url, description }) => `${url} ${description?.text ?? ''}`).join('\n'),
          },
        ],
      }),
    },
    {
      markdown: ({ messages }) =>
        itemSection(
          messages.page.authorization,
          securitySchemes.map((scheme) => schemeItem(scheme, messages)),
        ),
      search: () => ({ places: readSchemes(securitySchemes) }),
    },
    { markdown: ({ base, messages }) => listSection(messages.page.operations, cardMarkdown(tags, base)) },
    { markdown: (context) => listSection(context.messages.page.schemas, linkList(schemas, context)) },
    { markdown: ({ messages: { page } }) => itemSection(page.contactAndTerms, termItems(api, page)) },
    {
      markdown: ({ messages: { page } }) =>
        itemSection(
          page.downloads,
          downloads.map(({ label, href }) => link(label, href)),
        ),
    },
  ];
}

function termItems({ contact, license, termsOfService }: Api, page: PageMessages): string[] {
  return [
    ...contactItems(contact, page),
    ...(license === null ? [] : [`${page.license}: ${link(license.label, license.href)}`]),
    ...(termsOfService === null ? [] : [link(page.termsOfService, termsOfService)]),
  ];
}

function contactItems(contact: Contact | null, page: PageMessages): string[] {
  if (contact === null) return [];
  const { name, href, email } = contact;
  return [
    ...(name === null && href === null ? [] : [`${page.contact}: ${link(name ?? href ?? '', href)}`]),
    ...(email === null ? [] : [email]),
  ];
}

function linkList(links: readonly Link[], { base }: RenderContext): string {
  return links
    .map(({ label, href }) => bullet(link(label, href === null ? null : toPageMarkdownHref(href, base))))
    .join('\n');
}

function itemSection(title: string, items: readonly string[]): string | null {
  return listSection(title, items.map(bullet).join('\n'));
}
