import * as z from 'zod';
import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import { SLOT_NAMES, type SlotName } from '../../../worker/model/slots.ts';
import type { SourceLocation } from '../../base/report/finding.ts';
import type { Variables } from '../../base/source/variables.ts';
import { findIcon, iconNames } from '../../page/blocks/icon/draw-icon.ts';
import { COMPONENT_USES } from '../../page/prose/resolve/component-uses.ts';
import { accessListSchema } from '../access/access-rule.ts';
import { checksSchema, checksSchemaWith } from '../checks/check-settings.ts';
import type { SlotChoice } from '../components/render-slots.ts';
import { docsOptionsSchema, editUrlSchema } from '../docs/docs-options.ts';
import { newsOptionsSchema } from '../docs/news-options.ts';
import type { SiteLink } from '../docs/site-links.ts';
import { analyticsSchema } from './analytics/analytics-config.ts';
import { baseSchema } from './base-path.ts';
import { accessSchema } from './settings/access-settings.ts';
import { agentsSchema } from './settings/agent-settings.ts';
import { type ApiVersion, apiVersionsSchema } from './settings/api-versions.ts';
import { headSchema } from './settings/head-settings.ts';
import { languagesSchema, localesSchema } from './settings/language-settings.ts';
import { logoSchema } from './settings/logo-settings.ts';
import { manualsSchema } from './settings/manual-settings.ts';
import { themeSchema } from './settings/theme-settings.ts';
import { tryItSchema } from './settings/try-it-settings.ts';
import type { VerifiedOperations } from './verified-stamps.ts';

const text = z.string().min(1);
/** Icon name. */
const icon = text
  .refine((name) => findIcon(name) !== null, {
    error: 'an icon of https://lucide.dev/icons',
    params: { names: iconNames },
  })
  .optional();
const link = z.strictObject({ label: text, to: text, icon });
const navbarLink = link.extend({ sidebar: text.nullable().default(null) });
/** A link, or a menu of links. */
const navbarItem = navbarLink
  .extend({ to: text.optional(), items: z.array(navbarLink).min(1).optional() })
  .refine(({ to, items }) => (to === undefined) !== (items === undefined), {
    path: ['to'],
    error: 'a path or a URL, or "items" instead',
  });

const hostSchema = (example: string) =>
  z.string().regex(/^(?:https:\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i, `a host such as "${example}"`);

type SlotShape = Record<SlotName, z.ZodOptional<typeof text>>;

const apiSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
    description: text.optional(),
    versions: apiVersionsSchema.optional(),
    overlays: z.array(text).optional(),
    /** Sent to its origin only. */
    headers: z.record(z.string(), text).default({}),
    access: accessListSchema.optional(),
    path: z
      .string()
      .regex(/^(\/[^/]+)+$/, 'a path such as "/api"')
      .default('/api'),
    overview: z.string().regex(/^\//, 'a path such as "/api/accounting-api"').optional(),
    changelog: text.optional(),
    markedVersions: z.int().min(0).optional(),
    sidebar: text.default('api'),
    category: z.strictObject({ path: text, label: text, description: text.optional() }).optional(),
    linkBase: z.url({ protocol: /^https?$/, error: 'an http(s) URL such as "https://example.com/docs/"' }).optional(),
    requiredFirst: z.boolean().default(true),
    tryIt: tryItSchema.optional(),
    samples: z
      .array(
        z.strictObject({
          language: text,
          label: text.optional(),
          sdk: z.strictObject({ label: text, template: text }).optional(),
        }),
      )
      .optional(),
  })
  .refine(({ description, versions }) => (description === undefined) !== (versions === undefined), {
    path: ['description'],
    error: 'a file or a URL, or "versions" instead',
  });

