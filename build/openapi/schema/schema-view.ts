import type { Branch, EnumValue, Field, Link, Schema, SchemaChildren, Variants } from '../../../worker/model/api.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import type { DescriptionCompiler } from '../../markdown/compile-description.ts';
import type { Cursor } from '../cursor.ts';
import type { FragmentIds } from '../pages/fragment-ids.ts';
import { readExternalDocs } from '../pages/links.ts';
import { toExactJson } from '../read/exact-integers.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import { revealBidi } from '../reveal-bidi.ts';
import { describeConstraints, joinNames } from './constraints.ts';
import type { SchemaNode, VariantsNode } from './schema-node.ts';
import type { SchemaShape } from './schema-shape.ts';
import { type SchemaHref, typeLabel } from './type-label.ts';

/** Examples and defaults longer than this are left to the examples of the whole body. */
export const MAX_INLINE_JSON = 200;

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
  readonly #markdown: DescriptionCompiler;
  readonly #schemaHref: SchemaHref;
  readonly #partHref: (node: SchemaNode) => string | null;
  readonly #nodeIds = new Map<SchemaNode, string>();

  /** `partHref`: the page of a schema that stands on a page of its own, though it has no name. */
  constructor(
    ids: FragmentIds,
    markdown: DescriptionCompiler,
    schemaHref: SchemaHref,
    partHref: (node: SchemaNode) => string | null,
  ) {
    this.#ids = ids;
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
    const { shape, element } = node;
    const facts = mergeParts(shape.parts);
    const inner = element === shape ? facts : mergeParts(element.parts);
    return {
      type: typeLabel(shape, this.#schemaHref),
      title: firstText(ownParts(shape), 'title'),
      description:
        this.#describe(shape) ?? (element === shape || element.name !== null ? null : this.#describe(element)),
      readOnly: shape.parts.some((part) => part.flag('readOnly')),
      writeOnly: shape.parts.some((part) => part.flag('writeOnly')),
      deprecated: shape.parts.some((part) => part.flag('deprecated')),
      constraints: [
        ...unresolved(shape),
        ...requiredElsewhere(shape),
        ...describeConstraints(facts),
        ...(element === shape ? [] : describeConstraints(inner).map((text) => `each ${text}`)),
      ],
      values: this.#readValues(element.parts),
      defaultValue: facts.default === undefined ? null : inlineJson(facts.default),
      examples: readExamples(facts),
      externalDocs: shape.parts.map((part) => readExternalDocs(part)).find((link) => link !== null) ?? null,
      children: this.#toChildren(node),
    };
  }

  #describe(shape: SchemaShape): SafeHtml | null {
    return this.#markdown.compile(firstText([...ownParts(shape), ...shape.parts], 'description') ?? '');
  }

  #toChildren(node: SchemaNode): SchemaChildren | null {
    const { children } = node;
    if (children === null) return null;
    if (children.kind === 'reference') {
      const link = this.#referenceLink(node, children.target);
      return { kind: 'reference', reason: children.reason, link };
    }
    const fields = children.fields.map(({ name, required, node: child }): Field => {
      const parts = child.shape.parts;
      return {
        id: this.idOf(child),
        name: revealBidi(name),
        required,
        deprecated: parts.some((part) => part.flag('deprecated')),
        deprecation: this.#markdown.compile(firstText(parts, 'x-deprecated-description') ?? ''),
        badges: readBadges(parts),
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
          firstText(ownParts(shape), 'title') ??
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
    return element.name ?? firstText(ownParts(element), 'title') ?? path.at(-1) ?? '';
  }

  #readValues(parts: readonly Cursor[]): EnumValue[] {
    const part = parts.find(({ object }) => Array.isArray(object.enum));
    const constant = parts.find((candidate) => candidate.has('const'));
    if (constant !== undefined) return [{ value: inlineJson(constant.object.const) ?? '', description: null }];
    const values = part?.object.enum;
    if (part === undefined || !Array.isArray(values)) return [];
    const descriptions = part.object['x-enumDescriptions'] ?? part.object['x-enum-descriptions'];
    const names = part.object['x-enum-varnames'];
    return values.map((value: unknown, index) => {
      const text = valueText(value);
      const described =
        isObject(descriptions) && Object.hasOwn(descriptions, text)
          ? descriptions[text]
          : Array.isArray(descriptions)
            ? descriptions[index]
            : undefined;
      const name: unknown = Array.isArray(names) ? names[index] : undefined;
      const description =
        typeof described === 'string' ? described : typeof name === 'string' && name !== text ? name : '';
      return { value: text, description: this.#markdown.compile(description) };
    });
  }
}

/** Badges that a description hangs on a thing (`x-badges`, Scalar and others). */
export function readBadges(parts: readonly Cursor[]): string[] {
  return parts.flatMap((part) => {
    const badges = part.object['x-badges'];
    const named = Array.isArray(badges)
      ? badges.flatMap((badge: unknown) =>
          typeof badge === 'string' ? [badge] : isObject(badge) && typeof badge.name === 'string' ? [badge.name] : [],
        )
      : [];
    const stability = part.object['x-scalar-stability'];
    return typeof stability === 'string' ? [...named, stability] : named;
  });
}

/** The keywords of all parts as one object; the first part that has one decides. */
function mergeParts(parts: readonly Cursor[]): JsonObject {
  return Object.assign({}, ...parts.map((part) => part.object).reverse());
}

/**
 * What is said where the schema is used, then in its own definition; not in another that it includes: the title of a
 * base is not that of what extends it.
 */
function ownParts({ identity, parts }: SchemaShape): Cursor[] {
  const isOwn = ({ pointer }: Cursor): boolean => pointer === identity || pointer.startsWith(`${identity}/`);
  const first = parts.findIndex(isOwn);
  return first === -1 ? [...parts] : parts.filter((part, index) => index < first || isOwn(part));
}

function firstText(parts: readonly Cursor[], key: string): string | null {
  for (const part of parts) {
    const text = part.trimmed(key);
    if (text !== null) return text;
  }
  return null;
}

/** Required properties that are described where this schema is used, as in `oneOf: [{ required: [a] }, …]`. */
function requiredElsewhere({ required, properties }: SchemaShape): string[] {
  const names = [...required].filter((name) => !properties.has(name));
  return names.length === 0 ? [] : [`requires ${joinNames(names)}`];
}

/** A reference without a target is shown in its place. */
function unresolved({ parts }: SchemaShape): string[] {
  return parts.flatMap(({ object }) =>
    typeof object.$ref === 'string' && Object.keys(object).length === 1 ? [`cannot resolve ${object.$ref}`] : [],
  );
}

function readExamples(facts: JsonObject): string[] {
  const given = facts.examples;
  const list: unknown[] = Array.isArray(given)
    ? given
    : isObject(given)
      ? Object.values(given)
      : facts.example !== undefined
        ? [facts.example]
        : [];
  return list.flatMap((value) => {
    if (typeof value === 'object' && value !== null) return [];
    const text = inlineJson(value);
    return text === null ? [] : [text];
  });
}

function inlineJson(value: unknown): string | null {
  const text = toExactJson(value);
  return text === undefined || text.length > MAX_INLINE_JSON ? null : text;
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? revealBidi(value) : (toExactJson(value) ?? String(value));
}
