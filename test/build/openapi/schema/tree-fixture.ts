import type { Cursor } from '../../../../build/openapi/core/references/cursor.ts';
import type {
  Branch,
  Field,
  Schema,
  SchemaChildren,
  Variants,
} from '../../../../build/page/blocks/api/schema/model.ts';
import { compileOne, readRoot, withSchemas } from '../api-fixture.ts';

export const ref = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });
export const objects = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  properties,
});

/** The first schema, as the description has it. */
export function readFirst(schemas: Readonly<Record<string, unknown>>, version?: string): Cursor {
  const { root } = readRoot(withSchemas(schemas, version));
  const [name = ''] = Object.keys(schemas);
  return root.get('components').get('schemas').raw(name);
}

/** The schema of the request body of `POST /a`. */
export function bodyOf(schemas: Readonly<Record<string, unknown>>, version?: string): Schema {
  const schema = compileOne(withSchemas(schemas, version)).requestBody?.content[0]?.schema;
  if (schema == null) throw new Error('The body has no schema.');
  return schema;
}

export const branchesOf = ({ children }: Schema): readonly Branch[] =>
  children?.kind === 'variants' ? children.variants.branches : [];
export const fieldsOf = ({ children }: Pick<Schema, 'children'>): readonly Field[] =>
  children?.kind === 'object' ? children.fields : [];

/** An outline of a schema: names, and `→` for a reference. */
export function outline(children: SchemaChildren | null): unknown {
  if (children === null) return null;
  switch (children.kind) {
    case 'reference':
      return `${children.reason} → ${children.link.label} ${children.link.href}`;
    case 'object':
      return outlineFields(children.fields);
    case 'variants':
      return variantsOf(children.variants);
    case 'both':
      return { ...outlineFields(children.fields), ...Object.assign({}, ...children.variants.map(variantsOf)) };
  }
}

const outlineFields = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map(({ facts: { name, required }, children }) => [required ? `${name}!` : name, outline(children)]),
  );
const variantsOf = ({ label, branches }: Variants): Record<string, unknown> => ({
  [label]: branches.map(({ title, value, schema }) => [
    value === null ? title : `${title}=${value}`,
    outline(schema.children),
  ]),
});
export const typeOf = ({ facts }: Schema): string => facts.type.map(({ label }) => label).join('');
