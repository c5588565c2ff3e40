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
import { docsOptionsSchema } from '../docs/docs-options.ts';
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
    /** Identifies the API in storage and in messages. */
    id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
    /** A file in the content folder, or an http(s) URL fetched at build time. */
    description: text.optional(),
    /** Instead of one description: those of several versions, newest first. */
    versions: apiVersionsSchema.optional(),
    /** Files in the content folder that change the description, applied in order (Overlay 1.0 and 1.1). */
    overlays: z.array(text).optional(),
    /** Request headers for its origin only: header → name of the environment variable with the value. */
    headers: z.record(z.string(), text).default({}),
    /** The audiences that may read its pages. */
    access: accessListSchema.optional(),
    /** Path prefix of its pages. */
    path: z
      .string()
      .regex(/^(\/[^/]+)+$/, 'a path such as "/api"')
      .default('/api'),
    /** Path of the overview page; `{path}/{id}-api` if absent. */
    overview: z.string().regex(/^\//, 'a path such as "/api/accounting-api"').optional(),
    /** Content folder with the changes, from which the page `{path}/changelog` and its feed are created. */
    changelog: text.optional(),
    /** Number of recent versions that mark what they added, changed or deprecated; 3 if absent. */
    markedVersions: z.int().min(0).optional(),
    /** Id of the generated sidebar. */
    sidebar: text.default('api'),
    /** The category page that lists its tags. */
    category: z.strictObject({ path: text, label: text, description: text.optional() }).optional(),
    /** Base URL for relative links in the description that match no page. */
    linkBase: z.url({ protocol: /^https?$/, error: 'an http(s) URL such as "https://example.com/docs/"' }).optional(),
    /** Whether required properties and parameters come first. Otherwise they keep the description's order. */
    requiredFirst: z.boolean().default(true),
    /** Whether readers can send requests from its pages, and how these are sent. */
    tryIt: tryItSchema.optional(),
    /** Languages of the code samples, in order, each with an SDK template. */
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

export const siteSchema = z.strictObject({
  title: text,
  tagline: z.string().default(''),
  origin: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL such as "https://docs.example.com"' })
    .regex(/^[a-z]+:\/\/[^/?#@]+\/?$/i, 'a URL without a path, such as "https://docs.example.com": a path is "base"'),
  base: baseSchema,
  locale: text.optional(),
  locales: localesSchema,
  /** Whether `/` redirects to the reader's language. */
  localeRedirect: z.boolean().default(true),
  languages: languagesSchema,
  product: z
    .strictObject({
      name: text,
      slug: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
    })
    .default({ name: 'Product', slug: 'product' }),
  /** Named URLs for `{{ links.name }}`. */
  links: z.record(z.string(), text).default({}),
  /** Other values for `{{ group.name }}`. */
  variables: z.record(z.string(), z.record(z.string(), text)).default({}),
  logo: logoSchema.default(null),
  favicon: text.nullable().default(null),
  /** Link preview image of pages that have neither their own nor a generated one. */
  image: text.nullable().default(null),
  /** Generates a link preview image for every page. */
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
  /** Components to render in slots of the frame. */
  slots: z.strictObject(Object.fromEntries(SLOT_NAMES.map((name) => [name, text.optional()])) as SlotShape).default({}),
  /** Replacement navbars for the pages of a sidebar. */
  navbars: z.record(z.string(), z.array(navbarItem)).default({}),
  /** URL of the source repository, linked at the end of the navbar. */
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
  /** Audiences, for pages that only some may read. */
  access: accessSchema.optional(),
  docs: docsOptionsSchema.prefault({}),
  /** Collections of dated entries, by name. The folder `news` needs no entry here. */
  news: newsOptionsSchema.default({}),
  apis: z.array(apiSchema).default([]),
  /** Page menu links that open a page in an assistant. `{url}` is replaced by the URL of its Markdown. */
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
      /** Groups of synonyms: a search for one finds the others. */
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
  /** URL of a page's source. `{path}` is the path relative to the content folder; without it, the path is appended. */
  editUrl: text.nullable().default(null),
  lastUpdated: z.boolean().default(false),
  lastUpdatedAuthor: z.boolean().default(false),
  /** How pages are parsed, unless front matter overrides it. */
  markdown: z
    .strictObject({
      format: z.enum(['mdx', 'commonmark', 'detect']).default('detect'),
      math: z.boolean().default(false),
      /** How to render the site's own components, by name. */
      components: z.record(z.string(), z.enum(COMPONENT_USES)).default({}),
    })
    .prefault({}),
  checks: checksSchema.prefault({}),
  /** Plugins: files of the content folder, such as `plugins/glossary.ts`, or installed packages. */
  plugins: z.array(text).default([]),
  /** In kilobytes. Larger images are reported. */
  maxImageSize: z.number().int().positive().default(1_000),
  imageHosts: z.array(hostSchema('images.example.com')).default([]),
  /** Hosts whose pages frames and video players may show. */
  frameHosts: z.array(hostSchema('www.youtube-nocookie.com')).default([]),
  analytics: analyticsSchema.nullable().default(null),
  head: headSchema,
  /** Sections that readers can print as one document. */
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
