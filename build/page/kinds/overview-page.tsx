import type { ReactElement, ReactNode } from 'react';
import type { Link } from '../../../worker/model/parts.ts';
import { CardList } from '../../../worker/ui/card-list.tsx';
import { Heading } from '../../../worker/ui/heading.tsx';
import { Html } from '../../../worker/ui/html.tsx';
import { useMessages } from '../../../worker/ui/messages.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';
import { SecurityScheme } from '../blocks/api/authorization/security-scheme.tsx';
import { TextLink } from '../blocks/api/facts/text-link.tsx';
import { ContinuedHeader } from '../blocks/api/header/continued-header.tsx';
import type { Contact } from '../blocks/api/overview/model.ts';
import { SECTION_IDS } from '../blocks/api/section-ids.ts';
import { ServerList } from '../blocks/api/servers/html.tsx';
import type { ApiArticle as Api } from './api-articles.ts';

interface ApiArticleProps {
  readonly api: Api;
}

/** The overview of an API: its purpose, servers, authorization and content. */
export function ApiArticle({ api }: ApiArticleProps): ReactElement {
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
