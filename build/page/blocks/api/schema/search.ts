import type { SourcePlace } from '../../../search/search-source.ts';
import type { Field, Schema } from './model.ts';

const MAX_FIELD_TEXT_LENGTH = 2_000;
const MAX_VALUES = 40;

/** The text of a schema itself. */
export function schemaText({ facts }: Schema): string {
  return [facts.description?.text ?? '', ...facts.values.slice(0, MAX_VALUES).map(({ value }) => value)].join('\n');
}

/** The first level of a schema. Deeper properties are indexed on their schema's page. */
export function readProperties(schema: Schema): SourcePlace[] {
  return topFields(schema).flatMap((field) => readField(field, 'property'));
}

/** The properties of a request body, and those in an envelope, such as `data` or `data.attributes` (JSON:API 1.1 §7.2). */
export function readSentProperties(schema: Schema): SourcePlace[] {
  return sentFields(schema).flatMap((field) => readField(field, 'property'));
}

function sentFields(schema: Schema): readonly Field[] {
  const fields = topFields(schema);
  return fields.flatMap((field) =>
    fields.length === 1 || field.facts.name === 'attributes' ? [field, ...sentFields(field)] : [field],
  );
}

/** The properties of a schema itself, including all branches; for a list, those of its items. */
function topFields({ children }: Schema): readonly Field[] {
  switch (children?.kind) {
    case 'object':
      return children.fields;
    case 'variants':
      return children.variants.branches.flatMap(({ schema }) => topFields(schema));
    case 'both':
      return [
        ...children.fields,
        ...children.variants.flatMap(({ branches }) => branches.flatMap(({ schema }) => topFields(schema))),
      ];
    default:
      return [];
  }
}

/** A field, and each of its values. */
export function readField(
  { id, facts: { name, description, values: all } }: Field,
  kind: 'parameter' | 'property',
): SourcePlace[] {
  const text = (description?.text ?? '').slice(0, MAX_FIELD_TEXT_LENGTH);
  const values = all.slice(0, MAX_VALUES).map(
    ({ value, description: meaning }): SourcePlace => ({
      kind: 'value',
      id,
      label: `${name}: ${value}`,
      text: meaning?.text ?? '',
    }),
  );
  return [{ kind, id, label: name, text }, ...values];
}
