import type { ReactElement } from 'react';
import { Heading } from '../../../worker/ui/heading.tsx';
import { Identifier } from '../../../worker/ui/identifier.tsx';
import { useMessages } from '../../../worker/ui/messages.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';
import { Badges } from '../blocks/api/badges/html.tsx';
import { ExampleBlock } from '../blocks/api/examples/html.tsx';
import { exampleBlock } from '../blocks/api/examples/markdown.ts';
import { TextLink } from '../blocks/api/facts/text-link.tsx';
import { OperationList } from '../blocks/api/operation-list/html.tsx';
import { operationList } from '../blocks/api/operation-list/markdown.ts';
import { findLinked } from '../blocks/api/schema/linked-schemas.ts';
import { schemaBody, typeText } from '../blocks/api/schema/markdown.ts';
import { isSameName } from '../blocks/api/schema/names.ts';
import { SchemaFacts } from '../blocks/api/schema/schema-facts.tsx';
import { PageTree } from '../blocks/api/schema/schema-tree.tsx';
import { SchemaType } from '../blocks/api/schema/schema-type.tsx';
import { readProperties, schemaText } from '../blocks/api/schema/search.ts';
import { SECTION_IDS } from '../blocks/api/section-ids.ts';
import type { Page } from '../page.ts';
import { bullet, heading, oneLine } from '../text/markdown-text.ts';
import type { SchemaArticle as SchemaPage } from './api-articles.ts';
import { listSection } from './list-section.ts';

interface SchemaArticleProps {
  readonly page: SchemaPage;
}

/** A named schema or a split-off part of a page: its tree, an example, and the operations that use it. */
function SchemaArticle({
  page: { title, headings, schema, idPrefix, example, partOf, usedBy, usedByMore },
}: SchemaArticleProps): ReactElement {
  const t = useMessages();
  const { facts } = schema;
  return (
    <article className={example === null ? 'reference' : 'reference with-samples'}>
      <header>
        <h1>
          <Identifier text={title} />
        </h1>{' '}
        {facts.type.every(({ label }) => label !== title) && <SchemaType type={facts.type} />}
        <Badges deprecated={facts.deprecated} />
      </header>
      {example === null && <Toc headings={headings} />}
      <div className="body" data-ids={idPrefix}>
        {partOf !== null && (
          <p className="fact">
            {t.partOf} <TextLink link={partOf} />
          </p>
        )}
        {facts.title !== null && !isSameName(facts.title, title) && <p className="description">{facts.title}</p>}
        <SchemaFacts facts={facts} valuesAt={schema.valuesAt} />
        {example !== null && <Toc headings={headings} />}
        {headings.some(({ id }) => id === SECTION_IDS.properties) && (
          <Heading level={2} id={SECTION_IDS.properties} text={t.properties} />
        )}
        <PageTree schema={schema} />
        {usedBy.length > 0 && (
          <section>
            <Heading level={2} id={SECTION_IDS.usedBy} text={t.usedBy} />
            <OperationList operations={usedBy} />
            {usedByMore > 0 && <p>{t.andMore(usedByMore)}</p>}
          </section>
        )}
      </div>
      {example !== null && (
        <aside className="samples" aria-label={t.example}>
          <ExampleBlock example={example} title={example.title} />
        </aside>
      )}
    </article>
  );
}

/** The page of a schema, or of a part of one. */
export function schemaPage(page: SchemaPage): Page {
  const { kind, title, schema, example, usedBy, usedByMore } = page;
  const { facts } = schema;
  const type = typeText(schema);
  return {
    facts: { kind, title },
    layout: () => <SchemaArticle page={page} />,
    linked: () => findLinked([schema]),
    blocks: [
      { markdown: () => heading(1, title), search: () => ({ names: facts.title === null ? [] : [facts.title] }) },
      { markdown: () => (type === title ? null : type) },
      {
        markdown: () => (facts.title === null || isSameName(facts.title, title) ? null : oneLine(facts.title)),
      },
      {
        markdown: (context) => schemaBody(schema, context),
        search: () => ({ text: schemaText(schema), places: readProperties(schema) }),
      },
      { markdown: (context) => (example === null ? null : exampleBlock(example, context)) },
      {
        markdown: (context) => {
          const { page: t } = context.messages;
          const more = usedByMore === 0 ? '' : bullet(t.andMore(usedByMore));
          const items = [operationList(usedBy, context), more].filter((part) => part !== '');
          return listSection(t.usedBy, items.join('\n'));
        },
      },
    ],
  };
}
