import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { SLOT_NAMES, type SlotName } from '../../worker/model/slots.ts';
import { findSampleLanguage, SAMPLE_LANGUAGES } from '../../worker/request/samples/languages/languages.ts';
import type { SlotChoice } from '../components/render-slots.ts';
import { docsOptionsSchema } from '../docs/docs-options.ts';
import { newsOptionsSchema } from '../docs/news-options.ts';
import { type SiteLink, toSiteLink } from '../docs/site-links.ts';
import { findIcon } from '../markdown/blocks/icon/draw-icon.ts';
import { COMPONENT_USES } from '../markdown/component-uses.ts';
import { findTemplateFault } from '../openapi/samples/sdk.ts';
import { type Finding, type Place, SourceError, toFinding } from '../report/finding.ts';
import type { Report } from '../report/report.ts';
import { RULE_NAMES, type Rule } from '../report/rules.ts';
import { parseYaml, type YamlDocument } from '../source/parse-yaml.ts';
import { displayPath, readText, type TextFile } from '../source/read-text.ts';
import { validateParts } from '../source/validate.ts';
import { expandAll, type Variables } from '../source/variables.ts';
import { agentsSchema } from './agent-settings.ts';
import { analyticsSchema } from './analytics/analytics-config.ts';
import { baseSchema } from './base-path.ts';
import { findHeadFault, headFiles, headSchema } from './head-settings.ts';
import { findLanguageFault, languagesSchema } from './language-settings.ts';
import { type LogoSettings, logoSchema } from './logo-settings.ts';
import { themeSchema } from './theme-settings.ts';
import { tryItSchema } from './try-it-settings.ts';

const text = z.string().min(1);
/** Name of a drawing. */
const icon = text.refine((name) => findIcon(name) !== null, 'an icon of https://lucide.dev/icons').optional();
const link = z.strictObject({ label: text, to: text, icon });
const navbarLink = link.extend({ sidebar: text.nullable().default(null) });
/** A link, or a menu of links. */
const navbarItem = navbarLink
  .extend({ to: text.optional(), items: z.array(navbarLink).min(1).optional() })
  .refine(({ to, items }) => (to === undefined) !== (items === undefined), {
    path: ['to'],
    error: 'a path or an address, or "items" in its place',
  });

