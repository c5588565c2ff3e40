import type { ReactElement } from 'react';
import { plain } from '../../../worker/model/markup/plain-markdown.ts';
import type { SafeHtml } from '../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../worker/model/messages/messages.ts';
import type { Card, Link } from '../../../worker/model/parts.ts';
import { Html } from '../../../worker/ui/html.tsx';
import { Identifier } from '../../../worker/ui/inline.tsx';
import { securitySchemesBlock } from '../blocks/api/authorization/block.tsx';
import type { SecurityScheme } from '../blocks/api/authorization/model.ts';
import { descriptionBlock } from '../blocks/api/description/block.tsx';
import { externalDocsBlock, TextLink } from '../blocks/api/facts/text-link.tsx';
import { listBlock, SECTION_IDS, sectionBlock } from '../blocks/api/section.tsx';
import { ServerList, serverItem } from '../blocks/api/servers/block.tsx';
import type { Server } from '../blocks/api/servers/model.ts';
import { CardList, cardMarkdown } from '../blocks/card-list/card-list.tsx';
import type { CompiledPageText } from '../description/compile-description.ts';
import { useMessages } from '../messages.tsx';
import type { Page, PageBlock, RenderContext } from '../page.ts';
import { bullet, heading, joinBlocks, link, toPageMarkdownHref } from '../text/markdown/markdown-text.ts';
import { leadBlock, reference } from './layouts.tsx';

export interface ApiArticle {
  readonly title: string;
  /** A linked image, or null. */
  readonly logo: SafeHtml | null;
  readonly version: string | null;
  readonly summary: string | null;
  readonly text: CompiledPageText;
  readonly contact: Contact | null;
  readonly license: Link | null;
  readonly termsOfService: string | null;
  readonly externalDocs: Link | null;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly tags: readonly Card[];
  /** With their title in the language of the page. */
  readonly webhooks: { readonly title: string; readonly links: readonly Link[] };
  readonly schemas: readonly Link[];
  readonly changelog: Link | null;
  readonly downloads: readonly Link[];
}

interface Contact {
  readonly name: string | null;
  readonly href: string | null;
  readonly email: string | null;
}

/** The overview of an API: its purpose, servers, authorization and content. */
export function overviewPage(api: ApiArticle): Page {
  const { title, summary, changelog, downloads, externalDocs } = api;
  const links = [changelog, ...downloads, externalDocs].filter((each) => each !== null);
  return {
    facts: { kind: 'api', title },
    layout: reference,
    blocks: [
      headerBlock(api),
      { ...leadBlock(summary), region: 'purpose', search: () => ({ text: summary ?? '' }) },
      { region: 'purpose', html: links.length > 0 && <Links className="link-line" links={links} /> },
      descriptionBlock(api.text),
      { markdown: (context) => (changelog === null ? null : linkList([changelog], context)) },
      { ...externalDocsBlock(externalDocs), html: null },
      serversSection(api.servers),
      securitySchemesBlock(api.securitySchemes),
      listBlock(api.tags, (cards) =>
        sectionBlock({
          id: SECTION_IDS.operations,
          title: (t) => t.operations,
          html: <CardList cards={cards} />,
          markdown: ({ base }) => cardMarkdown(cards, base),
        }),
      ),
      indexBlock('webhooks', api.webhooks.links, () => api.webhooks.title),
      indexBlock('schemas', api.schemas, (t) => t.schemas),
      termsBlock(api),
      downloads.length === 0 ? {} : { markdown: ({ messages: { page } }) => downloadList(downloads, page) },
    ],
  };
}

function headerBlock({ title, version, logo }: ApiArticle): PageBlock {
  return {
    region: 'header',
    html: (
      <header>
        {logo !== null && <Html className="api-logo" html={logo} />}
        <h1>{title}</h1> {version !== null && <span className="type">{version}</span>}
      </header>
    ),
    markdown: ({ messages }) =>
      joinBlocks([heading(1, plain(title)), version === null ? null : plain(messages.page.version(version))]),
  };
}

