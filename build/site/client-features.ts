import type { OwnTexts } from '../../worker/model/messages/own-texts.ts';
import { DEFAULT_LANGUAGES, SAMPLE_LANGUAGES } from '../../worker/request/samples/languages/languages.ts';
import type { SiteComponents } from './components/site-components.ts';
import { hasForms } from './config/settings/try-it-settings.ts';
import type { SiteConfig } from './config/site-config.ts';

/** What the code of a release must contain, known before the site is compiled. */
export interface ClientFeatures {
  /** Language of the interface (BCP 47). */
  readonly locale: string;
  /** Other languages of the site. */
  readonly otherLocales: readonly string[];
  /** The site's own texts, in the order of its languages: that of these features first. */
  readonly texts: readonly OwnTexts[];
  /** Try-it forms. */
  readonly forms: boolean;
  /** Ids of the languages whose samples follow a form, in the order of their registry. */
  readonly sampleLanguages: readonly string[];
  /** Forms whose requests a mock responds to. */
  readonly mock: boolean;
  /** Ids of the APIs that the worker sends the requests of forms to. */
  readonly proxied: readonly string[];
  /** Audiences, between which the worker decides. */
  readonly access: boolean;
  /** An announcement that readers can close. */
  readonly announcement: boolean;
  /** Video players from other hosts. */
  readonly players: boolean;
  /** Tools for the browser's agent. */
  readonly webmcp: boolean;
  /** The site's own components. */
  readonly components: SiteComponents;
}

export function toFeatures(
  { access, agents, announcement, apis, frameHosts, locale: language, locales, texts }: SiteConfig,
  locale: string,
  components: SiteComponents,
): ClientFeatures {
  const otherLocales = locales.slice(1).map(({ code }) => code);
  return {
    locale,
    otherLocales,
    texts: [language, ...otherLocales].map((code) => texts[code] ?? {}),
    forms: apis.some(hasForms),
    sampleLanguages: followingLanguages(apis.filter(hasForms)),
    mock: apis.some(({ tryIt }) => tryIt?.mode === 'mock'),
    proxied: apis.flatMap(({ id, tryIt }) => (tryIt?.mode === 'proxy' ? id : [])),
    access: access !== undefined,
    announcement: announcement?.closeable === true,
    players: frameHosts.length > 0,
    webmcp: agents?.webmcp === true,
    components,
  };
}

function followingLanguages(apis: SiteConfig['apis']): string[] {
  const shown = new Set(
    apis.flatMap(({ samples }) => samples?.map(({ language }) => language) ?? DEFAULT_LANGUAGES.map(({ id }) => id)),
  );
  return SAMPLE_LANGUAGES.filter(({ id }) => shown.has(id)).map(({ id }) => id);
}