const hostSchema = (example: string) =>
  z.string().regex(/^(?:https:\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i, `a host such as "${example}"`);

type SlotShape = Record<SlotName, z.ZodOptional<typeof text>>;

const apiSchema = z.strictObject({
  /** Names the API in storage and in messages. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
  /** A file of the content folder, or an http(s) URL that is fetched at build time. */
  description: text,
  /** Files of the content folder that change the description, in their order (Overlay 1.0 and 1.1). */
  overlays: z.array(text).optional(),
  /** Sent with the request for it, and to its origin alone: header → environment variable that has the value. */
  headers: z.record(z.string(), text).default({}),
  /** Path that its pages begin with. */
  path: z
    .string()
    .regex(/^(\/[^/]+)+$/, 'a path such as "/api"')
    .default('/api'),
  /** Path of the overview page; `{path}/{id}-api` when absent. */
  overview: z.string().regex(/^\//, 'a path such as "/api/accounting-api"').optional(),
  /** Folder of the content that tells what has changed: the page `{path}/changelog` and its feed are made of it. */
  changelog: text.optional(),
  /** How many of its newest versions mark what they added, changed or deprecated; 3 when absent. */
  markedVersions: z.int().min(0).optional(),
  /** Id of the sidebar that the build makes for it. */
  sidebar: text.default('api'),
  /** The category page that lists its tags. */
  category: z.strictObject({ path: text, label: text, description: text.optional() }).optional(),
  /** Where links of the description lead that are relative and name no page of this site. */
  linkBase: z.url({ protocol: /^https?$/, error: 'an http(s) URL such as "https://example.com/docs/"' }).optional(),
  /** Whether required properties and parameters come first; otherwise they have the order of the description. */
  requiredFirst: z.boolean().default(true),
  /** Whether readers can send requests from its pages, and how these travel. */
  tryIt: tryItSchema.optional(),
  /** Languages of the code samples, in order, each with the template of its SDK variant. */
  samples: z
    .array(
      z.strictObject({
        language: text,
        label: text.optional(),
        sdk: z.strictObject({ label: text, template: text }).optional(),
      }),
    )
    .optional(),
});

const CHECKS = Object.fromEntries(
  RULE_NAMES.map((name) => [name, z.enum(['error', 'warning', 'off']).optional()]),
) as Readonly<Record<Rule, z.ZodOptional<z.ZodEnum<{ error: 'error'; warning: 'warning'; off: 'off' }>>>>;

export const siteSchema = z.strictObject({
  title: text,
  tagline: z.string().default(''),
  origin: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL such as "https://docs.example.com"' })
    .regex(/^[a-z]+:\/\/[^/?#@]+\/?$/i, 'a URL without a path, such as "https://docs.example.com": a path is "base"'),
  base: baseSchema,
  locale: text.default('en'),
  languages: languagesSchema,
  product: z
    .strictObject({
      name: text,
      slug: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
    })
    .default({ name: 'Product', slug: 'product' }),
  /** Named URLs, for use as `{{ links.name }}`. */
  links: z.record(z.string(), text).default({}),
  /** Further values, for use as `{{ group.name }}`. */
  variables: z.record(z.string(), z.record(z.string(), text)).default({}),
  logo: logoSchema.default(null),
  favicon: text.nullable().default(null),
  /** For link previews of pages that have no image of their own and none made for them. */
  image: text.nullable().default(null),
  /** Makes an image for link previews of every page. */
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
  /** Names of components that fill places of the frame. */
  slots: z.strictObject(Object.fromEntries(SLOT_NAMES.map((name) => [name, text.optional()])) as SlotShape).default({}),
  /** In its place, on the pages of a sidebar. */
  navbars: z.record(z.string(), z.array(navbarItem)).default({}),
  /** Address of the source, linked at the end of the navbar. */
  repository: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL' })
    .nullable()
    .default(null),
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: text, links: z.array(link) })).default([]),
      copyright: z.string().default(''),
    })
    .prefault({}),
  version: z.strictObject({ label: text }).default({ label: 'Next' }),
  docs: docsOptionsSchema.prefault({}),
  /** Collections of dated entries, by name; the folder `news` is one without a word. */
  news: newsOptionsSchema.default({}),
  apis: z.array(apiSchema).default([]),
  /** Links of the page menu that open a page in an assistant. `{url}` is the address of its Markdown. */
  assistants: z
    .array(z.strictObject({ label: text, to: text.regex(/^https:.*\{url\}/s, 'an https address with "{url}" in it') }))
    .default([]),
  /** RFC 9116; left out, there is no security.txt. */
  security: z
    .strictObject({
      contact: z.array(text.regex(/^(?:mailto:|tel:|https:)/, 'a URI such as "mailto:security@example.com"')).min(1),
      expires: z.iso.datetime({ offset: true, error: 'a point in time such as "2027-01-31T00:00:00Z"' }),
      policy: z.url().optional(),
      encryption: text.optional(),
      acknowledgments: z.url().optional(),
      preferredLanguages: text.optional(),
    })
    .nullable()
    .default(null),
  search: z
    .strictObject({
      /** Groups of words and phrases with the same meaning: a search for one finds the others. */
      synonyms: z
        .array(
          z
            .array(text.max(60).regex(/[\p{L}\p{N}]/u, 'a word or phrase'))
            .min(2, 'a list of at least two words that mean the same')
            .max(30),
        )
        .max(500)
        .default([]),
    })
    .prefault({}),
  /** Address of a page's source: `{path}` is its path below the content folder, which is appended without it. */
  editUrl: text.nullable().default(null),
  lastUpdated: z.boolean().default(false),
  lastUpdatedAuthor: z.boolean().default(false),
  /** How pages are read; front matter may say otherwise. */
  markdown: z
    .strictObject({
      format: z.enum(['mdx', 'commonmark', 'detect']).default('detect'),
      math: z.boolean().default(false),
      /** What components of the site's own become, by their names. */
      components: z.record(z.string(), z.enum(COMPONENT_USES)).default({}),
    })
    .prefault({}),
  /** What the build makes of each check (`report/rules.ts`). */
  checks: z.strictObject(CHECKS).default({}),
  /** Kilobytes; larger images are reported. */
  maxImageSize: z.number().int().positive().default(1_000),
  imageHosts: z.array(hostSchema('images.example.com')).default([]),
  /** Whose pages frames and players of videos may show. */
  frameHosts: z.array(hostSchema('www.youtube-nocookie.com')).default([]),
  analytics: analyticsSchema.nullable().default(null),
  head: headSchema,
  agents: agentsSchema.nullable().default(null),
});

