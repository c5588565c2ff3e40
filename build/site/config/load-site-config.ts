import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod';
import { SLOT_NAMES } from '../../../worker/model/slots.ts';
import { findSampleLanguage, SAMPLE_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { type Finding, SourceError, toFinding } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { parseYaml, type YamlDocument } from '../../base/source/parse-yaml.ts';
import { displayPath, readText, type TextFile } from '../../base/source/read-text.ts';
import { validateLeniently } from '../../base/source/validate.ts';
import { expandAll, type Variables } from '../../base/source/variables.ts';
import { findTemplateFault } from '../../openapi/samples/sdk.ts';
import type { SlotChoice } from '../components/render-slots.ts';
import { PluginLoader } from '../plugins/load-plugins.ts';
import type { SitePlugins } from '../plugins/site-plugins.ts';
import { expandVersions, findVersionsFault } from './expand-versions.ts';
import { findFrameLinks } from './find-frame-links.ts';
import { findAudienceFaults } from './settings/access-settings.ts';
import { findHeadFault } from './settings/head-settings.ts';
import { findLanguageFault, findLocalesFault, placeLocale } from './settings/language-settings.ts';
import { findLocaleFault, findMissingInterface } from './settings/locale-settings.ts';
import { checkThirdPartyScripts } from './settings/third-party-scripts.ts';
import { type SiteConfig, type siteSchema, siteSchemaWith, type WrittenApi } from './site-config.ts';
import { hasOwnTexts, loadOwnTexts } from './texts/load-own-texts.ts';

interface SettingsOptions {
  readonly language?: string | undefined;
  /** `site.yaml`, and the plugins that it names, if they have been read. */
  readonly read?: { readonly document: YamlDocument; readonly plugins: SitePlugins };
}

type WrittenSite = z.infer<typeof siteSchema>;
type Locate = SiteConfig['locate'];

const PURPOSE = 'the site configuration';

/** Parses `site.yaml`. Throws SourceError. */
export async function readSettings(contentDir: string, report: Report): Promise<YamlDocument> {
  const { file, text } = await readSiteFile(contentDir, report);
  return parseYaml(file, text, PURPOSE);
}

/**
 * Reads `site.yaml` in a content folder. A folder of pages without one gets a placeholder title and origin. Throws
 * SourceError with all errors found. `language`: one of `locales`, the first by default.
 */
export async function loadSiteConfig(
  contentDir: string,
  report: Report,
  { language, read }: SettingsOptions = {},
): Promise<SiteConfig> {
  const document = read?.document ?? (await readSettings(contentDir, report));
  const { file } = document;
  const { checks } = read?.plugins ?? (await new PluginLoader().load(contentDir, document, report));
  const schema = siteSchemaWith(checks.map(({ rule }) => rule));
  const config = validateLeniently(document, schema, placeholders(contentDir), report);
  const contentVariables = toVariables(config);
  const locate: Locate = (path) => ({ file, position: document.locate(path) });
  const expanded = expandAll(config, contentVariables, locate);
  const located = { ...expanded, ...readLocale(expanded, language) };
  throwAll([
    ...findIdFaults(expanded.apis, locate),
    ...findSampleFaults(expanded.apis, locate),
    ...findVersionFaults(expanded, locate),
    ...findLanguageFaults(located, expanded, locate),
    ...findAccessFaults(expanded.access, locate),
    ...findHeadFaults(expanded.head, locate),
  ]);
  const apis = expanded.apis.flatMap(expandVersions);
  checkInterface(located, contentDir, locate, report);
  checkThirdPartyScripts(expanded, locate, report);
  const slots = SLOT_NAMES.flatMap((name): SlotChoice[] => {
    const component = expanded.slots[name];
    return component === undefined ? [] : [{ name, component, location: locate(['slots', name]) }];
  });
  const texts = await loadTextsOf(located, contentDir, report);
  return {
    ...located,
    apis,
    slots,
    file,
    locate,
    contentVariables,
    texts,
    frameLinks: findFrameLinks(expanded, file, document),
  };
}

/** The text of `site.yaml`, or defaults for a Markdown folder without it. Any other folder is a mistake. */
async function readSiteFile(contentDir: string, report: Report): Promise<TextFile> {
  const path = join(contentDir, 'site.yaml');
  if (existsSync(path)) return await readText(path, PURPOSE);
  const file = displayPath(path);
  const cannot = 'Cannot read the site configuration: there is no';
  const names = existsSync(contentDir) ? readdirSync(contentDir, { recursive: true, encoding: 'utf8' }) : [];
  if (!names.some((name) => /\.mdx?$/i.test(name)))
    throw SourceError.at(
      { file },
      `${cannot} such file. Run "docvane init" to create a site, or select the folder of one with --site.`,
    );
  const found = names.find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  if (found !== undefined) {
    throw SourceError.at(
      { file },
      `${cannot} site.yaml, and ${found} belongs to Docusaurus. Run "docvane import ${displayPath(contentDir)}" to turn the project into a content folder.`,
    );
  }
  report.note(
    'missing-site-file',
    { file },
    'Cannot read the title and the origin of the site: the file does not exist. Create it with "title" and "origin". Until then, placeholders are used.',
  );
  return { file, text: JSON.stringify(placeholders(contentDir)) };
}

/** What a site requires, for a build that shows pages or their errors without it. */
function placeholders(contentDir: string): { readonly title: string; readonly origin: string } {
  return { title: basename(contentDir), origin: 'https://docs.example.com' };
}

function throwAll(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new SourceError(findings);
}

/** Ids that two APIs have. Otherwise, each of their pages would be an error. */
function findIdFaults(apis: readonly WrittenApi[], locate: Locate): Finding[] {
  const ids = apis.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          toFinding(
            locate(['apis', index, 'id']),
            `Cannot use the API id "${id}": another API has it. Use another one.`,
          ),
        ],
  );
}

