import type { ChangeMark, Link, Prose } from '../../../worker/model/api-facts.ts';
import {
  areFolded,
  type Branch,
  type Constraint,
  type EnumValue,
  type Field,
  type FieldFacts,
  MAX_OPEN_VALUES,
  type Schema,
  type SchemaChildren,
  type SchemaFacts,
} from '../../../worker/model/api-schema.ts';
import { isSameName } from '../../../worker/ui/api/sections.ts';
import { breakIdentifier } from '../../../worker/ui/break-identifier.ts';
import { memoize } from '../../cache/memo.ts';

/*
 * The number of HTML elements that the components of worker/ui/api render for each view model. Pages are split by these
 * numbers before rendering; a test compares them with the rendered HTML.
 */

/** A disclosure with its summary and list, or a list alone. */
export const LIST_COST = 3;

/** A line with a link, to the description of a schema or to the rest of a list. */
export const LINK_COST = 2;

/** A `oneOf` group without its branches. */
export const VARIANTS_COST = 3;

const NAME_LENGTH_WITHOUT_BREAKS = 28;

/** Elements in a description, not counting a wrapper. */
export function proseCost(prose: Prose | null): number {
  return prose?.elements ?? 0;
}

/** A row without its children. */
export const fieldCost = memoize((facts: FieldFacts) => {
  const { name, title, description, required, readOnly, writeOnly, deprecated } = facts;
  const flags = [required, readOnly, writeOnly, deprecated].filter((flag) => flag).length;
  const breaks = name.length > NAME_LENGTH_WITHOUT_BREAKS ? breakIdentifier(name).length - 1 : 0;
  const hasTitle =
    title !== null &&
    description === null &&
    !isSameName(title, name) &&
    facts.type.every(({ label }) => label !== title);
  const { deprecation, namedExamples } = facts;
  return (
    2 +
    breaks +
    typeCost(facts.type) +
    flags +
    facts.badges.length +
    (deprecation === null ? 0 : 1 + proseCost(deprecation)) +
    (hasTitle ? 1 : 0) +
    factsCost(facts) +
    (namedExamples.length === 0 ? 0 : 1 + describedCost(namedExamples))
  );
});

export function typeCost(type: readonly Link[]): number {
  return type.length === 0 ? 0 : 1 + type.filter(({ href }) => href !== null).length;
}

/** Everything about a schema except its type and children. */
const factsCost = memoize((facts: SchemaFacts & { readonly wire?: string | null }) => {
  const { constraints, defaultValue, examples, externalDocs, wire = null } = facts;
  const samples = examples.length + (defaultValue === null ? 0 : 1);
  return (
    descriptionCost(facts.description) +
    valuesCost(facts.values) +
    limitsCost(samples, constraints) +
    (wire === null ? 0 : 2) +
    (externalDocs === null ? 0 : 1 + linkCost(externalDocs))
  );
});

/** A line of samples and limits. Folded limits have separate elements. */
function limitsCost(samples: number, constraints: readonly Constraint[]): number {
  const patterns = constraints.filter((constraint) => typeof constraint !== 'string').length;
  const isFolded = areFolded(constraints);
  const inLine = samples + (isFolded ? 0 : constraints.length);
  return (inLine === 0 ? 0 : 1) + samples + patterns + (isFolded ? 3 : 0);
}

/** A single-paragraph description has no wrapper. */
export function descriptionCost(prose: Prose | null): number {
  if (prose === null) return 0;
  return prose.elements + (prose.isParagraph ? 0 : 1);
}

export function valuesCost(values: readonly EnumValue[]): number {
  if (values.length === 0) return 0;
  const described = values.filter(({ description }) => description !== null);
  if (values.length <= MAX_OPEN_VALUES) return described.length > 0 ? describedCost(values) : 1 + values.length;
  const columns = described.length < values.length ? 1 : 0;
  return 2 + (described.length > 0 ? describedCost(described) : 0) + columns;
}

function describedCost(values: readonly EnumValue[]): number {
  return values.reduce((sum, { description }) => sum + 2 + proseCost(description), 1);
}

export function linkCost({ href }: Link): number {
  return href === null ? 0 : 1;
}

/** A row with all its descendants. */
export function fieldTreeCost({ facts, valuesAt, mark, children }: Field): number {
  return fieldCost(facts) + markCost(mark, facts) + elsewhereCost(facts, valuesAt) + childrenCost(children, true);
}

/** A deprecation mark replaces the badge. */
export function markCost(mark: ChangeMark | undefined, { deprecated }: { readonly deprecated: boolean }): number {
  return mark === undefined || (mark.kind === 'deprecated' && deprecated) ? 0 : 1;
}

/** A body or branch with all its descendants. */
export function schemaCost({ facts, valuesAt, children }: Schema): number {
  return factsCost(facts) + elsewhereCost(facts, valuesAt) + childrenCost(children, false);
}

/** Values listed elsewhere on the page are only a link here. */
function elsewhereCost({ values }: SchemaFacts, valuesAt: Link | null): number {
  return valuesAt === null ? 0 : LINK_COST - valuesCost(values);
}

function childrenCost(children: SchemaChildren | null, folded: boolean): number {
  if (children === null) return 0;
  if (children.kind === 'reference') return 1 + linkCost(children.link);
  const fields = children.kind === 'variants' ? [] : children.fields;
  const groups = children.kind === 'object' ? [] : children.kind === 'both' ? children.variants : [children.variants];
  const list = fields.length === 0 ? 0 : folded ? LIST_COST : 1;
  const more = children.kind === 'variants' || children.more === null ? 0 : 1 + linkCost(children.more);
  return (
    list +
    more +
    fields.reduce((sum, field) => sum + fieldTreeCost(field), 0) +
    groups.reduce(
      (sum, { discriminator, branches }) =>
        sum +
        2 +
        (discriminator === null ? 0 : 1) +
        branches.reduce((total, branch) => total + branchTreeCost(branch), 0),
      0,
    )
  );
}

function branchTreeCost({ value, schema }: Branch): number {
  return branchCost(schema.facts, value) + schemaCost(schema) - factsCost(schema.facts);
}

/** A branch without its children. */
export function branchCost(facts: SchemaFacts, value: string | null): number {
  return 3 + (value === null ? 0 : 1) + (facts.deprecated ? 1 : 0) + factsCost(facts);
}
