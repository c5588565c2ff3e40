import type { ReactElement } from 'react';
import type { Frame } from '../../model/frame.ts';
import { type FrameAssets, pageStylesheets } from '../../model/manifest.ts';
import { linkToHref, pathToHref } from '../../model/path.ts';
import type { Analytics } from '../../model/site.ts';
import { InlineScript } from '../html.tsx';
import { renderOnce } from './render-once.ts';

/** `--paper` of tokens.css in sRGB: browser chrome around the page reads no custom property. */
const THEME_COLORS = { light: '#fdfcfa', dark: '#121518' } as const;

interface HeadFilesProps {
  readonly base: string;
  readonly assets: FrameAssets;
  readonly kind: Frame['kind'];
  /** Path of the script that answers searches on a site of files, or null. */
  readonly staticSearch: string | null;
}

/** What pages of a kind load. */
export const renderHeadFiles = renderOnce(({ base, assets, kind, staticSearch }: HeadFilesProps): ReactElement => {
  return (
    <>
      <InlineScript code={assets.themeSnippet} />
      {pageStylesheets(assets, kind).map((path) => (
        <link key={path} rel="stylesheet" href={pathToHref(base, path)} />
      ))}
      <script type="module" src={pathToHref(base, assets.script)} />
      {staticSearch !== null && <script type="module" src={pathToHref(base, staticSearch)} />}
    </>
  );
});

interface SiteLinksProps {
  readonly base: string;
  /** Of the site. */
  readonly title: string;
  readonly favicon: string | null;
  readonly touchIcon: string | null;
}

/** What stands for the site in browsers: its colours, its icons, its search, its manifest as an application. */
export const renderSiteLinks = renderOnce(({ base, title, favicon, touchIcon }: SiteLinksProps): ReactElement => {
  return (
    <>
      <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
      {favicon !== null && <link rel="icon" href={linkToHref(base, favicon)} />}
      {touchIcon !== null && <link rel="apple-touch-icon" href={pathToHref(base, touchIcon)} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={title}
        href={pathToHref(base, '/opensearch.xml')}
      />
      <link rel="manifest" href={pathToHref(base, '/manifest.webmanifest')} />
    </>
  );
});

interface AnalyticsScriptsProps {
  readonly base: string;
  readonly analytics: Analytics;
  /** Path of the script that goes before, or null. */
  readonly starter: string | null;
}

/** Deferred scripts run in their order, and hold up nothing (HTML Living Standard §4.12.1). */
export const renderAnalytics = renderOnce(({ base, analytics, starter }: AnalyticsScriptsProps): ReactElement => {
  const { host, siteId, script, attributes } = analytics;
  return (
    <>
      {starter !== null && <script defer src={pathToHref(base, starter)} data-host={host} data-site-id={siteId} />}
      <script defer src={host + script} {...attributes} />
    </>
  );
});
