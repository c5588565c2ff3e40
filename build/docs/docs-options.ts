import * as z from 'zod';

const text = z.string().min(1);
export const folder = z
  .string()
  .regex(/^(?:\.|[^./][^/]*(?:\/[^./][^/]*)*)$/, 'a folder of the content folder, such as "docs", or "."');

/** `docs:` of site.yaml: the options of Docusaurus' docs plugin that say something here, under their names. */
export const docsOptionsSchema = z.strictObject({
  /** Folder of the docs; `docs` where there is one, else the content folder itself. */
  path: folder.optional(),
  /** Path that the docs begin with; `/docs` for the folder `docs`, else `/`. */
  routeBasePath: z.string().optional(),
  /** Path of the tag pages, below that of the version. */
  tagsBasePath: text.default('tags'),
  sidebarCollapsed: z.boolean().default(true),
  /** The default version for readers; the first of versions.json if not given. */
  lastVersion: text.optional(),
  includeCurrentVersion: z.boolean().default(true),
  onlyIncludeVersions: z.array(text).optional(),
  /** Further sets of docs, with sidebars of their own in `<id>_sidebars.yaml`: instances of the docs plugin. */
  more: z
    .record(
      z.string().regex(/^(?!current$)[\w-]+$/, 'a name of letters, digits, "-" and "_", and not "current"'),
      z.strictObject({
        /** Folder of the content folder; the set's id, if it is not said. */
        path: folder.optional(),
        /** Path of its pages; by default, that of its folder. */
        routeBasePath: z.string().optional(),
        /** Address of the edit link of its pages; that of the site, if it is not said, and none for null. */
        editUrl: text.nullable().optional(),
      }),
    )
    .default({}),
  versions: z
    .record(
      z.string(),
      z.strictObject({
        label: text.optional(),
        path: z.string().optional(),
        banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
        badge: z.boolean().optional(),
        noIndex: z.boolean().optional(),
      }),
    )
    .default({}),
});

export type DocsOptions = z.infer<typeof docsOptionsSchema>;
