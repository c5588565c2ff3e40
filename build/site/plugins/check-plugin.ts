import * as z from 'zod';
import { validate } from '../../base/source/validate.ts';
import type { Plugin } from './plugin.ts';

const text = z.string().min(1);
const name = z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens');
const call = z.custom((value) => typeof value === 'function', 'a function');
const regularExpression = z.custom((value) => value instanceof RegExp, 'a regular expression');

/** A part with more properties than those that every plugin needs. */
const block = z
  .looseObject({
    name,
    directives: z.array(text).optional(),
    components: z.array(text).optional(),
    attributes: z.record(z.string(), z.union([text, z.array(text)])),
    resolve: call,
  })
  // A definition has two parameters.
  .refine(({ resolve }) => (resolve as () => void).length === 3, 'a block made by defineBlock()');
const check = z.strictObject({ rule: name, severity: z.enum(['error', 'warning', 'off']), start: call });
const kind = z.strictObject({ name, isOf: call, compose: call, collect: call.optional() });
const importer = z.strictObject({ name, configFiles: z.array(regularExpression).min(1), import: call });
const field = z.union([z.enum(['text', 'list', 'number', 'flag', 'date']), z.array(text).min(1)]);

const pluginSchema = z.strictObject({
  name,
  blocks: z.array(block).optional(),
  checks: z.array(check).optional(),
  pages: z.array(kind).optional(),
  importers: z.array(importer).optional(),
  frontMatter: z.record(z.string(), field).optional(),
});

/** Throws SourceError that names the faulty fields. */
export function checkPlugin(value: unknown, file: string): Plugin {
  const top = { line: 1, column: 1 };
  validate(
    { file, purpose: 'the plugin', value, locate: () => top, locateKey: () => top, writtenAt: () => '' },
    pluginSchema,
  );
  return value as Plugin;
}
