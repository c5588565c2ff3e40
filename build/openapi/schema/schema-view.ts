import type { Link } from '../../../worker/model/api-facts.ts';
import {
  type Branch,
  type Field,
  MAX_OPEN_VALUES,
  type Schema,
  type SchemaChildren,
  type SchemaFacts,
  type Variants,
} from '../../../worker/model/api-schema.ts';
import type { FragmentIds } from '../../fragment-ids.ts';
import type { SchemaNode, VariantsNode } from './schema-node.ts';
import type { SchemaReader } from './schema-reader.ts';
import { findManyValues, ownTitle } from './schema-text.ts';
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
  readonly #schemaHref: SchemaHref;
  readonly #partHref: (node: SchemaNode) => string | null;
  readonly #nodeIds = new Map<SchemaNode, string>();
  /** Where long lists of values stand, by the pointer of what lists them. */
  readonly #valueNodes = new Map<string, SchemaNode>();

  /** `partHref`: the page of a schema that stands on a page of its own, though it has no name. */
  constructor(
    ids: FragmentIds,
    reader: SchemaReader,
    schemaHref: SchemaHref,
    partHref: (node: SchemaNode) => string | null,
  ) {
    this.#ids = ids;
    this.#reader = reader;
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
    const facts = this.#reader.facts(node.shape);
    return { facts, valuesAt: this.#findValues(node, facts), children: this.#toChildren(node) };
  }

  #toChildren(node: SchemaNode): SchemaChildren | null {
    const { children } = node;
    if (children === null) return null;
    if (children.kind === 'reference') {
      const link = this.#referenceLink(node, children.target);
      return { kind: 'reference', reason: children.reason, link };
    }
    const fields = children.fields.map(({ name, required, node: child }): Field => {
      const facts = this.#reader.fieldFacts(name, required, child.shape);
      const id = this.idOf(child);
      return { id, facts, valuesAt: this.#findValues(child, facts), children: this.#toChildren(child) };
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
          (schema.facts.type.map((piece) => piece.label).join('') || `Option ${index + 1}`);
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
  #findValues(node: SchemaNode, { values }: SchemaFacts): Link | null {
    const manyValues = values.length > MAX_OPEN_VALUES ? findManyValues(node.element) : null;
    if (manyValues === null) return null;
    const first = this.#valueNodes.get(manyValues);
    if (first !== undefined) return { label: this.#nameOf(first), href: `#${this.idOf(first)}` };
    if (node.anchor !== null) this.#valueNodes.set(manyValues, node);
    return null;
  }
}