export const SITE_KEYS: readonly string[] = Object.keys(siteSchema.shape);

/** `content/site.yaml`, validated, its variables put in. */
export type SiteConfig = Omit<z.infer<typeof siteSchema>, 'apis' | 'slots'> & {
  readonly slots: readonly SlotChoice[];
  readonly apis: readonly ApiConfig[];
  readonly file: string;
  readonly contentVariables: Variables;
  /** Links and pictures of the frame, to be checked when all pages are known. */
  readonly frameLinks: readonly SiteLink[];
};
export type ApiConfig = z.infer<typeof apiSchema> & {
  /** Days by `GET /path`, from the file that `verify --stamp` writes. */
  readonly verified?: Readonly<Record<string, string>>;
};

/**
 * Reads `site.yaml` of a content folder. A folder of pages without one gets a name and an address that are good for a
 * look at it. Throws SourceError with every fault found in it.
 */
export async function loadSiteConfig(contentDir: string, report: Report): Promise<SiteConfig> {
  const purpose = 'the site configuration';
  const { file, text: source } = existsSync(join(contentDir, 'site.yaml'))
    ? await readText(join(contentDir, 'site.yaml'), purpose)
    : await standIn(contentDir, purpose, report);
  const document = parseYaml(file, source, purpose);
  const config = validateParts(document, siteSchema, report);
  const contentVariables = toVariables(config);
  const place = (path: readonly PropertyKey[]): Place => ({ file, position: document.locate(path) });
  const expanded = expandAll(config, contentVariables, place);
  checkSamples(expanded.apis, place);
  checkLanguages(expanded, place);
  checkHead(expanded.head, place);
  const slots = SLOT_NAMES.flatMap((name): SlotChoice[] => {
    const component = expanded.slots[name];
    return component === undefined ? [] : [{ name, component, place: place(['slots', name]) }];
  });
  return { ...expanded, slots, file, contentVariables, frameLinks: findFrameLinks(expanded, file, document) };
}

/** For a folder of Markdown without `site.yaml`; any other one was named by mistake. */
async function standIn(contentDir: string, purpose: string, report: Report): Promise<TextFile> {
  const path = join(contentDir, 'site.yaml');
  const file = displayPath(path);
  const names = existsSync(contentDir) ? readdirSync(contentDir, { recursive: true, encoding: 'utf8' }) : [];
  if (!names.some((name) => /\.mdx?$/i.test(name))) return await readText(path, purpose);
  const found = names.find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  if (found !== undefined) {
    throw SourceError.at(
      { file },
      `Cannot read the site configuration: there is no site.yaml, and ${found} belongs to Docusaurus. Run "npm run import -- ${displayPath(contentDir)}" to turn the project into a content folder.`,
    );
  }
  report.note(
    'missing-site-file',
    { file },
    'Cannot read the title and the origin of the site: there is no such file. Write one with "title" and "origin"; until then, placeholders are used.',
  );
  return { file, text: JSON.stringify({ title: basename(contentDir), origin: 'https://docs.example.com' }) };
}

