import * as z from 'zod';
import { readArticle } from '../../../../page/html/article-tree.ts';
import { findAll, type HtmlElement, mapElements, textOf } from '../../../../page/text/html-node.ts';
import { oneLine } from '../../../../page/text/markdown/markdown-text.ts';
import { withoutBase } from '../../shared/pages/strip-base.ts';

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
  /** Markup, in the footer. */
  html: z.string().optional(),
  /** Markup, in the navbar. */
  value: z.string().optional(),
});
export type Link = z.infer<typeof linkSchema>;

/** Nested items. An item that cannot be read is empty, so it is reported as having no target. */
export function parseLinks(items: readonly unknown[] | undefined): Link[] {
  return (items ?? []).map((item) => linkSchema.catch({}).parse(item));
}

/** What markup shows: its text, and its target if it is a single link. */
export function readMarkup(html: string): Pick<Link, 'label' | 'href'> {
  // The title of a drawing is not shown.
  const nodes = mapElements(readArticle(html), (node) => (/^(?:svg|style|script)$/.test(node.name) ? [] : node));
  const root: HtmlElement = { name: 'div', attributes: {}, children: nodes };
  const [link, ...others] = findAll(nodes, ({ name }) => name === 'a');
  const [image] = findAll(nodes, ({ name }) => name === 'img');
  const named = [link?.attributes['aria-label'], link?.attributes.title, image?.attributes.alt];
  const label = [oneLine(textOf(root)), ...named].find((text) => text !== undefined && text !== '');
  return { label, href: others.length === 0 && label !== undefined ? link?.attributes.href : undefined };
}

/** Whether markup shows nothing that is text, a link or an image, such as a line between items. */
export function isDecoration(html: string): boolean {
  const nodes = readArticle(html);
  const isShown = ({ name }: HtmlElement): boolean => /^(?:a|img|svg|button|iframe|video)$/.test(name);
  return findAll(nodes, isShown).length === 0 && readMarkup(html).label === undefined;
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
