import * as z from 'zod';
import { accessListSchema } from '../access/access-rule.ts';

const text = z.string().min(1);
export const folder = z
  .string()
  .regex(/^(?:\.|[^./][^/]*(?:\/[^./][^/]*)*)$/, 'a folder of the content folder, such as "docs", or "."');

/** The versions of a set of docs: options of Docusaurus's docs plugin, with the same names. */
const versionOptions = {
  lastVersion: text.optional(),
  includeCurrentVersion: z.boolean().default(true),
  onlyIncludeVersions: z.array(text).optional(),
  versions: z
    .record(
      z.string(),
      z.strictObject({
        label: text.optional(),
        path: z.string().optional(),
        banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
        until: z.iso.date({ error: 'a day such as "2027-06-30"' }).optional(),
        badge: z.boolean().optional(),
        noIndex: z.boolean().optional(),
        canonical: z.enum(['self', 'newest']).optional(),
        access: accessListSchema.optional(),
      }),
    )
    .default({}),
};

/** Browsers would read a host without a scheme as a path of the site. */
export const editUrlSchema = text
  .regex(/^(?:[a-z][a-z\d+.-]*:\/\/|\/)/i, 'a URL such as "https://git.example.com/docs/edit/main/{path}"')
  .nullable();

/** `docs:` in site.yaml: the supported options of Docusaurus's docs plugin, with the same names. */
export const docsOptionsSchema = z.strictObject({
  path: folder.optional(),
  routeBasePath: z.string().optional(),
  tagsBasePath: text.default('tags'),
  sidebarCollapsed: z.boolean().default(true),
  more: z
    .record(
      z.string().regex(/^(?!current$)[\w-]+$/, 'a name of letters, digits, "-" and "_", and not "current"'),
      z.strictObject({
        path: folder.optional(),
        routeBasePath: z.string().optional(),
        editUrl: editUrlSchema.optional(),
        title: text.optional(),
        access: accessListSchema.optional(),
        ...versionOptions,
      }),
    )
    .default({}),
  ...versionOptions,
});

export type DocsOptions = z.infer<typeof docsOptionsSchema>;

/** The options of the docs or of an additional set that concern its versions. */
export type VersionOptions = z.infer<z.ZodObject<typeof versionOptions>>;