function findFrameLinks(
  { logo, favicon, image, navbar, navbars, footer, head }: z.infer<typeof siteSchema>,
  file: string,
  document: YamlDocument,
): SiteLink[] {
  const pictures: [path: PropertyKey[], written: string | null][] = [
    ...logoFiles(logo),
    [['favicon'], favicon],
    [['image'], image],
  ];
  const links: [path: PropertyKey[], written: string][] = [
    ...navbarTargets(navbar, ['navbar']),
    ...Object.entries(navbars).flatMap(([id, items]) => navbarTargets(items, ['navbars', id])),
    ...headFiles(head),
    ...footer.columns.flatMap((column, index) =>
      column.links.map(({ to }, position): [PropertyKey[], string] => [
        ['footer', 'columns', index, 'links', position, 'to'],
        to,
      ]),
    ),
  ];
  const toLink = (path: PropertyKey[], written: string): SiteLink | null =>
    toSiteLink({ file, position: document.locate(path) }, written);
  return [
    ...links.flatMap(([path, written]) => toLink(path, written) ?? []),
    ...pictures.flatMap(([path, written]): SiteLink[] => {
      const link = written === null ? null : toLink(path, written);
      return link === null ? [] : [{ ...link, use: 'image' }];
    }),
  ];
}

function navbarTargets(items: SiteConfig['navbar'], at: readonly PropertyKey[]): [path: PropertyKey[], to: string][] {
  return items.flatMap(({ to, items: inner }, index): [PropertyKey[], string][] =>
    to === undefined
      ? (inner ?? []).map((item, position) => [[...at, index, 'items', position, 'to'], item.to])
      : [[[...at, index, 'to'], to]],
  );
}

function logoFiles(logo: LogoSettings): [path: PropertyKey[], written: string | null][] {
  if (logo === null || typeof logo === 'string') return [[['logo'], logo]];
  return [
    [['logo', 'light'], logo.light],
    [['logo', 'dark'], logo.dark ?? null],
  ];
}

/** Reports unknown languages and faulty templates once, instead of once for each operation. */
function checkSamples(apis: readonly ApiConfig[], place: (path: readonly PropertyKey[]) => Place): void {
  const findings = apis.flatMap((api, index) =>
    (api.samples ?? []).flatMap(({ language, sdk }, position): Finding[] => {
      const path = ['apis', index, 'samples', position];
      const known = findSampleLanguage(language);
      if (known === null) {
        const ids = SAMPLE_LANGUAGES.map(({ id }) => id).join(', ');
        const message = `Cannot write code samples in ${JSON.stringify(language)}: the languages are ${ids}.`;
        return [toFinding(place([...path, 'language']), message)];
      }
      const fault = sdk === undefined ? null : findTemplateFault(sdk.template, known);
      return fault === null ? [] : [toFinding(place([...path, 'sdk', 'template']), fault)];
    }),
  );
  if (findings.length > 0) throw new SourceError(findings);
}

function checkHead(head: SiteConfig['head'], place: (path: readonly PropertyKey[]) => Place): void {
  const findings = head.flatMap((entry, index): Finding[] => {
    const fault = findHeadFault(entry);
    return fault === null ? [] : [toFinding(place(['head', index]), `Cannot put this into the head: ${fault}.`)];
  });
  if (findings.length > 0) throw new SourceError(findings);
}

function checkLanguages(config: z.infer<typeof siteSchema>, place: (path: readonly PropertyKey[]) => Place): void {
  const fault = findLanguageFault(config.languages, config);
  if (fault !== null) throw SourceError.at(place(['languages']), `Cannot offer these languages: ${fault}.`);
}

function toVariables(config: z.infer<typeof siteSchema>): Variables {
  const groups = { ...config.variables, product: config.product, links: config.links };
  return new Map(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]): [string, string] => [`${group}.${name}`, value]),
    ),
  );
}

/** An item of the navbar that leads somewhere. */
type NavbarLink = z.infer<typeof navbarLink>;

/** The links of the navbar, those of menus among them. */
export function navbarLinks(navbar: SiteConfig['navbar']): NavbarLink[] {
  return navbar.flatMap(({ to, items, ...item }) => (to === undefined ? (items ?? []) : [{ ...item, to }]));
}
