import * as z from 'zod';
import { withoutBase } from '../../shared/strip-base.ts';

/** A navbar link in site.yaml. */
export interface ImportedLink {
  readonly label: string;
  readonly to: string;
  readonly sidebar?: string;
}

/** An item of the navbar or footer in a Docusaurus configuration. */
export const linkSchema = z.object({
  type: z.string().optional(),
  label: z.string().optional(),
  /** The name of an item drawn by CSS, usually a host's logo. */
  'aria-label': z.string().optional(),
  to: z.string().optional(),
  href: z.string().optional(),
  docId: z.string().optional(),
  docsPluginId: z.string().optional(),
  sidebarId: z.string().optional(),
  items: z.array(z.unknown()).optional(),
  html: z.string().optional(),
});
export type Link = z.infer<typeof linkSchema>;

/** Nested items. An item that cannot be read is empty, so it is reported as having no target. */
export function parseLinks(items: readonly unknown[] | undefined): Link[] {
  return (items ?? []).map((item) => linkSchema.catch({}).parse(item));
}

/** Converts a path in `static/` to a link without the base of the site. */
export function toFilePath(written: string | undefined, base: string): string | null {
  if (written === undefined || written === '') return null;
  return /^https?:/i.test(written) ? written : toPath(written, base);
}

/** The path of an item without the base of the site, or its URL; or null. */
export function toTarget({ to, href }: Link, base: string): string | null {
  const written = to ?? href?.replace(/^pathname:\/\//, '');
  if (written === undefined || written === '') return null;
  return /^(?:https?|mailto):/i.test(written) ? written : toPath(written, base);
}

function toPath(written: string, base: string): string {
  return withoutBase(written.startsWith('/') ? written : `/${written}`, base);
}
