import * as z from 'zod';
import { validate } from '../../base/source/validate.ts';
import { isComponent } from '../../page/mdx/elements.ts';
import type { Plugin } from './plugin.ts';

const text = z.string().min(1);
const isInherited = (key: string): boolean => key in {};
const name = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
  .refine((value) => !isInherited(value), 'another name: every object has this one');
const call = z.custom((value) => typeof value === 'function', 'a function');
const regularExpression = z.custom((value) => value instanceof RegExp, 'a regular expression');

/** As the syntax of directives and tags reads them. */
const directive = z.string().regex(/^[A-Za-z][\w-]*$/, 'a name of letters, digits and hyphens');
const component = z
  .string()
  .refine(
    (value) => /^\w+(?:\.\w+)*$/.test(value) && isComponent(value),
    'a name that begins with a capital letter and is not one of HTML',
  );
const flag = z.boolean().optional();

const block = z
  .strictObject({
    name,
    directives: z.array(directive).optional(),
    components: z.array(component).optional(),
    ...{ isInline: flag, isStyled: flag, isOfDocusaurus: flag },
    attributes: z.record(
      z.string(),
      z.union([z.enum(['text', 'number', 'flag', 'code', 'data']), z.array(text).min(1)]),
    ),
    resolve: call,
    syntax: call.optional(),
    resolveToken: call.optional(),
    /** Of a block that is only allowed in another one. */
    container: text.optional(),
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
  frontMatter: z
    .record(z.string(), field)
    .refine((fields) => !Object.keys(fields).some(isInherited), 'fields with names that not every object has')
    .optional(),
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
