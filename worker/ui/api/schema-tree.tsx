import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Link } from '../../model/api-facts.ts';
import type { Branch, Field, Schema, SchemaChildren, Variants } from '../../model/api-schema.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import { en } from '../../model/strings.ts';
import { inner } from '../html.tsx';
import { Badges } from './badges.tsx';
import { renderField } from './field-row.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { TextLink } from './text-link.tsx';

interface SchemaTreeProps {
  readonly tree: SchemaChildren | null;
  /** State of the disclosure that holds the properties; left out for properties that stand in the open. */
  readonly folded?: 'open' | 'closed';
}

/** What lies inside a schema: its properties, its branches, or a link to where they are described. */
export function SchemaTree({ tree, folded }: SchemaTreeProps): ReactElement | null {
  if (tree === null) return null;
  if (tree.kind === 'reference') return <Reference {...tree} />;
  const fields = tree.kind === 'variants' ? [] : tree.fields;
  return (
    <>
      {folded === undefined || fields.length === 0 ? (
        <FieldList fields={fields} />
      ) : (
        <details className="nested" open={folded === 'open'}>
          <summary>{countFields(fields)}</summary>
          <FieldList fields={fields} />
        </details>
      )}
      <VariantList tree={tree} />
      {tree.kind !== 'variants' && <More link={tree.more} />}
    </>
  );
}

/** Rows of a tuple are items: `[0]`, `[1…]`. */
function countFields(fields: readonly Field[]): string {
  const areItems = fields.every(({ facts }) => /^\[\d+…?\]$/.test(facts.name));
  return areItems ? en.itemCount(fields.length) : en.propertyCount(fields.length);
}

/** Where the rest of a list is that is too long for one page. */
export function More({ link }: { readonly link: Link | null }): ReactElement | null {
  if (link === null) return null;
  return (
    <p className="fact">
      {en.seeMore} <TextLink link={link} />
    </p>
  );
}

interface FieldListProps {
  readonly fields: readonly Field[];
}

/** Rows in the order of the description; a field that stands alone shows what is in it at once. */
export function FieldList({ fields }: FieldListProps): ReactElement | null {
  if (fields.length === 0) return null;
  let rows = '';
  for (const field of fields) rows += renderField(field, renderBelow(field, fields.length === 1 ? 'open' : 'closed'));
  return <ul className="fields" {...inner(rows as SafeHtml)} />;
}

function renderBelow({ children }: Field, folded: 'open' | 'closed'): SafeHtml {
  return (children === null ? '' : renderToStaticMarkup(<SchemaTree tree={children} folded={folded} />)) as SafeHtml;
}

function VariantList({ tree }: { readonly tree: Exclude<SchemaChildren, { kind: 'reference' }> }): ReactElement[] {
  if (tree.kind === 'object') return [];
  const all = tree.kind === 'both' ? tree.variants : [tree.variants];
  return all.map((variants) => <VariantGroup key={variants.branches[0]?.id ?? variants.label} variants={variants} />);
}

function VariantGroup({ variants: { label, discriminator, branches } }: { readonly variants: Variants }): ReactElement {
  return (
    <div className="variants">
      <p className="fact">
        {label}
        {discriminator !== null && (
          <>
            {`, ${en.toldApartBy} `}
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

/** A schema without a name of its own: the body of a request or response, a branch. */
export function SchemaBody({ schema }: { readonly schema: Schema }): ReactElement {
  return (
    <>
      <SchemaFacts facts={schema.facts} valuesAt={schema.valuesAt} />
      <SchemaTree tree={schema.children} />
    </>
  );
}

const REFERENCE_REASONS = { recursive: en.seeRecursive, shared: en.seeShared, depth: en.seeDeeper } as const;

/** Where the properties are, and why they are not here. */
function Reference({ reason, link }: Extract<SchemaChildren, { kind: 'reference' }>): ReactElement {
  return (
    <p className="fact">
      {REFERENCE_REASONS[reason]} <TextLink link={link} />
    </p>
  );
}
