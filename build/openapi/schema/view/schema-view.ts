import type { ReferenceMessages } from '../../../../worker/model/messages/messages.ts';
import type { Link } from '../../../../worker/model/parts.ts';
import { Memo, memoize } from '../../../base/cache/memo.ts';
import type { FragmentIds } from '../../../base/fragment-ids.ts';
import {
  type Branch,
  type Field,
  type FieldFacts,
  MAX_OPEN_VALUES,
  type Schema,
  type SchemaChildren,
  type SchemaFacts,
  type Variants,
} from '../../../page/blocks/api/schema/model.ts';
import { schemaName } from '../collect-subschemas.ts';
import type { SchemaReader } from '../schema-reader.ts';
import type { SchemaShape } from '../schema-shape.ts';
import type { SchemaHref } from '../type-label.ts';
import type { MarkFinder, MarkScope } from './mark-finder.ts';
import { isReadOnly, nameBranches } from './name-branches.ts';
import { nameFrom, type SchemaNode, type VariantsNode } from './schema-node.ts';
import { findManyValues, ownTitle, withoutConstant } from './schema-text.ts';

interface ViewOptions {
  readonly ids: FragmentIds;
  readonly reader: SchemaReader;
  readonly schemaHref: SchemaHref;
  readonly messages: ReferenceMessages;
  /** The named schema that this page shows, or null. */
  readonly ownName: string | null;
  readonly marks: MarkFinder;
  /** The href of a separate page for content that no named schema's page shows; null if it is nested too deep. */
  readonly partHref: (node: SchemaNode) => string | null;
}

/** A schema view before its tree has grown. */
export type Growing<View extends Schema> = Omit<View, 'valuesAt' | 'children'> & {
  valuesAt: Link | null;
  children: SchemaChildren | null;
};

/** Turns the grown schema trees of one page into view models, and assigns each field its id. */
export class SchemaViewer {
  readonly #options: ViewOptions;
  readonly #nodeIds: Map<SchemaNode, string>;
  /** The node that shows each long list of values, by the pointer of its schema. */
  readonly #valueNodes = new Map<string, SchemaNode>();

  /** `rootIds`: ids already assigned to roots. */
  constructor(options: ViewOptions, rootIds: ReadonlyMap<SchemaNode, string>) {
    this.#options = options;
    this.#nodeIds = new Map(rootIds);
  }

  /** Fills in the tree below a root. `owners`: the root's names in the changelog. */
  fill(view: Growing<Schema>, root: SchemaNode, owners: readonly string[] = []): void {
    view.valuesAt = this.#findValues(root, view.facts);
    view.children = this.#toChildren(root, this.#options.marks.start(owners, root.shape, root.direction));
  }

