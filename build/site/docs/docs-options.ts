import * as z from 'zod';
import { accessListSchema } from '../access/access-rule.ts';

const text = z.string().min(1);
export const folder = z
  .string()
  .regex(/^(?:\.|[^./][^/]*(?:\/[^./][^/]*)*)$/, 'a folder of the content folder, such as "docs", or "."');

/** The versions of a set of docs: options of Docusaurus's docs plugin, with the same names. */
const versionOptions = {
  /** The default version; the first in versions.json if absent. */
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
        /** The last day on which it is supported. */
        until: z.iso.date({ error: 'a day such as "2027-06-30"' }).optional(),
        badge: z.boolean().optional(),
        noIndex: z.boolean().optional(),
        /** Whether its pages are canonical themselves, or those of the default version are. */
        canonical: z.enum(['self', 'newest']).optional(),
        /** The audiences that may read its pages. */
        access: accessListSchema.optional(),
      }),
    )
    .default({}),
};

/** `docs:` in site.yaml: the supported options of Docusaurus's docs plugin, with the same names. */
export const docsOptionsSchema = z.strictObject({
  /** Folder of the docs; `docs` if it exists, otherwise the content folder itself. */
  path: folder.optional(),
  /** Path prefix of the docs; `/docs` for the folder `docs`, otherwise `/`. */
  routeBasePath: z.string().optional(),
  /** Path of the tag pages, relative to the version's. */
  tagsBasePath: text.default('tags'),
  sidebarCollapsed: z.boolean().default(true),
  /** Additional sets of docs with their own sidebars in `<id>_sidebars.yaml`: instances of the docs plugin. */
  more: z
    .record(
      z.string().regex(/^(?!current$)[\w-]+$/, 'a name of letters, digits, "-" and "_", and not "current"'),
      z.strictObject({
        /** Folder in the content folder; the set's id if absent. */
        path: folder.optional(),
        /** Path of its pages; the folder's path if absent. */
        routeBasePath: z.string().optional(),
        /** URL of its edit links; the site's if absent, no links if null. */
        editUrl: text.nullable().optional(),
        /** Its name in notices about its versions; the site's title if absent. */
        title: text.optional(),
        /** The audiences that may read its pages. */
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
