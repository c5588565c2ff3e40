import { createElement, Fragment, type ReactElement } from 'react';
import { linkToHref, pathToHref } from '../../../model/path.ts';
import { pageStylesheets } from '../../../model/records/manifest.ts';
import type { Analytics, SiteFrame } from '../../../model/site.ts';
import { InlineScript } from '../../html.tsx';
import type { FrameProps } from '../page-texts.ts';
import { LinkPreview } from './link-preview.tsx';

/** `--paper` from tokens.css in sRGB, because browser chrome cannot use custom properties. */
const THEME_COLORS = { light: '#fcfdfd', dark: '#0a1111' } as const;

/** Metadata and files of a page. The theme snippet precedes the stylesheet, so it waits for nothing. */
export function Head({ form, texts }: FrameProps): ReactElement {
  const { site, assets, kind } = form;
  const { title, description, keywords, links, data } = texts;
  const starter = assets.analyticsStarter === undefined ? null : pathToHref(site.base, assets.analyticsStarter);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <InlineScript code={assets.themeSnippet} />
      {pageStylesheets(assets, kind, form.usesBlocks).map((path) => (
        <link key={path} rel="stylesheet" href={pathToHref(site.base, path)} />
      ))}
      {assets.fonts?.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      <script type="module" src={pathToHref(site.base, assets.script)} />
      {form.hasIslands && assets.islands !== undefined && (
        <script type="module" src={pathToHref(site.base, assets.islands)} data-islands="" />
      )}
      {site.staticSearch !== undefined && <script type="module" src={pathToHref(site.base, site.staticSearch)} />}
      {description !== null && <meta name="description" content={description} />}
      {keywords !== null && <meta name="keywords" content={keywords} />}
      {!form.indexed && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
      {site.favicon !== null && <link rel="icon" href={linkToHref(site.base, site.favicon)} />}
      {site.touchIcon !== null && <link rel="apple-touch-icon" href={pathToHref(site.base, site.touchIcon)} />}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.title}
        href={pathToHref(site.base, '/opensearch.xml')}
      />
      <link rel="manifest" href={pathToHref(site.base, '/manifest.webmanifest')} />
      {links !== null && (
        <>
          <link rel="canonical" href={links.canonical} />
          <link rel="alternate" type="text/markdown" href={texts.markdown} />
          {links.feed !== null && <link rel="alternate" type="application/atom+xml" href={links.feed} />}
          {form.indexed &&
            texts.languages?.alternates.map(({ url, locale }) => (
              <link key={locale} rel="alternate" hrefLang={locale} href={url} />
            ))}
          <LinkPreview form={form} texts={texts} links={links} />
        </>
      )}
      {data !== null && <InlineScript type="application/ld+json" code={data.html} />}
      {site.head !== undefined && <HeadEntries site={site} />}
      {site.analytics !== null && <AnalyticsScripts analytics={site.analytics} starter={starter} />}
    </head>
  );
}

interface AnalyticsScriptsProps {
  readonly analytics: Analytics;
  /** Path of the script that runs before it, or null. */
  readonly starter: string | null;
}

/** Deferred scripts run in order and block nothing (HTML Living Standard §4.12.1). */
function AnalyticsScripts({ analytics, starter }: AnalyticsScriptsProps): ReactElement {
  const { host, siteId, script, attributes } = analytics;
  return (
    <>
      {starter !== null && <script defer src={starter} data-host={host} data-site-id={siteId} />}
      <script defer src={host + script} {...attributes} />
    </>
  );
}

/** The operator's elements in the head of every page. The build has checked them against the CSP. */
export function HeadEntries({ site: { head = [], base } }: { readonly site: SiteFrame }): ReactElement {
  const toAttribute = ([name, value]: [string, string | boolean]): [string, string | boolean] => [
    name,
    (name === 'href' || name === 'src') && typeof value === 'string' ? linkToHref(base, value) : value,
  ];
  return createElement(
    Fragment,
    null,
    ...head.map(({ tag, attributes }) =>
      createElement(tag, Object.fromEntries(Object.entries(attributes).map(toAttribute))),
    ),
  );
}
