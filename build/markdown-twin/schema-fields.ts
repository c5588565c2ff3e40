import type { Link } from '../../worker/model/api-facts.ts';
import type { Branch, EnumValue, Field, Schema, SchemaChildren, Variants } from '../../worker/model/api-schema.ts';
import { en } from '../../worker/model/strings.ts';
import { bullet, code, joinBlocks, link, oneLine } from './blocks.ts';
import { description } from './description.ts';
import { toMarkdownHref } from './hrefs.ts';
import { hasPage, type SchemaTwinContext } from './linked-schemas.ts';

/** As many examples as show a pattern. */
const MAX_EXAMPLES = 2;

/** Parameters, properties or headers as a nested list: a line says all of a field that its schema says. */
export function fieldList(fields: readonly Field[], context: SchemaTwinContext): string {
  return fields.map((field) => bullet(fieldItem(field, context))).join('\n');
}

/** A schema without a name of its own, such as a body: what is said of it, then what is in it. */
export function schemaBody(schema: Schema, context: SchemaTwinContext): string {
  return joinBlocks([sentences(schema, null, context), enumList(schema, context), children(schema.children, context)]);
}

/** A type as it is read: `array of Invoice`. */
export function typeText({ type }: Schema): string {
  return oneLine(type.map(({ label }) => label).join(''));
}

/** What is said of a schema in its place, and its type: with its link, where the page of a named schema says the rest. */
function placed(
  id: string,
  schema: Schema,
  context: SchemaTwinContext,
): { readonly type: string; readonly shown: Schema } {
  if (!isElsewhere(id, schema, context)) return { type: typeText(schema), shown: schema };
  const pieces = schema.type.map(({ label, href }) =>
    href === null ? label : link(label, toMarkdownHref(href, context.base)),
  );
  return {
    type: oneLine(pieces.join('')),
    shown: { ...schema, children: null, values: schema.valuesAt === null ? schema.values : [] },
  };
}

function isElsewhere(id: string, schema: Schema, { linked }: SchemaTwinContext): boolean {
  if (linked.has(id) || (schema.valuesAt !== null && hasPage(schema))) return true;
  const href = schema.children?.kind === 'reference' ? schema.children.link.href : null;
  if (href === null || !hasPage(schema)) return false;
  return !href.startsWith('#') || linked.has(href.slice(1));
}

function fieldItem(field: Field, context: SchemaTwinContext): string {
  const { id, name, schema, wire } = field;
  const { type, shown } = placed(id, schema, context);
  const notes = [
    type,
    field.required ? en.required.toLowerCase() : '',
    schema.readOnly ? en.readOnly.toLowerCase() : '',
    schema.writeOnly ? en.writeOnly.toLowerCase() : '',
    field.deprecated || schema.deprecated ? en.deprecated.toLowerCase() : '',
    ...field.badges,
  ].filter((note) => note !== '');
  const replacement = field.deprecation === null ? '' : endSentence(oneLine(context.toMarkdown(field.deprecation)));
  const text = [replacement, sentences(shown, wire, context)].filter((part) => part !== '').join(' ');
  const head = item(`${code(name)} (${notes.join(', ')})`, text, shown, context);
  return [head, exampleList(field.examples, context)].filter((part) => part !== '').join('\n');
}

/** A name, what is said of it on the same line, and below it what is in it. */
function item(head: string, text: string, schema: Schema, context: SchemaTwinContext): string {
  return [text === '' ? head : `${head}: ${text}`, enumList(schema, context), children(schema.children, context)]
    .filter((part) => part !== '')
    .join('\n');
}

function sentences(schema: Schema, wire: string | null, context: SchemaTwinContext): string {
  return [summary(schema, context), ...facts(schema, wire), reference(schema.children, context)]
    .filter((sentence) => sentence !== '')
    .map(endSentence)
    .join(' ');
}

