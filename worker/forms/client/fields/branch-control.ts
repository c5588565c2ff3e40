import { isObject } from '../../../request/value/json.ts';
import { matchesSchema } from '../../check/check-value.ts';
import { type FlatSchema, flattenSchema } from '../../check/flatten-schema.ts';
import { choice, h } from '../element.ts';
import { type Control, type ControlOptions, noteChange, remember } from './control.ts';
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
  const select = choice(
    flat.branches.map((branch, index) => nameBranch(branch, index, options)),
    { className: 'try-branch', ariaLabel: `${label}: ${context.t.branch}` },
    (index) => {
      show(index, withDiscriminator(flat, flat.branches[index], keepMembers(current?.read())));
      noteChange(body);
    },
  );
  show(0, undefined);
  return remember(
    h('div', { className: 'try-variants' }, select, body),
    null,
    () => current?.read(),
    (value) => {
      const fitting =
        value === undefined
          ? 0
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

function nameBranch(branch: unknown, index: number, options: ControlOptions): string {
  if (isObject(branch)) {
    if (typeof branch.title === 'string') return branch.title;
    if (typeof branch.$ref === 'string') return branch.$ref.split('/').at(-1) ?? '';
  }
  const flat = flattenSchema(branch, options.context.resolveRef);
  return typeof flat.title === 'string' ? flat.title : describeType(branch, options) || String(index + 1);
}
