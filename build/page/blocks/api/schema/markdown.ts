import { plain } from '../../../../../worker/model/markup/plain-markdown.ts';
import type { BuildMessages, PageMessages } from '../../../../../worker/model/messages/messages.ts';
import type { Link } from '../../../../../worker/model/parts.ts';
import { memoize } from '../../../../base/cache/memo.ts';
import type { MarkdownContext } from '../../../page.ts';
import {
  bullet,
  capitalize,
  code,
  joinBlocks,
  link,
  oneLine,
  proseLine,
  toPageMarkdownHref,
  uncapitalize,
} from '../../../text/markdown/markdown-text.ts';
import { hasPage } from './linked-schemas.ts';
import type {
  Branch,
  Constraint,
  EnumValue,
  Field,
  FieldFacts,
  Schema,
  SchemaChildren,
  SchemaFacts,
  Variants,
} from './model.ts';
import { hasOwnTitle } from './names.ts';

/** Parameters, properties or headers as a nested list with all facts about a field on one line. */
export function fieldList(fields: readonly Field[], context: MarkdownContext): string {
  const leaf = leafItem(context.messages)(context.base);
  const toItem = (field: Field): string => (isLeaf(field) ? leaf(field.facts) : bullet(fieldItem(field, context)));
  return fields.map(toItem).join('\n');
}

/** A field without children is the same wherever its schema is used. */
const leafItem = memoize((messages: BuildMessages) =>
  memoize((base: string) =>
    memoize((facts: FieldFacts) =>
      bullet(fieldItem({ id: '', facts, valuesAt: null, children: null }, { base, messages, linked: new Set() })),
    ),
  ),
);

function isLeaf({ children: below, valuesAt, mark }: Field): boolean {
  return below === null && valuesAt === null && mark === undefined;
}

/** An unnamed schema, such as a body: its description, then its content. */
export function schemaBody(schema: Schema, context: MarkdownContext): string {
  const { facts } = schema;
  return joinBlocks([sentences(schema, context), enumList(facts), children(schema.children, context)]);
}

