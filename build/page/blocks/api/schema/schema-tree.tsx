import type { ReactElement } from 'react';
import { escapeHtml, type SafeHtml } from '../../../../../worker/model/markup/safe-html.ts';
import type { PageMessages } from '../../../../../worker/model/messages/messages.ts';
import type { Link } from '../../../../../worker/model/parts.ts';
import { Tabs } from '../../../../../worker/ui/tabs.tsx';
import { draftMarkup, useDraft } from '../../../draft.tsx';
import { renderMarkup, useMessages } from '../../../messages.tsx';
import { Badges } from '../badges/html.tsx';
import { NO_GROUP } from '../examples/html.tsx';
import { TextLink } from '../facts/text-link.tsx';
import { joinPlace, placedLabel } from '../section.tsx';
import { memoizeWords, renderField } from './field-row.tsx';
import type { Branch, SchemaFacts as Facts, Field, Schema, SchemaChildren, Variants } from './model.ts';
import { SchemaFacts } from './schema-facts.tsx';

/** A disclosure around properties, its summary and its list. */
export const LIST_ELEMENTS = 3;

/** A line with a link, to where a schema is described or to the rest of a list. */
export const LINK_ELEMENTS = 2;

/** A group of branches, its line with the discriminator, and its tabs. */
export const VARIANTS_ELEMENTS = 4;

interface SchemaTree {
  readonly tree: SchemaChildren | null;
  /** The name of the object that has the properties. */
  readonly name?: string;
  /** State of the disclosure around the properties; absent if they are not collapsible. */
  readonly folded?: 'open' | 'closed';
  /** What surrounds it, to tell controls of the same label apart: `Request body lines`. Nothing on its own page. */
  readonly within?: string;
}

/**
 * The content of a schema: its properties, its branches, or a link to where they are described. The attribute tells
 * tools that compare the page with its Markdown that the disclosure's text is specific to this presentation. Most trees
 * are a list or a link, which React would take three times as long to render.
 */
export function renderTree({ tree, name, folded, within = '' }: SchemaTree, messages: PageMessages): SafeHtml {
  if (tree === null) return '' as SafeHtml;
  if (tree.kind === 'reference') return `<p class="fact more">${referenceWords(tree, messages)}</p>` as SafeHtml;
  const fields = tree.kind === 'variants' ? [] : tree.fields;
  const inside = joinPlace(within, name);
  const list = renderList(fields, inside, messages);
  const rest =
    tree.kind === 'object' && tree.more === null
      ? ''
      : draftMarkup(
          <>
            <VariantList tree={tree} within={inside} />
            {tree.kind !== 'variants' && <More link={tree.more} />}
          </>,
          messages,
        )();
  if (folded === undefined || fields.length === 0) return `${list}${rest}` as SafeHtml;
  const label = countFields(fields, name, messages);
  const place = within === '' ? '' : ` aria-label="${escapeHtml(placedLabel(label, within))}"`;
  const summary = `<summary data-markdown-ignore=""${place}>${escapeHtml(label)}</summary>`;
  const open = folded === 'open' ? ' open=""' : '';
  return `<details class="nested"${open}>${summary}${list}</details>${rest}` as SafeHtml;
}

/** The tree of a page's own schema. */
export function PageTree({ schema }: { readonly schema: Schema }): ReactElement {
  const t = useMessages();
  return useDraft()(() => renderTree({ tree: schema.children }, t));
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
  /** What surrounds them, as in a tree. */
  readonly within?: string;
}

/** Rows in the order of the description. A single field shows its content expanded. */
export function FieldList({ fields, within = '' }: FieldListProps): ReactElement {
  const t = useMessages();
  return useDraft()(() => renderList(fields, within, t));
}

function renderList(fields: readonly Field[], within: string, messages: PageMessages): SafeHtml {
  if (fields.length === 0) return '' as SafeHtml;
  const folded = fields.length === 1 ? 'open' : 'closed';
  let rows = '';
  for (const field of fields) {
    const below = renderTree({ tree: field.children, name: field.facts.name, folded, within }, messages);
    rows += renderField(field, below, messages);
  }
  return `<ul class="fields">${rows}</ul>` as SafeHtml;
}

interface VariantListProps {
  readonly tree: Exclude<SchemaChildren, { kind: 'reference' }>;
  readonly within: string;
}

function VariantList({ tree, within }: VariantListProps): ReactElement[] {
  if (tree.kind === 'object') return [];
  const all = tree.kind === 'both' ? tree.variants : [tree.variants];
  return all.map((variants) => (
    <VariantGroup key={variants.branches[0]?.id ?? variants.label} variants={variants} within={within} />
  ));
}

interface VariantGroupProps {
  readonly variants: Variants;
  readonly within: string;
}

function VariantGroup({ variants, within }: VariantGroupProps): ReactElement {
  const { label, discriminator, branches } = variants;
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
      <Tabs
        group={NO_GROUP}
        label={placedLabel(label, within)}
        asMenu={isLong(branches)}
        tabs={branches.map((branch) => ({
          value: '',
          id: branch.id,
          label: branch.label,
          content: <BranchContent branch={branch} discriminator={discriminator} within={within} />,
        }))}
      />
    </div>
  );
}

/** More branches, or longer names, do not fit in one line of tabs. */
const MAX_TABS = 6;
const MAX_TAB_LETTERS = 60;

function isLong(branches: readonly Branch[]): boolean {
  const letters = branches.reduce((sum, { label }) => sum + label.length, 0);
  return branches.length > MAX_TABS || letters > MAX_TAB_LETTERS;
}

/** A branch without its children and names. */
export function renderBranch(
  { facts, value }: Pick<Branch, 'value'> & Pick<Schema, 'facts'>,
  messages: PageMessages,
): SafeHtml {
  const schema = { facts, valuesAt: null, children: null };
  const branch = { id: '', title: 'Title', label: '', value, isReadOnly: false, schema };
  return draftMarkup(
    <section>
      <p />
      <BranchContent branch={branch} discriminator={null} within="" />
    </section>,
    messages,
  )();
}

interface BranchContentProps {
  readonly branch: Branch;
  readonly discriminator: string | null;
  readonly within: string;
}

function BranchContent({ branch, discriminator, within }: BranchContentProps): ReactElement {
  const t = useMessages();
  const { title, label, value, isReadOnly, schema } = branch;
  const { deprecated } = schema.facts;
  return (
    <>
      {(title !== label || value !== null || deprecated) && (
        <p className="fact">
          {title !== label && <b>{title}</b>}{' '}
          {value !== null && <code>{discriminator === null ? value : `${discriminator} = ${value}`}</code>}
          <Badges deprecated={deprecated} />
        </p>
      )}
      {isReadOnly && <p className="fact">{t.allReadOnly}</p>}
      <SchemaBody schema={schema} within={joinPlace(within, label)} />
    </>
  );
}

interface SchemaBodyProps {
  readonly schema: Schema;
  readonly within: string;
}

/** An unnamed schema: a request or response body, or a branch. */
export function SchemaBody({ schema, within }: SchemaBodyProps): ReactElement {
  const t = useMessages();
  return useDraft()(() => renderBody(schema, within, t));
}

function renderBody({ facts, valuesAt, children }: Schema, within: string, messages: PageMessages): SafeHtml {
  const words =
    valuesAt === null
      ? wordsOf(facts, messages)
      : renderMarkup(<SchemaFacts facts={facts} valuesAt={valuesAt} />, messages);
  return `${words}${renderTree({ tree: children, within }, messages)}` as SafeHtml;
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
