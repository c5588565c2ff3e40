import * as z from 'zod';
import { hasFixedHost, isRedirectTarget } from '../../../worker/model/addresses/redirect-pattern.ts';
import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import { SEARCH_LETTERS } from '../../../worker/model/page-kinds.ts';
import { RECORD_HASH_LENGTH } from '../../../worker/model/records/record-keys.ts';

/**
 * The shape of a manifest that another machine built, as far as the worker and the deploy rely on it. Objects may have
 * more members, because they only end up in the pages of the release itself.
 */

const hash = z.string().regex(new RegExp(`^[\\w-]{${RECORD_HASH_LENGTH}}$`), 'expected a hash');

/** A canonical path: no query, fragment, markup or control characters. */
const path = z
  .string()
  .max(512)
  .regex(/^\/(?!\/)[^\s?#<>"'`\\\p{Cc}]*$/u, 'expected a path such as /user/bills');

/** A key of record-keys.ts. None of them can leave the folder of records. */
const fileKey = z
  .string()
  .max(512)
  .regex(/^file\/(?:assets\/)?[\w-][\w.-]*$/, 'expected a key such as file/assets/client-3F9A.js');

const redirectTarget = z.string().refine(isRedirectTarget, 'expected a path or an http(s) URL');

const link = z.looseObject({ label: z.string(), to: z.string() });
const pathOrNull = z.string().nullable();

const site = z.looseObject({
  title: z.string(),
  tagline: z.string(),
  origin: z.string().refine(isOrigin, 'expected an origin such as https://docs.example.com'),
  base: z.string().regex(/^(?:\/[\w.~-]+)*$/, 'expected a base such as /docs'),
  locale: z.string(),
  logo: z.looseObject({ light: z.string(), width: z.number() }).nullable(),
  favicon: pathOrNull,
  touchIcon: pathOrNull,
  image: pathOrNull,
  navbar: z.array(link),
  footer: z.looseObject({
    columns: z.array(z.looseObject({ title: z.string(), links: z.array(link) })),
    copyright: z.string(),
    contact: link.optional(),
  }),
  colorMode: z.looseObject({ defaultMode: z.enum(['light', 'dark']) }),
  announcement: z.looseObject({ id: z.string(), html: z.string() }).nullable(),
  analytics: z.looseObject({}).nullable(),
  assistants: z.array(link),
  imageHosts: z.array(z.string()),
});

/** The manifest without pages and sidebars. */
export const manifestSchema = z.looseObject({
  release: hash,
  frameVersion: hash,
  site,
  assets: z.looseObject({
    stylesheet: path,
    script: path,
    kindStylesheets: z.record(z.string(), path),
    themeSnippet: z.string(),
    themeSnippetHash: z.string().regex(/^sha256-[\w+/=]+$/),
  }),
  redirects: z.record(z.string(), redirectTarget),
  redirectPatterns: z
    .array(z.looseObject({ from: z.string(), to: redirectTarget.refine(hasFixedHost, 'expected a fixed host') }))
    .optional(),
  files: z.record(path, fileKey),
  sums: z.record(z.string(), z.string()),
  compressed: z.record(path, hash),
  packed: z.array(path),
  search: z.looseObject({
    packs: z.array(
      z.looseObject({ key: z.string().regex(new RegExp(`^search/[\\w-]{${RECORD_HASH_LENGTH}}$`), 'expected a key') }),
    ),
  }),
  texts: z.looseObject({
    keys: z.array(z.string().regex(new RegExp(`^text/[\\w-]{${RECORD_HASH_LENGTH}}$`), 'expected a key')),
    pages: z.string(),
  }),
  notFound: z.looseObject({ title: z.string(), html: z.string(), markdown: z.string() }).optional(),
});

/** A page: its path and its entry. */
export const pageSchema = z.tuple([
  path,
  z.looseObject({
    kind: z.enum(Object.keys(SEARCH_LETTERS)),
    title: z.string(),
    description: z.string(),
    key: z.string().regex(new RegExp(`^page/[\\w-]{${RECORD_HASH_LENGTH}}$`), 'expected a key'),
  }),
]);

const textForms = z.record(z.string(), z.string()).and(z.object({ other: z.string() }));
const textParts = [z.array(z.string()), z.union([z.string(), textForms])] as const;
const textTemplate = z.union([z.tuple([...textParts]), z.tuple([...textParts, z.string()])]);

/** A site's own texts, which a worker's code is made with. */
const textsSchema: z.ZodType<OwnTexts> = z.record(
  z.string().regex(/^[\w-]+$/),
  z.lazy(() => z.union([z.string(), textTemplate, textsSchema])),
);

const manifestText = z.strictObject({
  head: z.string(),
  pages: z.string(),
  hashes: z.string(),
  sidebars: z.record(z.string(), z.string()),
});

const translationText = manifestText.extend({ taken: z.string() });

export const dataSchema = manifestText.extend({
  code: hash,
  translations: z.array(translationText).exactOptional(),
  texts: z.array(textsSchema).optional(),
});

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^"'<>\s]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
