import * as z from 'zod';

/** `manuals` in site.yaml: sections of the site that readers can print as one document. */
export const manualsSchema = z
  .array(
    z.strictObject({
      /** Last part of its address: `user-guide` is at `/print/user-guide`. */
      id: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, such as "user-guide"'),
      /** Path of a page that begins a section of a sidebar, or the id of a sidebar; the whole site if absent. */
      section: z.string().min(1).optional(),
      /** Title on the cover; that of the section if absent. */
      title: z.string().min(1).optional(),
    }),
  )
  .refine((manuals) => new Set(manuals.map(({ id }) => id)).size === manuals.length, {
    error: 'a list in which each "id" occurs once',
  })
  .default([]);
