import type { ReactElement } from 'react';
import type { PageMessages } from '../../../../../worker/model/messages/page-messages.ts';
import type { Link } from '../../../../../worker/model/parts.ts';
import type { SafeHtml } from '../../../../../worker/model/safe-html.ts';
import { escapeHtml } from '../../../../../worker/ui/escape-html.ts';
import { inner } from '../../../../../worker/ui/html.tsx';
import { renderMarkup, useMessages } from '../../../../../worker/ui/messages.tsx';
import { useDraft } from '../../../draft.tsx';
import { Badges } from '../badges/html.tsx';
import { TextLink } from '../facts/text-link.tsx';
import { renderField } from './field-row.tsx';
import { memoizeWords } from './memoize-words.ts';
import type { Branch, SchemaFacts as Facts, Field, Schema, SchemaChildren, Variants } from './model.ts';
import { SchemaFacts } from './schema-facts.tsx';

/** A disclosure around properties, its summary and its list. */
export const LIST_ELEMENTS = 3;

/** A line with a link, to where a schema is described or to the rest of a list. */
export const LINK_ELEMENTS = 2;

/** A group of branches, and its line with the discriminator. */
export const VARIANTS_ELEMENTS = 3;

interface SchemaTreeProps {
  readonly tree: SchemaChildren | null;
  /** The name of the object that has the properties. */
  readonly name?: string;
  /** State of the disclosure around the properties; absent if they are not collapsible. */
  readonly folded?: 'open' | 'closed';
}

/**
 * The content of a schema: its properties, its branches, or a link to where they are described. The attribute tells
 * tools that compare the page with its Markdown that the disclosure's text is specific to this presentation.
 */
export function SchemaTree({ tree, name, folded }: SchemaTreeProps): ReactElement | null {
  const t = useMessages();
  if (tree === null) return null;
  if (tree.kind === 'reference') return <p className="fact more" {...inner(referenceWords(tree, t))} />;
  const fields = tree.kind === 'variants' ? [] : tree.fields;
  return (
    <>
      {folded === undefined || fields.length === 0 ? (
        <FieldList fields={fields} />
      ) : (
        <details className="nested" open={folded === 'open'}>
          <summary data-markdown-ignore="">{countFields(fields, name, t)}</summary>
          <FieldList fields={fields} />
        </details>
      )}
      <VariantList tree={tree} />
      {tree.kind !== 'variants' && <More link={tree.more} />}
    </>
  );
}

/** The tree of a page's own schema. */
export function PageTree({ schema }: { readonly schema: Schema }): ReactElement | null {
  const t = useMessages();
  const leaveGap = useDraft();
  if (leaveGap !== null) return leaveGap(() => renderTree({ tree: schema.children }, t));
  return <SchemaTree tree={schema.children} />;
}

/** Rows of a tuple are items: `[0]`, `[1…]`. */
function countFields(fields: readonly Field[], name: string | undefined, t: PageMessages): string {
  const areItems = fields.every(({ facts }) => /^\[\d+…?\]$/.test(facts.name));
  if (areItems) return t.itemCount(fields.length);
  return name === undefined ? t.propertyCount(fields.length) : t.propertiesOf(fields.length, name);
}

/** Links to the rest of a list that is too long for one page. */
function More({ link }: { readonly link: Link | null }): ReactElement | null {
  const t = useMessages();
  if (link === null) return null;
  return (
    <p className="fact more">
      {t.seeMore} <TextLink link={link} />
    </p>
  );
}

interface FieldListProps {
  readonly fields: readonly Field[];
}

/** Rows in the order of the description. A single field shows its content expanded. */
export function FieldList({ fields }: FieldListProps): ReactElement | null {
  const t = useMessages();
  const leaveGap = useDraft();
  if (fields.length === 0) return null;
  if (leaveGap !== null) return <ul className="fields">{leaveGap(() => renderRows(fields, t))}</ul>;
  return <ul className="fields" {...inner(renderRows(fields, t))} />;
}