  #idOf(node: SchemaNode): string {
    let id = this.#nodeIds.get(node);
    if (id === undefined) {
      id = this.#options.ids.claim(node.anchor ?? node.path);
      this.#nodeIds.set(node, id);
    }
    return id;
  }

  /** `selector`: what selects this branch of a union. */
  #toChildren(node: SchemaNode, scope: MarkScope | null, selector: Selector | null = null): SchemaChildren | null {
    const { children } = node;
    if (children === null) return null;
    if (children.kind === 'reference') {
      const link = this.#referenceLink(node, children.target);
      return { kind: 'reference', reason: children.reason, link };
    }
    const fields = children.fields.map(({ name, required, node: child }): Field => {
      const shared = this.#options.reader.fieldFacts(name, required, child.shape);
      const facts = name === selector?.property ? narrow(shared, selector.values) : shared;
      const id = this.#idOf(child);
      const found = this.#options.marks.find(name, child.shape, child.direction, scope);
      const valuesAt = this.#findValues(child, facts);
      const field = { id, facts, valuesAt, children: this.#toChildren(child, found.scope) };
      return found.mark === undefined ? field : { ...field, mark: found.mark };
    });
    const variants = children.variants.map((entry) => this.#toVariants(entry));
    const { rest } = children;
    const more = rest === null ? null : { label: this.#nameOfRest(rest), href: this.#pageOf(rest) };
    const [only] = variants;
    if (variants.length === 0) return { kind: 'object', fields, more };
    if (fields.length === 0 && variants.length === 1 && only !== undefined && more === null)
      return { kind: 'variants', variants: only };
    return { kind: 'both', fields, variants, more };
  }

  #toVariants({ keyword, discriminator, branches }: VariantsNode): Variants {
    const { reader, messages } = this.#options;
    const typeOf = (shape: SchemaShape): string =>
      reader
        .facts(shape)
        .type.map(({ label }) => label)
        .join('');
    const named = branches.map(({ label, value, node: { shape, element } }) => ({ label, value, shape, element }));
    const names = nameBranches(named, { typeOf, messages });
    return {
      label: messages.variants[keyword],
      discriminator,
      branches: branches.map(({ value, node }, index): Branch => {
        const { title, label } = names[index] ?? { title: '', label: '' };
        const facts = reader.facts(node.shape);
        const id = this.#idOf(node);
        const scope = this.#options.marks.start([], node.shape, node.direction);
        const selector =
          discriminator === null || value === null ? null : { property: discriminator, values: value.split(', ') };
        const children = this.#toChildren(node, scope, selector);
        const schema = { facts, valuesAt: this.#findValues(node, facts), children };
        return { id, title, label, value, isReadOnly: isReadOnly(node.shape), schema };
      }),
    };
  }

  #referenceLink(node: SchemaNode, target: SchemaNode | null): Link {
    if (target !== null && target.anchor !== null) return { label: this.#nameOf(node), href: `#${this.#idOf(target)}` };
    const name = node.element.name ?? node.element.home;
    return { label: name ?? this.#nameOf(node), href: this.#pageOf(target ?? node) };
  }

  /** The href of the page that shows a schema: the page of the enclosing named schema, or a separate one. */
  #pageOf({ element, skip, ...node }: SchemaNode): string | null {
    const { schemaHref, partHref, ownName } = this.#options;
    const name = element.name ?? element.home;
    const isOwn = name === ownName && (skip > 0 || element.pointers.some((pointer) => schemaName(pointer) === null));
    return name === null || isOwn ? partHref({ ...node, element, skip }) : schemaHref(name);
  }

  /** The page of a named schema begins with its first row. */
  #nameOfRest(rest: SchemaNode): string {
    const { ownName } = this.#options;
    const { name } = rest.element;
    if (name !== null && name !== ownName) return name;
    return nameFrom((rest.path.length === 1 ? ownName : null) ?? this.#nameOf(rest), rest);
  }

  #nameOf({ element, path }: SchemaNode): string {
    return element.name ?? ownTitle(element) ?? path.at(-1) ?? '';
  }

  /** A long list of values, such as all currencies, appears only once on a page. Returns the link to it. */
  #findValues(node: SchemaNode, { values }: SchemaFacts): Link | null {
    const manyValues = values.length > MAX_OPEN_VALUES ? findManyValues(node.element) : null;
    if (manyValues === null) return null;
    const first = this.#valueNodes.get(manyValues);
    if (first !== undefined) return { label: this.#nameOf(first), href: `#${this.#idOf(first)}` };
    if (node.anchor !== null) this.#valueNodes.set(manyValues, node);
    return null;
  }
}

interface Selector {
  readonly property: string;
  readonly values: readonly string[];
}

/** Narrowed facts by their values, so that branches on many pages share them. */
const NARROWED = memoize((_facts: FieldFacts) => new Memo<string, FieldFacts>());

/** The facts of a discriminator in a branch: of the values that its schema lists for all branches, those that select it. */
function narrow(facts: FieldFacts, values: readonly string[]): FieldFacts {
  const own = facts.values.filter(({ value }) => values.includes(value));
  // If one is missing, the list is not that of the discriminator, or shortened.
  if (own.length < values.length || own.length === facts.values.length) return facts;
  const isOwn = (json: string): boolean => own.some(({ value }) => json === value || json === JSON.stringify(value));
  return NARROWED(facts).get(values.join(), () => ({
    ...facts,
    values: own,
    defaultValue: facts.defaultValue !== null && isOwn(facts.defaultValue) ? facts.defaultValue : null,
    examples: withoutConstant(facts.examples.filter(isOwn), own),
  }));
}
