import * as z from 'zod';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import type { DocusaurusConfig } from '../config/read-config.ts';
import {
  type ImportedLink,
  isDecoration,
  type Link,
  linkSchema,
  parseLinks,
  readMarkup,
  toTarget,
} from './navbar-link.ts';
import { readThemeSetting } from './read-theme-setting.ts';

const footerSchema = z.object({
  links: z.array(linkSchema.extend({ title: z.string().nullish() })).default([]),
  copyright: z.string().default(''),
});

/** The footer in site.yaml. */
export interface ImportedFooter {
  readonly columns: readonly { readonly title: string; readonly links: readonly ImportedLink[] }[];
  readonly copyright: string;
}

/** Imports the columns and copyright of the footer. */
export function importFooter(config: DocusaurusConfig, base: string, notes: ImportNotes): ImportedFooter {
  const { value: footer, location } = readThemeSetting(config, 'footer', footerSchema, notes);
  if (footer === null) return { columns: [], copyright: '' };
  const toLinks = (links: readonly Link[]): ImportedLink[] =>
    links.flatMap((written) => {
      const link = written.html === undefined ? written : { ...written, ...readMarkup(written.html) };
      if (link.html !== undefined && isDecoration(link.html)) return [];
      const to = toTarget(link, base);
      if (link.label !== undefined && to !== null) return [{ label: link.label, to }];
      notes.miss(
        location,
        `the footer link ${JSON.stringify(link.label ?? 'without a label')}`,
        link.html === undefined ? 'its target was not carried over' : 'it is HTML that is not one link',
        'Add a replacement under "footer" in site.yaml.',
      );
      return [];
    });
  const { links, copyright } = footer;
  const grouped = links.filter(({ items }) => items !== undefined);
  const loose = toLinks(links.filter(({ items }) => items === undefined));
  const columns = grouped.map(({ title, items }) => ({ title: title ?? 'More', links: toLinks(parseLinks(items)) }));
  return {
    columns: [...columns, ...(loose.length === 0 ? [] : [{ title: 'More', links: loose }])].filter(
      (column) => column.links.length > 0,
    ),
    copyright: copyright
      .replace(/<br\s*\/?>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  };
}
