import * as z from 'zod';
import { accessListSchema } from '../access/access-rule.ts';
import { folder } from './docs-options.ts';

const text = z.string().min(1);

/** The collection that needs no settings. */
export const NEWS_FOLDER = 'news';

/** `news:` in site.yaml: collections of dated entries, by name. */
export const newsOptionsSchema = z.record(
  z.string().regex(/^(?!current$)[\w-]+$/, 'a name of letters, digits, "-" and "_", and not "current"'),
  z.strictObject({
    path: folder.optional(),
    routeBasePath: z.string().optional(),
    title: text.optional(),
    description: text.optional(),
    pageSize: z.number().int().min(1).max(100).default(10),
    access: accessListSchema.optional(),
  }),
);

export type NewsOptions = z.infer<typeof newsOptionsSchema>;