function serversSection(servers: readonly Server[]): PageBlock {
  return listBlock(servers, (shown) =>
    sectionBlock({
      id: SECTION_IDS.servers,
      title: (t) => t.servers,
      html: <ServerList servers={shown} />,
      markdown: ({ messages }) => shown.map((server) => bullet(serverItem(server, messages.page))).join('\n'),
      search: ({ servers: label }) => {
        const text = shown.map(({ url, description }) => `${url} ${description?.text ?? ''}`).join('\n');
        return { places: [{ kind: 'heading', id: SECTION_IDS.servers, label, text }] };
      },
    }),
  );
}

/** Links to all pages of a kind, in columns. */
function indexBlock(
  kind: 'webhooks' | 'schemas',
  pages: readonly Link[],
  title: (messages: PageMessages) => string,
): PageBlock {
  return listBlock(pages, (links) =>
    sectionBlock({
      id: SECTION_IDS[kind],
      title,
      html: <Links className="schema-index" links={links} />,
      markdown: (context) => linkList(links, context),
    }),
  );
}

/** The API's contact and terms. They are too few for the table of contents. */
function termsBlock(api: ApiArticle): PageBlock {
  const { contact, license, termsOfService } = api;
  const hasContact = contact !== null && (contact.name ?? contact.href ?? contact.email) !== null;
  if (!hasContact && license === null && termsOfService === null) return {};
  return {
    ...sectionBlock({
      id: SECTION_IDS.contact,
      title: (t) => t.contactAndTerms,
      html: <Terms api={api} />,
      markdown: ({ messages }) => termItems(api, messages.page).map(bullet).join('\n'),
    }),
    headings: () => [],
  };
}

function Terms({ api: { contact, license, termsOfService } }: { readonly api: ApiArticle }): ReactElement {
  const t = useMessages();
  const { name = null, href = null, email = null } = contact ?? {};
  const links = [
    ...(name === null && href === null ? [] : [{ label: name ?? t.contact, href }]),
    ...(email === null ? [] : [{ label: email, href: `mailto:${email}` }]),
    ...(license === null ? [] : [{ label: `${t.license}: ${license.label}`, href: license.href }]),
    ...(termsOfService === null ? [] : [{ label: t.termsOfService, href: termsOfService }]),
  ];
  return <Links className="link-line" links={links} />;
}

function termItems({ contact, license, termsOfService }: ApiArticle, page: PageMessages): string[] {
  const { name = null, href = null, email = null } = contact ?? {};
  return [
    ...(name === null && href === null ? [] : [`${page.contact}: ${link(name ?? href ?? '', href)}`]),
    ...(email === null ? [] : [plain(email)]),
    ...(license === null ? [] : [`${page.license}: ${link(license.label, license.href)}`]),
    ...(termsOfService === null ? [] : [link(page.termsOfService, termsOfService)]),
  ];
}

/** Characters of a name that fit a column of the index. Fewer would make hundreds of elements more. */
const COLUMN_LENGTH = 28;

function Links({ className, links }: { readonly className: string; readonly links: readonly Link[] }): ReactElement {
  return (
    <ul className={className}>
      {links.map((each) => (
        <li key={each.href ?? each.label}>
          <TextLink link={each}>
            <Identifier text={each.label} maxRun={COLUMN_LENGTH} />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function linkList(links: readonly Link[], { base }: RenderContext): string {
  return links
    .map(({ label, href }) => bullet(link(label, href === null ? null : toPageMarkdownHref(href, base))))
    .join('\n');
}

function downloadList(downloads: readonly Link[], page: PageMessages): string {
  const items = downloads.map(({ label, href }) => bullet(link(label, href)));
  return joinBlocks([heading(2, page.downloads), items.join('\n')]);
}