/** `build/tools/reference/setting-notes.ts` says what each setting is for. */
export const siteSchema = z.strictObject({
  title: text,
  tagline: z.string().default(''),
  origin: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL such as "https://docs.example.com"', abort: true })
    .regex(/^[a-z]+:\/\/[^/\\?#@]+\/?$/i, 'a URL without a path, such as "https://docs.example.com": a path is "base"')
    // As URLs have it: code compares the two, and headers have no other letters.
    .transform((written) => new URL(written).origin),
  base: baseSchema,
  locale: text.optional(),
  locales: localesSchema,
  localeRedirect: z.boolean().default(true),
  languages: languagesSchema,
  product: z
    .strictObject({
      name: text,
      slug: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
    })
    .default({ name: 'Product', slug: 'product' }),
  links: z.record(z.string(), text).default({}),
  variables: z.record(z.string(), z.record(z.string(), text)).default({}),
  logo: logoSchema.default(null),
  favicon: text.nullable().default(null),
  image: text.nullable().default(null),
  previewImages: z.boolean().default(true),
  theme: themeSchema.prefault({}),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(true),
    })
    .prefault({}),
  announcement: z
    .strictObject({ id: text, text, closeable: z.boolean().default(true) })
    .nullable()
    .default(null),
  navbar: z.array(navbarItem).default([]),
  slots: z.strictObject(Object.fromEntries(SLOT_NAMES.map((name) => [name, text.optional()])) as SlotShape).default({}),
  navbars: z.record(z.string(), z.array(navbarItem)).default({}),
  repository: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL' })
    .nullable()
    .default(null),
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: text, links: z.array(link) })).default([]),
      copyright: z.string().default(''),
      contact: link.optional(),
    })
    .prefault({}),
  version: z.strictObject({ label: text.optional() }).default({}),
  access: accessSchema.optional(),
  docs: docsOptionsSchema.prefault({}),
  news: newsOptionsSchema.default({}),
  apis: z.array(apiSchema).default([]),
  assistants: z
    .array(z.strictObject({ label: text, to: text.regex(/^https:.*\{url\}/s, 'an https URL that contains "{url}"') }))
    .default([]),
  /** RFC 9116. If absent, there is no security.txt. */
  security: z
    .strictObject({
      contact: z.array(text.regex(/^(?:mailto:|tel:|https:)/, 'a URI such as "mailto:security@example.com"')).min(1),
      expires: z.iso.datetime({ offset: true, error: 'a date and time such as "2027-01-31T00:00:00Z"' }),
      policy: z.url().optional(),
      encryption: text.optional(),
      acknowledgments: z.url().optional(),
      preferredLanguages: text.optional(),
    })
    .nullable()
    .default(null),
  search: z
    .strictObject({
      synonyms: z
        .array(
          z
            .array(text.max(60).regex(/[\p{L}\p{N}]/u, 'a word or phrase'))
            .min(2, 'a list of at least two synonyms')
            .max(30),
        )
        .max(500)
        .default([]),
    })
    .prefault({}),
  editUrl: editUrlSchema.default(null),
  lastUpdated: z.boolean().default(false),
  lastUpdatedAuthor: z.boolean().default(false),
  markdown: z
    .strictObject({
      format: z.enum(['mdx', 'commonmark', 'detect']).default('detect'),
      math: z.boolean().default(false),
      components: z.record(z.string(), z.enum(COMPONENT_USES)).default({}),
    })
    .prefault({}),
  checks: checksSchema.prefault({}),
  plugins: z.array(text).default([]),
  maxImageSize: z.number().int().positive().default(1_000),
  imageHosts: z.array(hostSchema('images.example.com')).default([]),
  frameHosts: z.array(hostSchema('www.youtube-nocookie.com')).default([]),
  analytics: analyticsSchema.nullable().default(null),
  head: headSchema,
  manuals: manualsSchema,
  agents: agentsSchema.nullable().default(null),
});

/** The same with the rules of the site's plugins among its checks. */
export function siteSchemaWith(rules: readonly string[]): typeof siteSchema {
  return rules.length === 0 ? siteSchema : siteSchema.extend({ checks: checksSchemaWith(rules).prefault({}) });
}

export const SITE_KEYS: readonly string[] = Object.keys(siteSchema.shape);

/** An entry of `apis` as it is written. */
export type WrittenApi = z.infer<typeof apiSchema>;

/** `content/site.yaml`, validated and with variables replaced. */
export type SiteConfig = Omit<z.infer<typeof siteSchema>, 'apis' | 'slots' | 'locale'> & {
  /** Language of the pages (BCP 47). */
  readonly locale: string;
  readonly slots: readonly SlotChoice[];
  readonly apis: readonly ApiConfig[];
  readonly file: string;
  /** The place of a setting, or of its nearest ancestor. */
  readonly locate: (path: readonly PropertyKey[]) => SourceLocation;
  readonly contentVariables: Variables;
  /** The site's own texts of the interface, by language. */
  readonly texts: Readonly<Record<string, OwnTexts>>;
  /** Links and images of the frame, to check when all pages are known. */
  readonly frameLinks: readonly SiteLink[];
};
/** An API, or one version of it: each is compiled by itself. */
export type ApiConfig = Omit<z.infer<typeof apiSchema>, 'description' | 'versions'> & {
  readonly description: string;
  /** Absent for an API without versions. */
  readonly version?: ApiVersion;
  /** Stamps by `GET /path`, from the file that `verify --stamp` writes. */
  readonly verified?: VerifiedOperations[string];
};