/** Of a type, also the bracket before its format, which would be the tag of an element: `string <uuid>`. */
const TYPE_MARKUP = /[\\[\]*`<]/g;

/** A type as text: `array of Invoice`. */
export function typeText({ facts }: Schema): string {
  return oneLine(facts.type.map(({ label }) => label.replace(TYPE_MARKUP, '\\$&')).join(''));
}

/** A type with links to the pages of named schemas. */
export function linkedTypeText({ facts }: Schema, { base }: MarkdownContext): string {
  const pieces = facts.type.map(({ label, href }) =>
    href === null ? label.replace(TYPE_MARKUP, '\\$&') : link(label, toPageMarkdownHref(href, base)),
  );
  return oneLine(pieces.join(''));
}

/** The type and content of a schema at its point of use. If another page shows the rest, the type is a link. */
function typeAndContent(
  id: string,
  schema: Schema,
  context: MarkdownContext,
): { readonly type: string; readonly shown: Schema } {
  const { facts, valuesAt, children: below } = schema;
  // A reference to a page has its own sentence with a link.
  const isReference = below?.kind === 'reference' && below.link.href !== null && !below.link.href.startsWith('#');
  if (isReference || !isElsewhere(id, schema, context)) return { type: typeText(schema), shown: schema };
  return {
    type: linkedTypeText(schema, context),
    shown: { facts: valuesAt === null ? facts : { ...facts, values: [] }, valuesAt, children: null },
  };
}

function isElsewhere(id: string, schema: Schema, { linked }: MarkdownContext): boolean {
  if (linked.has(id) || (schema.valuesAt !== null && hasPage(schema))) return true;
  const href = schema.children?.kind === 'reference' ? schema.children.link.href : null;
  if (href === null || !hasPage(schema)) return false;
  return !href.startsWith('#') || linked.has(href.slice(1));
}

function fieldItem(field: Field, context: MarkdownContext): string {
  const { page } = context.messages;
  const { name, required, readOnly, writeOnly, deprecated, deprecation, badges, namedExamples } = field.facts;
  const { type, shown } = typeAndContent(field.id, field, context);
  const words = [
    code(name),
    type,
    required ? uncapitalize(page.required) : '',
    deprecated && field.mark?.kind !== 'deprecated' ? uncapitalize(page.deprecated) : '',
    readOnly ? uncapitalize(page.readOnly) : '',
    writeOnly ? uncapitalize(page.writeOnly) : '',
    ...badges.map(plain),
    field.mark === undefined ? '' : uncapitalize(field.mark.label),
  ].filter((word) => word !== '');
  const replacement = deprecation === null ? '' : endSentence(proseLine(deprecation.markdown));
  const title = hasOwnTitle(field.facts) ? endSentence(plain(field.facts.title ?? '')) : '';
  const text = [replacement, title, sentences(shown, context)].filter((part) => part !== '').join(' ');
  const head = item(words.join(' '), text, shown, context);
  return [head, exampleList(namedExamples, page)].filter((part) => part !== '').join('\n');
}

/** A name with its description on the same line, and its content below. */
function item(head: string, text: string, schema: Schema, context: MarkdownContext): string {
  const { page } = context.messages;
  const below = [enumList(schema.facts), children(schema.children, context)].filter((part) => part !== '');
  if (!hasBlocks(text)) return [text === '' ? head : `${head}: ${text}`, ...below].join('\n');
  // A list directly after another list would continue it.
  const label = below.length === 0 || !endsInList(text) ? '' : `${page.properties}:\n`;
  return `${head}:${BLOCK_START.test(text) ? '\n\n' : ' '}${joinBlocks([text, label + below.join('\n')])}`;
}

/**
 * The description and facts of a schema as one paragraph. Facts after a list or code block get a separate paragraph.
 */
function sentences({ facts, children: below }: Schema, context: MarkdownContext): string {
  const about = summary(facts);
  const rest = [...factList(facts, context.messages.page), reference(below, context)]
    .filter((sentence) => sentence !== '')
    .map(endSentence);
  if (hasBlocks(about)) return joinBlocks([about, rest.join(' ')]);
  return [...(about === '' ? [] : [endSentence(about)]), ...rest].join(' ');
}

/** The sentence with a full stop, unless it has one. */
export function endSentence(sentence: string): string {
  return /[.!?:…。！？؟]["」』')*_`]*$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The description on one line, unless it consists of several blocks. */
function summary(facts: SchemaFacts): string {
  const text = facts.description?.markdown ?? '';
  return hasBlocks(text) ? text : proseLine(text);
}

function hasBlocks(text: string): boolean {
  return /\n\s*\n|^\s*(?:[-*+|>]|\d+[.)]|```|~~~)/m.test(text);
}

const BLOCK_START = /^\s*(?:[-*+|>]|\d+[.)]|```|~~~)/;

function endsInList(text: string): boolean {
  return /^\s*(?:[-*+]|\d+[.)])\s/m.test(text.slice(text.lastIndexOf('\n\n') + 1));
}

function factList(
  { constraints, values, defaultValue, examples, wire, externalDocs }: SchemaFacts & Partial<FieldFacts>,
  page: PageMessages,
): string[] {
  const plainValues = values.every((value) => value.description === null) ? values : [];
  const limits = [
    defaultValue === null ? '' : sample(page.defaultValue, [defaultValue]),
    ...constraints.map(markPattern),
    examples.length === 0 ? '' : sample(examples.length === 1 ? page.example : page.examples, examples),
  ].filter((limit) => limit !== '');
  return [
    plainValues.length === 0
      ? ''
      : sample(
          plainValues.length === 1 ? page.constantValue : page.allowedValues,
          plainValues.map(({ value }) => value),
        ),
    capitalize(limits.join(' · ')),
    wire == null ? '' : sample(page.onTheWire, [wire]),
    externalDocs === null ? '' : link(externalDocs.label, externalDocs.href),
  ];
}

