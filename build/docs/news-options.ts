import * as z from 'zod';
import { folder } from './docs-options.ts';

const text = z.string().min(1);

/** Folder of the collection that needs no settings. */
export const NEWS_FOLDER = 'news';

/** `news:` of site.yaml: collections of dated entries, by name. */
export const newsOptionsSchema = z.record(
  z.string().regex(/^(?!current$)[\w-]+$/, 'a name of letters, digits, "-" and "_", and not "current"'),
  z.strictObject({
    /** Folder of the content folder; the collection's name, if it is not said. */
    path: folder.optional(),
    /** Path of its pages; by default, that of its folder. */
    routeBasePath: z.string().optional(),
    title: text.optional(),
    description: text.optional(),
    /** Entries of one page of the list. */
    pageSize: z.number().int().min(1).max(100).default(10),
  }),
);

export type NewsOptions = z.infer<typeof newsOptionsSchema>;
