import type { Link } from '../../../worker/model/api-facts.ts';
import type { Branch, Field, Schema, SchemaChildren, Variants } from '../../../worker/model/api-schema.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import type { FragmentIds } from '../pages/fragment-ids.ts';
import { revealBidi } from '../reveal-bidi.ts';
import { ownTitle, type SchemaFacts } from './schema-facts.ts';
import type { SchemaNode, VariantsNode } from './schema-node.ts';
import type { SchemaReader } from './schema-reader.ts';
import type { SchemaHref } from './type-label.ts';

const LABELS = {
  oneOf: 'One of',
  anyOf: 'Any of',
  not: 'Not',
  if: 'Conditions',
  contains: 'Contains',
  dependentSchemas: 'With the property',
  contentSchema: 'Content',
} as const;

/** Turns grown schema trees of one page into what is shown, giving each field its id. */
export class SchemaViewer {
  readonly #ids: FragmentIds;
  readonly #reader: SchemaReader;
  readonly #markdown: DescriptionCompiler;
  readonly #schemaHref: SchemaHref;
  readonly #partHref: (node: SchemaNode) => string | null;
  readonly #nodeIds = new Map<SchemaNode, string>();
  /** Where long lists of values stand, by the pointer of what lists them. */
  readonly #valueNodes = new Map<string, SchemaNode>();

  /** `partHref`: the page of a schema that stands on a page of its own, though it has no name. */
  constructor(
    ids: FragmentIds,
    reader: SchemaReader,
    markdown: DescriptionCompiler,
    schemaHref: SchemaHref,
    partHref: (node: SchemaNode) => string | null,
  ) {
    this.#ids = ids;
    this.#reader = reader;
    this.#markdown = markdown;
    this.#schemaHref = schemaHref;
    this.#partHref = partHref;
  }

  /** The fragment id of a node; the same whenever it is asked. */
  idOf(node: SchemaNode): string {
    let id = this.#nodeIds.get(node);
    if (id === undefined) {
      id = this.#ids.claim(node.anchor ?? node.path);
      this.#nodeIds.set(node, id);
    }
    return id;
  }

  toSchema(node: SchemaNode): Schema {
    const { shape } = node;
    const facts = this.#reader.facts(shape);
    return {
      type: facts.type,
      title: facts.title,
      description: this.#describe(facts),
      readOnly: shape.readOnly,
      writeOnly: shape.writeOnly,
      deprecated: facts.deprecated,
      constraints: facts.constraints,
      values: facts.values.map(({ value, description }) => ({
        value,
        description: this.#markdown.compile(description),
      })),
      valuesAt: this.#findValues(node, facts),
      defaultValue: facts.defaultValue,
      examples: facts.examples,
      externalDocs: facts.externalDocs,
      children: this.#toChildren(node),
    };
  }

  #describe({ descriptions }: SchemaFacts): SafeHtml | null {
    for (const text of descriptions) {
      const html = this.#markdown.compile(text);
      if (html !== null) return html;
    }
    return null;
  }

  #toChildren(node: SchemaNode): SchemaChildren | null {
    const { children } = node;
    if (children === null) return null;
    if (children.kind === 'reference') {
      const link = this.#referenceLink(node, children.target);
      return { kind: 'reference', reason: children.reason, link };
    }
    const fields = children.fields.map(({ name, required, node: child }): Field => {
      const { deprecated, deprecation, badges } = this.#reader.facts(child.shape);
      return {
        id: this.idOf(child),
        name: revealBidi(name),
        required,
        deprecated,
        deprecation: this.#markdown.compile(deprecation),
        badges,
        schema: this.toSchema(child),
        wire: null,
        examples: [],
      };
    });
    const variants = children.variants.map((entry) => this.#toVariants(entry));
    const { rest } = children;
    const more = rest === null ? null : { label: this.#nameOf(rest.node), href: this.#partHref(rest.node) };
    const [only] = variants;
    if (variants.length === 0) return { kind: 'object', fields, more };
    if (fields.length === 0 && variants.length === 1 && only !== undefined && more === null)
      return { kind: 'variants', variants: only };
    return { kind: 'both', fields, variants, more };
  }

  #toVariants({ keyword, discriminator, branches }: VariantsNode): Variants {
    return {
      label: LABELS[keyword],
      discriminator,
      branches: branches.map(({ label, value, node }, index): Branch => {
        const { shape } = node;
        const schema = this.toSchema(node);
        const title =
          label ??
          ownTitle(shape) ??
          shape.name ??
          (schema.type.map((piece) => piece.label).join('') || `Option ${index + 1}`);
        return { id: this.idOf(node), title, value, schema };
      }),
    };
  }

  #referenceLink(node: SchemaNode, target: SchemaNode | null): Link {
    const label = this.#nameOf(node);
    if (target !== null && target.anchor !== null) return { label, href: `#${this.idOf(target)}` };
    const { name } = node.element;
    return { label, href: name === null ? this.#partHref(target ?? node) : this.#schemaHref(name) };
  }

  #nameOf({ element, path }: SchemaNode): string {
    return element.name ?? ownTitle(element) ?? path.at(-1) ?? '';
  }

  /** Many values, such as all currencies, are listed once on a page. */
  #findValues(node: SchemaNode, { manyValues }: SchemaFacts): Link | null {
    if (manyValues === null) return null;
    const first = this.#valueNodes.get(manyValues);
    if (first !== undefined) return { label: this.#nameOf(first), href: `#${this.idOf(first)}` };
    if (node.anchor !== null) this.#valueNodes.set(manyValues, node);
    return null;
  }
}