/** Unknown languages and invalid templates, once instead of once per operation. */
function findSampleFaults(apis: readonly WrittenApi[], locate: Locate): Finding[] {
  return apis.flatMap((api, index) =>
    (api.samples ?? []).flatMap(({ language, sdk }, position): Finding[] => {
      const path = ['apis', index, 'samples', position];
      const known = findSampleLanguage(language);
      if (known === null) {
        const ids = SAMPLE_LANGUAGES.map(({ id }) => id).join(', ');
        const message = `Cannot generate code samples in ${JSON.stringify(language)}: the supported languages are ${ids}.`;
        return [toFinding(locate([...path, 'language']), message)];
      }
      const fault = sdk === undefined ? null : findTemplateFault(sdk.template, known);
      return fault === null ? [] : [toFinding(locate([...path, 'sdk', 'template']), fault)];
    }),
  );
}

function findVersionFaults({ apis, docs }: Pick<WrittenSite, 'apis' | 'docs'>, locate: Locate): Finding[] {
  const found = findVersionsFault(apis, Object.keys(docs.more));
  if (found === null) return [];
  return [toFinding(locate(['apis', ...found.path]), `Cannot tell the versions of the API apart: ${found.fault}.`)];
}

function findAccessFaults(access: SiteConfig['access'], locate: Locate): Finding[] {
  const faults = access === undefined ? [] : findAudienceFaults(access);
  return faults.map(({ path, message }) => toFinding(locate(['access', ...path]), message));
}

function findHeadFaults(head: SiteConfig['head'], locate: Locate): Finding[] {
  return head.flatMap((entry, index): Finding[] => {
    const fault = findHeadFault(entry);
    return fault === null ? [] : [toFinding(locate(['head', index]), `Cannot add this to the head: ${fault}.`)];
  });
}

/** The language of a site's pages, their base path, and the languages to choose from. */
function readLocale(
  { locale, locales, languages, base }: WrittenSite,
  language: string | undefined,
): Pick<SiteConfig, 'locale' | 'languages' | 'base'> {
  const [original] = locales;
  if (original === undefined) return { locale: locale ?? DEFAULT_LOCALE, languages, base };
  const own = language ?? original.code;
  return { locale: own, ...placeLocale(locales, own, base) };
}

const DEFAULT_LOCALE = 'en';

/** `written`: the same settings before `readLocale()`. */
function findLanguageFaults(
  { locale, locales, languages, base }: Pick<SiteConfig, 'locale' | 'locales' | 'languages' | 'base'>,
  written: WrittenSite,
  locate: Locate,
): Finding[] {
  const unknown = (tag: string, path: readonly PropertyKey[]): Finding[] => {
    const fault = findLocaleFault(tag);
    return fault === null ? [] : [toFinding(locate(path), `Cannot use the locale ${JSON.stringify(tag)}: ${fault}`)];
  };
  const cannotOffer = (key: string, fault: string | null): Finding[] =>
    fault === null ? [] : [toFinding(locate([key]), `Cannot offer these languages: ${fault}.`)];
  if (locales.length === 0)
    return [
      ...unknown(locale, ['locale']),
      ...cannotOffer('languages', findLanguageFault(languages, { locale, base })),
    ];
  return [
    ...cannotOffer('locales', findLocalesFault(locales, { languages: written.languages, locale: written.locale })),
    ...locales.flatMap(({ code }, index) => unknown(code, ['locales', index, 'code'])),
  ];
}

/** Reports languages that neither the engine nor the site has texts for. */
function checkInterface(
  { locale, locales }: Pick<SiteConfig, 'locale' | 'locales'>,
  contentDir: string,
  locate: Locate,
  report: Report,
): void {
  const tags = locales.length === 0 ? [locale] : locales.map(({ code }) => code);
  for (const [index, tag] of tags.entries()) {
    const missing = hasOwnTexts(contentDir, tag) ? null : findMissingInterface(tag);
    const path = locales.length === 0 ? ['locale'] : ['locales', index, 'code'];
    if (missing !== null) report.note('untranslated-interface', locate(path), missing);
  }
}

/** The site's own texts in each of its languages. */
async function loadTextsOf(
  { locale, locales, languages }: Pick<SiteConfig, 'languages' | 'locale' | 'locales'>,
  contentDir: string,
  report: Report,
): Promise<SiteConfig['texts']> {
  const own = locales.length === 0 ? [locale] : locales.map(({ code }) => code);
  const others = languages.map((language) => language.locale);
  const texts = await report.attempt(() => loadOwnTexts(contentDir, { own, others }, report));
  return texts ?? {};
}

function toVariables(config: WrittenSite): Variables {
  const groups = { ...config.variables, product: config.product, links: config.links };
  return new Map(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]): [string, string] => [`${group}.${name}`, value]),
    ),
  );
}
