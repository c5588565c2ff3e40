import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import type { SiteFrame, SiteVersion } from '../../../worker/model/site.ts';
import { DescriptionCompiler, siteLinksOnly } from '../../page/description/compile-description.ts';
import { NO_HTML } from '../../page/text/escape.ts';
import { toAnalytics } from './analytics/analytics-config.ts';
import { toFooter, toNavbar, toNavbars, toRepository } from './frame-links.ts';
import { toHead } from './settings/head-settings.ts';
import { toLanguages } from './settings/language-settings.ts';
import { toSiteLogo } from './settings/logo-settings.ts';
import type { SiteConfig } from './site-config.ts';
import { TOUCH_ICON_PATH } from './web-manifest.ts';

/** The settings that pages show, with links to files that exist. */
export function toSiteFrame(
  config: SiteConfig,
  base: string,
  files: ReadonlyMap<string, unknown>,
  versions: readonly SiteVersion[],
): SiteFrame {
  const {
    title,
    tagline,
    origin,
    locale,
    languages,
    locales,
    localeRedirect,
    logo,
    favicon,
    image,
    navbar,
    navbars,
    repository,
    footer,
    colorMode,
    analytics,
    head,
    assistants,
    imageHosts,
    frameHosts,
  } = config;
  return {
    title,
    tagline,
    origin,
    base,
    locale,
    ...(languages.length === 0 ? {} : { languages: toLanguages(languages, locales) }),
    ...(localeRedirect ? {} : { localeRedirect }),
    logo: toSiteLogo(logo, files),
    favicon,
    touchIcon: files.has(TOUCH_ICON_PATH) ? TOUCH_ICON_PATH : null,
    image,
    navbar: toNavbar(navbar),
    ...toNavbars(navbars),
    ...(repository === null ? {} : { repository: toRepository(repository) }),
    footer: toFooter(footer),
    colorMode,
    announcement: toAnnouncement(config, base),
    ...(versions.length === 0 ? {} : { versions }),
    ...toHead(head),
    analytics: analytics === null ? null : toAnalytics(analytics),
    assistants,
    imageHosts,
    ...(frameHosts.length === 0 ? {} : { frameHosts }),
  };
}

function toAnnouncement(
  { announcement, locale, texts, imageHosts }: SiteConfig,
  base: string,
): SiteFrame['announcement'] {
  if (announcement === null) return null;
  const { id, closeable, text } = announcement;
  const compiler = new DescriptionCompiler({
    messages: findMessages(locale, texts[locale]).page,
    resolveLink: siteLinksOnly(base),
    imageHosts: () => imageHosts,
  });
  return { id, closeable, html: compiler.compile(text)?.html ?? NO_HTML };
}