function renderRows(fields: readonly Field[], messages: PageMessages): SafeHtml {
  const folded = fields.length === 1 ? 'open' : 'closed';
  let rows = '';
  for (const field of fields) {
    const below = renderTree({ tree: field.children, name: field.facts.name, folded }, messages);
    rows += renderField(field, below, messages);
  }
  return rows as SafeHtml;
}

function renderTree(props: SchemaTreeProps, messages: PageMessages): SafeHtml | null {
  const { tree } = props;
  if (tree === null) return null;
  // Half of all trees are such a line, which React would take three times as long to render.
  if (tree.kind === 'reference') return `<p class="fact more">${referenceWords(tree, messages)}</p>` as SafeHtml;
  return renderMarkup(<SchemaTree {...props} />, messages);
}

function VariantList({ tree }: { readonly tree: Exclude<SchemaChildren, { kind: 'reference' }> }): ReactElement[] {
  if (tree.kind === 'object') return [];
  const all = tree.kind === 'both' ? tree.variants : [tree.variants];
  return all.map((variants) => <VariantGroup key={variants.branches[0]?.id ?? variants.label} variants={variants} />);
}

function VariantGroup({ variants: { label, discriminator, branches } }: { readonly variants: Variants }): ReactElement {
  const t = useMessages();
  return (
    <div className="variants">
      <p className="fact">
        {label}
        {discriminator !== null && (
          <>
            {`, ${t.discriminator} `}
            <code>{discriminator}</code>
          </>
        )}
      </p>
      {branches.map((branch) => (
        <BranchSection key={branch.id} branch={branch} discriminator={discriminator} />
      ))}
    </div>
  );
}

/** A branch without its children and names. */
export function renderBranch(
  { facts, value }: Pick<Branch, 'value'> & Pick<Schema, 'facts'>,
  messages: PageMessages,
): SafeHtml {
  const branch = { id: '', title: '', value, schema: { facts, valuesAt: null, children: null } };
  return renderMarkup(<BranchSection branch={branch} discriminator={null} />, messages);
}

interface BranchSectionProps {
  readonly branch: Branch;
  readonly discriminator: string | null;
}

function BranchSection({ branch: { id, title, value, schema }, discriminator }: BranchSectionProps): ReactElement {
  return (
    <details className="nested branch" id={id}>
      <summary>
        <b>{title}</b>
        {value !== null && (
          <>
            {' '}
            <code>{discriminator === null ? value : `${discriminator} = ${value}`}</code>
          </>
        )}
        <Badges deprecated={schema.facts.deprecated} />
      </summary>
      <SchemaBody schema={schema} />
    </details>
  );
}

/** An unnamed schema: a request or response body, or a branch. */
export function SchemaBody({ schema }: { readonly schema: Schema }): ReactElement {
  const t = useMessages();
  const leaveGap = useDraft();
  if (leaveGap !== null) return leaveGap(() => renderBody(schema, t));
  return (
    <>
      <SchemaFacts facts={schema.facts} valuesAt={schema.valuesAt} />
      <SchemaTree tree={schema.children} />
    </>
  );
}

function renderBody({ facts, valuesAt, children }: Schema, messages: PageMessages): SafeHtml {
  const words =
    valuesAt === null
      ? wordsOf(facts, messages)
      : renderMarkup(<SchemaFacts facts={facts} valuesAt={valuesAt} />, messages);
  return `${words}${renderTree({ tree: children }, messages) ?? ''}` as SafeHtml;
}

const wordsOf = memoizeWords((facts: Facts, messages) =>
  renderMarkup(<SchemaFacts facts={facts} valuesAt={null} />, messages),
);

type Reference = Extract<SchemaChildren, { kind: 'reference' }>;

/** Where the properties are described, and why not here. */
function referenceWords({ reason, link: { label, href } }: Reference, t: PageMessages): SafeHtml {
  const words = { recursive: t.seeRecursive, shared: t.seeShared, depth: t.seeDeeper }[reason];
  const name = escapeHtml(label);
  return `${escapeHtml(words)} ${href === null ? name : `<a href="${escapeHtml(href)}">${name}</a>`}` as SafeHtml;
}
