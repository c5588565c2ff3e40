import type { ReactElement } from 'react';
import { plain } from '../../../worker/model/markup/plain-markdown.ts';
import type { Link } from '../../../worker/model/parts.ts';
import { Heading } from '../../../worker/ui/heading.tsx';
import { Badges } from '../blocks/api/badges/html.tsx';
import { type Example, exampleBlock } from '../blocks/api/examples/example.ts';
import { ExampleBlock } from '../blocks/api/examples/html.tsx';
import { PartOf } from '../blocks/api/facts/text-link.tsx';
import { type OperationCard, OperationList, operationList } from '../blocks/api/operation-list/block.tsx';
import { schemaBody, typeText } from '../blocks/api/schema/markdown.ts';
import type { Schema } from '../blocks/api/schema/model.ts';
import { isSameName, repeatsName } from '../blocks/api/schema/names.ts';
import { SchemaFacts, SchemaType } from '../blocks/api/schema/schema-facts.tsx';
import { PageTree } from '../blocks/api/schema/schema-tree.tsx';
import { readProperties, schemaText } from '../blocks/api/schema/search.ts';
import { SECTION_IDS, sectionBlock } from '../blocks/api/section.tsx';
import { useMessages } from '../messages.tsx';
import type { Page, PageBlock } from '../page.ts';
import { bullet } from '../text/markdown/markdown-text.ts';
import { nameBlock, referenceWithExample } from './layouts.tsx';

/** A named schema on its own page, or a part of an operation that would make its page too heavy. */
export interface SchemaArticle {
  readonly title: string;
  readonly schema: Schema;
  /** The start of its fields' ids. */
  readonly idPrefix: string;
  /** Whether its tree begins with properties. */
  readonly hasProperties: boolean;
  readonly example: Example | null;
  /** The page that this one was split from; null for a named schema. */
  readonly partOf: Link | null;
  readonly usedBy: readonly OperationCard[];
  /** How many more operations use it. */
  readonly usedByMore: number;
}

/** The page of a schema, or of a part of one: its tree, an example, and the operations that use it. */
export function schemaPage(article: SchemaArticle): Page {
  const { title, schema, example, partOf, usedBy } = article;
  const { facts } = schema;
  const type = typeText(schema);
  const { title: own, description } = facts;
  // Generators write the title again as the description.
  const isSaid = own === null || isSameName(own, title) || repeatsName(description?.markdown ?? '', own);
  const otherTitle = isSaid ? null : own;
  return {
    facts: { kind: 'schema', title },
    layout: referenceWithExample(article.idPrefix),
    blocks: [
      {
        ...nameBlock(title, <Labels article={article} />),
        search: () => ({ names: facts.title === null ? [] : [facts.title] }),
      },
      { markdown: () => (type === title ? null : type) },
      { region: 'purpose', html: partOf !== null && <PartOf whole={partOf} /> },
      {
        region: 'purpose',
        html: otherTitle !== null && <p className="description">{otherTitle}</p>,
        markdown: () => otherTitle && plain(otherTitle),
      },
      { region: 'purpose', html: <SchemaFacts facts={facts} valuesAt={schema.valuesAt} /> },
      treeBlock(article),
      example === null ? {} : exampleOf(example),
      usedBy.length === 0 ? {} : usesBlock(article),
    ],
  };
}

function Labels({ article: { title, schema } }: { readonly article: SchemaArticle }): ReactElement {
  const { type, deprecated } = schema.facts;
  return (
    <>
      {' '}
      {type.every(({ label }) => label !== title) && <SchemaType type={type} />}
      <Badges deprecated={deprecated} />
    </>
  );
}

/** A page with a single section has no table of contents. */
function hasContents({ hasProperties, usedBy }: SchemaArticle): boolean {
  return hasProperties && usedBy.length > 0;
}

function treeBlock(article: SchemaArticle): PageBlock {
  const { schema } = article;
  const hasHeading = hasContents(article);
  return {
    html: (
      <>
        {hasHeading && <PropertiesHeading />}
        <PageTree schema={schema} />
      </>
    ),
    headings: (t) => (hasHeading ? [{ id: SECTION_IDS.properties, text: t.properties, level: 2 }] : []),
    markdown: (context) => schemaBody(schema, context),
    search: () => ({ text: schemaText(schema), places: readProperties(schema) }),
    trees: [schema],
    written: [schema],
  };
}

function PropertiesHeading(): ReactElement {
  return <Heading level={2} id={SECTION_IDS.properties} text={useMessages().properties} />;
}

function exampleOf(example: Example): PageBlock {
  return {
    aside: { title: (t) => t.example, html: <ExampleBlock example={example} title={example.title} /> },
    markdown: (context) => exampleBlock(example, context),
  };
}

function usesBlock(article: SchemaArticle): PageBlock {
  const { usedBy, usedByMore } = article;
  const section = sectionBlock({
    id: SECTION_IDS.usedBy,
    title: (t) => t.usedBy,
    html: (
      <>
        <OperationList operations={usedBy} />
        {usedByMore > 0 && <More count={usedByMore} />}
      </>
    ),
    markdown: (context) => {
      const more = usedByMore === 0 ? [] : [bullet(context.messages.page.andMore(usedByMore))];
      return [operationList(usedBy, context), ...more].join('\n');
    },
  });
  return hasContents(article) ? section : { ...section, headings: () => [] };
}

function More({ count }: { readonly count: number }): ReactElement {
  return <p>{useMessages().andMore(count)}</p>;
}
