import type { ReactElement } from 'react';
import type { Frame } from '../../model/frame.ts';
import { markdownPath, pathToHref } from '../../model/path.ts';
import { type HtmlSlots, InlineScript } from '../html.tsx';
import { renderAnalytics, renderHeadFiles, renderSiteLinks } from './head-parts.tsx';
import { LinkPreview } from './link-preview.tsx';
import { structuredData } from './structured-data.ts';

interface HeadProps {
  readonly frame: Frame;
  readonly slots: HtmlSlots;
}

/** Metadata, of which React writes `meta` and `link` first, and files of a page; the theme snippet comes before the stylesheet, so that it waits for nothing. */
export function Head({ frame, slots }: HeadProps): ReactElement {
  const { site, assets, path, kind, description, keywords } = frame;
  const { base, title: siteTitle, favicon, touchIcon, staticSearch = null, analytics } = site;
  const canonical = site.origin + pathToHref(base, frame.canonicalPath ?? path);
  const title = documentTitle(frame);
  const data = structuredData(frame);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {(frame.unlisted || frame.indexed === false) && <meta name="robots" content="noindex" />}
      {kind !== 'error' && kind !== 'search' && (
        <>
          <link rel="canonical" href={canonical} />
          <link rel="alternate" type="text/markdown" href={pathToHref(base, markdownPath(path))} />
          {frame.feed !== null && (
            <link rel="alternate" type="application/atom+xml" href={pathToHref(base, frame.feed)} />
          )}
          <LinkPreview frame={frame} title={title} url={canonical} />
        </>
      )}
      {slots.put(renderHeadFiles({ base, assets, kind, staticSearch }))}
      {slots.put(renderSiteLinks({ base, title: siteTitle, favicon, touchIcon }))}
      {data !== null && <InlineScript type="application/ld+json" code={JSON.stringify(data)} />}
      {analytics !== null && slots.put(renderAnalytics({ base, analytics, starter: assets.analyticsStarter ?? null }))}
    </head>
  );
}

function documentTitle({ title, titleNote, site, kind }: Frame): string {
  if (kind === 'landing' && title === site.title) return title;
  return `${titleNote === null ? title : `${title} – ${titleNote}`} | ${site.title}`;
}
