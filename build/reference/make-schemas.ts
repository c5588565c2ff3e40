import * as z from 'zod';
import { siteSchema } from '../config/site-config.ts';
import { frontMatterSchema } from '../docs/front-matter.ts';
import { categorySchema } from '../sidebar/load-category-files.ts';
import { itemSchema } from '../sidebar/sidebar-items.ts';
import type { JsonSchema } from './list-settings.ts';
import { SETTING_NOTES } from './setting-notes.ts';

/** JSON Schemas of the files that authors write, by the name of their file. They are made from what validates these files. */
export function makeSchemas(): Readonly<Record<string, JsonSchema>> {
  return {
    site: describe(toJsonSchema(siteSchema), ''),
    'front-matter': toJsonSchema(frontMatterSchema),
    category: toJsonSchema(categorySchema),
    sidebars: sidebarsSchema(),
  };
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return JSON.parse(JSON.stringify({ $schema, ...rest }));
}

/** Items nest, which the validation of one item does not say. */
function sidebarsSchema(): JsonSchema {
  const { $schema, ...item } = JSON.parse(JSON.stringify(toJsonSchema(itemSchema)));
  const items = { $ref: '#/definitions/items' };
  for (const kind of item.oneOf ?? item.anyOf ?? [])
    if (kind.properties?.items !== undefined) kind.properties.items = items;
  const shorthand = { type: 'object', additionalProperties: items };
  const definitions = {
    items: { anyOf: [{ type: 'array', items: { anyOf: [{ type: 'string' }, item, shorthand] } }, shorthand] },
  };
  return JSON.parse(JSON.stringify({ $schema, type: 'object', additionalProperties: items, definitions }));
}

/** Puts the notes into a schema, for editors. */
function describe(schema: JsonSchema, path: string): JsonSchema {
  const note = SETTING_NOTES[path];
  const join = (name: string): string => (path === '' ? name : `${path}.${name}`);
  return {
    ...schema,
    ...(note === undefined ? {} : { description: note.text }),
    ...(schema.items === undefined ? {} : { items: describe(schema.items, `${path}[]`) }),
    ...(schema.anyOf === undefined ? {} : { anyOf: schema.anyOf.map((part) => describe(part, path)) }),
    ...(schema.properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, inner]) => [name, describe(inner, join(name))]),
          ),
        }),
    ...(typeof schema.additionalProperties === 'object'
      ? { additionalProperties: describe(schema.additionalProperties, join('*')) }
      : {}),
  };
}