function endSentence(sentence: string): string {
  return /[.!?:…]["')*_`]*$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The description on one line; one of several blocks keeps its shape. */
function summary(schema: Schema, context: SchemaTwinContext): string {
  const text = description(schema.description, 6, context) ?? '';
  return /\n\s*\n|^\s*(?:[-*+|>]|\d+[.)]|```|~~~)/m.test(text) ? text : oneLine(text);
}

function facts({ constraints, values, defaultValue, examples, externalDocs }: Schema, wire: string | null): string[] {
  const plainValues = values.every((value) => value.description === null) ? values : [];
  return [
    plainValues.length === 0
      ? ''
      : `${plainValues.length === 1 ? en.constantValue : en.allowedValues} ${plainValues.map(({ value }) => code(value)).join(', ')}`,
    constraints.length === 0 ? '' : capitalize(constraints.map(markPattern).join(', ')),
    defaultValue === null ? '' : `${en.defaultValue} ${code(defaultValue)}`,
    examples.length === 0 ? '' : `${en.example} ${examples.slice(0, MAX_EXAMPLES).map(code).join(', ')}`,
    wire === null ? '' : `${en.onTheWire} ${code(wire)}`,
    externalDocs === null ? '' : link(externalDocs.label, externalDocs.href),
  ];
}

/** Values that are explained, each on its line; below them the others on one. */
function enumList({ values }: Schema, context: SchemaTwinContext): string {
  const explained = values.filter(({ description: html }) => html !== null);
  if (explained.length === 0) return '';
  const plain = values.filter(({ description: html }) => html === null).map(({ value }) => code(value));
  return [valueList(explained, context), plain.length === 0 ? '' : bullet(plain.join(', '))]
    .filter((part) => part !== '')
    .join('\n');
}

/** Examples with names, below a line that says what they are. */
function exampleList(examples: readonly EnumValue[], context: SchemaTwinContext): string {
  return examples.length === 0 ? '' : bullet(`${en.examples}:\n${valueList(examples, context)}`);
}

function valueList(values: readonly EnumValue[], context: SchemaTwinContext): string {
  return values
    .map(({ value, description: html }) =>
      bullet(html === null ? code(value) : `${code(value)}: ${oneLine(context.toMarkdown(html))}`),
    )
    .join('\n');
}

const REFERENCE_REASONS = { recursive: en.seeRecursive, shared: en.seeShared, depth: en.seeDeeper } as const;

function children(tree: SchemaChildren | null, context: SchemaTwinContext): string {
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

/** Where the rest of a list is that is too long for one page. */
export function more(rest: Link | null, { base }: SchemaTwinContext): string {
  return rest?.href == null ? '' : bullet(`${en.seeMore} ${link(rest.label, toMarkdownHref(rest.href, base))}`);
}

/** Where the properties are described that are not repeated here. */
function reference(tree: SchemaChildren | null, { base }: SchemaTwinContext): string {
  if (tree?.kind !== 'reference') return '';
  const { label, href } = tree.link;
  // A fragment names a place of the HTML page; here the name has to do.
  const target = href === null || href.startsWith('#') ? code(label) : link(label, toMarkdownHref(href, base));
  return `${REFERENCE_REASONS[tree.reason]} ${target}`;
}

function variantList({ label, discriminator, branches }: Variants, context: SchemaTwinContext): string {
  const how = discriminator === null ? label : `${label}, ${en.toldApartBy} ${code(discriminator)}`;
  return bullet(
    [`${how}:`, ...branches.map((branch) => bullet(branchItem(branch, discriminator, context)))].join('\n'),
  );
}

function branchItem(
  { id, title, value, schema }: Branch,
  discriminator: string | null,
  context: SchemaTwinContext,
): string {
  const tag = value === null ? '' : ` (${code(discriminator === null ? value : `${discriminator} = ${value}`)})`;
  const { type, shown } = placed(id, schema, context);
  const head = `**${oneLine(title)}**${tag}${type === '' || type === title ? '' : `, ${type}`}`;
  return item(head, sentences(shown, null, context), shown, context);
}

/** A regular expression is full of what Markdown and sentences give a meaning to. */
function markPattern(constraint: string): string {
  return constraint.replace(
    /(\bmatch(?:es)?) (\S.*)$/,
    (_, verb: string, pattern: string) => `${verb} ${code(pattern)}`,
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