function sample(label: string, texts: readonly string[]): string {
  return [label, ...texts.map(code)].join(' ');
}

/** Described values on one line each, followed by all others on a single line. */
function enumList({ values }: SchemaFacts): string {
  const explained = values.filter(({ description: prose }) => prose !== null);
  if (explained.length === 0) return '';
  const plain = values.filter(({ description: prose }) => prose === null).map(({ value }) => code(value));
  return [valueList(explained), plain.length === 0 ? '' : bullet(plain.join(', '))]
    .filter((part) => part !== '')
    .join('\n');
}

/** Named examples below a label. */
function exampleList(examples: readonly EnumValue[], page: PageMessages): string {
  return examples.length === 0 ? '' : bullet(`${page.examples}:\n${valueList(examples)}`);
}

function valueList(values: readonly EnumValue[]): string {
  return values
    .map(({ value, description: prose }) =>
      bullet(prose === null ? code(value) : `${code(value)}: ${proseLine(prose.markdown)}`),
    )
    .join('\n');
}

function children(tree: SchemaChildren | null, context: MarkdownContext): string {
  if (tree === null) return '';
  switch (tree.kind) {
    case 'object':
      return [fieldList(tree.fields, context), more(tree.more, context)].filter((part) => part !== '').join('\n');
    case 'variants':
      return variantList(tree.variants, context);
    case 'both':
      return [
        fieldList(tree.fields, context),
        ...tree.variants.map((variants) => variantList(variants, context)),
        more(tree.more, context),
      ]
        .filter((part) => part !== '')
        .join('\n');
    case 'reference':
      return '';
  }
}

/** A link to the rest of a list that is too long for one page. */
function more(rest: Link | null, { base, messages: { page } }: MarkdownContext): string {
  return rest?.href == null ? '' : bullet(`${page.seeMore} ${link(rest.label, toPageMarkdownHref(rest.href, base))}`);
}

/** A sentence that says where the properties are described. */
function reference(tree: SchemaChildren | null, { base, messages: { page } }: MarkdownContext): string {
  if (tree?.kind !== 'reference') return '';
  const { label, href } = tree.link;
  // Fragments only exist on the HTML page, so Markdown uses the name.
  const target = href === null || href.startsWith('#') ? code(label) : link(label, toPageMarkdownHref(href, base));
  const reasons = { recursive: page.seeRecursive, shared: page.seeShared, depth: page.seeDeeper };
  return `${reasons[tree.reason]} ${target}`;
}

function variantList({ label, discriminator, branches }: Variants, context: MarkdownContext): string {
  const { page } = context.messages;
  const how = discriminator === null ? label : `${label}, ${page.discriminator} ${code(discriminator)}`;
  return bullet(
    [`${how}:`, ...branches.map((branch) => bullet(branchItem(branch, discriminator, context)))].join('\n'),
  );
}

function branchItem(
  { id, title, value, isReadOnly, schema }: Branch,
  discriminator: string | null,
  context: MarkdownContext,
): string {
  const tag = value === null ? '' : ` ${code(discriminator === null ? value : `${discriminator} = ${value}`)}`;
  const { type, shown } = typeAndContent(id, schema, context);
  const { page, reference: words } = context.messages;
  // A branch such as `required: [email]` only limits what is above it.
  const isSaid = ['', title, words.types.any].includes(type);
  const head = `**${plain(title)}**${tag}${isSaid ? '' : `, ${type}`}`;
  const note = isReadOnly ? page.allReadOnly : '';
  const text = [note, sentences(shown, context)].filter((part) => part !== '').join(' ');
  return item(head, text, shown, context);
}

/** Formats a pattern as code, because regular expressions are full of Markdown characters. */
function markPattern(constraint: Constraint): string {
  return typeof constraint === 'string' ? plain(constraint) : `${constraint.words} ${code(constraint.pattern)}`;
}
