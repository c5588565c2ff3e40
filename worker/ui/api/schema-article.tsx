import type { ReactElement } from 'react';
import type { SchemaArticle as SchemaPage } from '../../model/api/api-articles.ts';
import { Heading } from '../heading.tsx';
import { Identifier } from '../identifier.tsx';
import { useMessages } from '../messages.tsx';
import { Toc } from '../toc.tsx';
import { Badges } from './badges.tsx';
import { ExampleBlock } from './examples.tsx';
import { OperationList } from './operation-list.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { PageTree } from './schema-tree.tsx';
import { SchemaType } from './schema-type.tsx';
import { isSameName, SECTION_IDS } from './sections.ts';
import { TextLink } from './text-link.tsx';

interface SchemaArticleProps {
  readonly page: SchemaPage;
}

/** A named schema or a split-off part of a page: its tree, an example, and the operations that use it. */
export function SchemaArticle({
  page: { title, headings, schema, example, partOf, usedBy, usedByMore },
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
      <div className="body">
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
