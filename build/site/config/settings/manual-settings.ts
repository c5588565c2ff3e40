import * as z from 'zod';

/** `manuals` in site.yaml: sections of the site that readers can print as one document. */
export const manualsSchema = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, such as "user-guide"'),
      section: z.string().min(1).optional(),
      title: z.string().min(1).optional(),
    }),
  )
  .refine((manuals) => new Set(manuals.map(({ id }) => id)).size === manuals.length, {
    error: 'a list in which each "id" occurs once',
  })
  .default([]);
