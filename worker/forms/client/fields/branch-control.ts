import { isObject } from '../../../request/value/json.ts';
import { matchesSchema } from '../../check/check-value.ts';
import type { FlatSchema } from '../../check/flatten-schema.ts';
import { choice, h } from '../element.ts';
import { type Control, type ControlOptions, type FormContext, noteChange, remember } from './control.ts';
import { describeType } from './field-row.ts';

/** A choice between the alternatives of `oneOf` and `anyOf`, with the fields of the selected one. */
export function createBranchControl(
  flat: FlatSchema,
  options: ControlOptions,
  create: (options: ControlOptions) => Control,
): Control {
  const { context, label } = options;
  const { oneOf: _oneOf, anyOf: _anyOf, ...shared } = flat;
  const own =
    Object.keys(flat.properties).length > 0 ? { ...shared, required: [...flat.required], type: 'object' } : null;
  const schemas = flat.branches.map((branch) => (own === null ? branch : { allOf: [branch, own] }));
  const body = h('div', {});
  let current: Control | null = null;
  const show = (index: number, value: unknown): void => {
    current = create({ ...options, schema: schemas[index] ?? {}, depth: options.depth + 1 });
    current.write(value);
    body.replaceChildren(current.element);
  };
  const names = nameBranches(flat, context);
  const preferred = Math.max(0, context.chosen.find(names));
  const select = choice(names, { className: 'try-branch', ariaLabel: `${label}: ${context.t.branch}` }, (index) => {
    context.chosen.note(names[index] ?? '');
    show(index, withDiscriminator(flat, flat.branches[index], keepMembers(current?.read())));
    noteChange(body);
  });
  select.selectedIndex = preferred;
  show(preferred, undefined);
  return remember(
    h('div', { className: 'try-variants' }, select, body),
    null,
    () => current?.read(),
    (value) => {
      const fitting =
        value === undefined
          ? preferred
          : schemas.findIndex((schema) =>
              matchesSchema(value, schema, { resolveRef: context.resolveRef, direction: 'request' }),
            );
      select.selectedIndex = Math.max(0, fitting);
      show(select.selectedIndex, value);
    },
  );
}

/** Keeps values whose properties the other branch also has. */
function keepMembers(value: unknown): unknown {
  return isObject(value) ? value : undefined;
}

/** Adds the branch's discriminator value (OpenAPI 3.2 §4.25). */
function withDiscriminator({ discriminator }: FlatSchema, branch: unknown, value: unknown): unknown {
  const name = isObject(discriminator) ? discriminator.propertyName : discriminator;
  const ref = isObject(branch) && typeof branch.$ref === 'string' ? branch.$ref.split('/').at(-1) : undefined;
  if (typeof name !== 'string' || ref === undefined) return value;
  const mapping = isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {};
  const mapped = Object.entries(mapping).find(([, target]) => String(target).split('/').at(-1) === ref)?.[0];
  return { ...(isObject(value) ? value : {}), [name]: mapped ?? ref };
}

/**
 * The names of alternatives. The build titles them with their labels on the page. Those without a label differ in their
 * types.
 */
export function nameBranches({ branches }: FlatSchema, context: FormContext): string[] {
  return branches.map((branch, index) => {
    if (isObject(branch)) {
      if (typeof branch.title === 'string') return branch.title;
      if (typeof branch.$ref === 'string') return branch.$ref.split('/').at(-1) ?? '';
    }
    return describeType(branch, { context }) || String(index + 1);
  });
}
