import {
  type ComponentLimits,
  type ComponentSite,
  type PageCode,
  type RenderedUse,
  runComponents,
} from '../../run/run-components.ts';
import type { PageLanguage } from './tree/page-tree.ts';

/** How components of a project may be run. */
export interface ComponentRun {
  /** Called before the first one is run, with their names. */
  readonly onRun: (components: readonly string[]) => void;
  /** `siteConfig` of Docusaurus's context, besides the values of a language. */
  readonly siteConfig: Readonly<Record<string, unknown>>;
  readonly staticDirs: readonly string[];
  readonly limits: ComponentLimits;
}

/** Renders uses of components in a language. Its texts that they show are used. */
export async function runCode(
  root: string,
  codes: readonly PageCode[],
  language: PageLanguage,
  run: ComponentRun,
): Promise<readonly (readonly RenderedUse[])[]> {
  const results = await runComponents(root, codes, siteOf(language, run), run.limits);
  for (const result of results.flat())
    if (result.kind === 'shown') for (const key of result.texts) language.messages.get(key);
  return results;
}

function siteOf({ context, messages }: PageLanguage, { siteConfig, staticDirs }: ComponentRun): ComponentSite {
  const { title, tagline, url, baseUrl, locale, defaultLocale } = context;
  return {
    context: {
      siteConfig: { customFields: {}, themeConfig: {}, ...siteConfig, title, tagline, url, baseUrl },
      i18n: { currentLocale: locale, defaultLocale, locales: [defaultLocale], localeConfigs: {} },
      siteMetadata: {},
      globalData: {},
    },
    messages: Object.fromEntries(messages.entries),
    staticDirs,
  };
}
