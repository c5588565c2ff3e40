import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Frame, FrameHalves } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import { en } from '../../model/strings.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Navbar } from './navbar.tsx';
import { PageBar } from './page-bar.tsx';
import { PageNotices } from './page-notices.tsx';
import { Pagination } from './pagination.tsx';
import { SidebarPanel } from './sidebar-panel.tsx';

/** Stands where the article goes; text is escaped and no compiled HTML has this element. */
const ARTICLE_SLOT = 'article-slot';
const SLOT_MARKUP = `<${ARTICLE_SLOT}></${ARTICLE_SLOT}>`;

/** The whole document but its article, in the two parts that are sent before and after it. */
export function renderFrame(frame: Frame): FrameHalves {
  const html = `<!doctype html>${renderToStaticMarkup(<Document frame={frame} />)}`;
  const slot = html.indexOf(SLOT_MARKUP);
  return { before: html.slice(0, slot), after: html.slice(slot + SLOT_MARKUP.length) };
}

function Document({ frame }: { readonly frame: Frame }): ReactElement {
  const { site, sidebar } = frame;
  return (
    <html
      lang={site.locale}
      data-frame-version={frame.frameVersion}
      data-default-mode={site.colorMode.defaultMode}
      data-respect-system={site.colorMode.respectPrefersColorScheme ? '' : undefined}
      data-base={`${site.base}/`}
      data-announcement-id={site.announcement?.id}
    >
      <Head frame={frame} />
      <body>
        <BaseUrlBanner href={site.origin + pathToHref(site.base, '/')} />
        <a className="skip-link" href="#main">
          {en.skipToContent}
        </a>
        {site.announcement !== null && <AnnouncementBar announcement={site.announcement} />}
        <Navbar site={site} sidebarId={sidebar?.id ?? null} versions={frame.versions} />
        <div className={sidebar === null ? 'layout' : 'layout with-sidebar'}>
          <SidebarPanel site={site} sidebar={sidebar} versions={frame.versions} />
          <main id="main" className={`${frame.kind}-page`} tabIndex={-1}>
            <AgentIndex href={site.origin + pathToHref(site.base, '/llms.txt')} />
            <PageBar frame={frame} />
            <PageNotices frame={frame} />
            {createElement(ARTICLE_SLOT)}
            <Pagination base={site.base} previous={frame.previous} next={frame.next} />
          </main>
        </div>
        <Footer footer={site.footer} base={site.base} />
      </body>
    </html>
  );
}

/** Hidden by the stylesheet: what a reader sees when the site's files are looked for in the wrong place. */
function BaseUrlBanner({ href }: { readonly href: string }): ReactElement {
  return (
    <div id="base-url-banner">
      <strong>{en.notLoaded}</strong> {en.baseUrl(href)}
    </div>
  );
}

/** For programs that read the page as text; people and their screen readers are spared it. */
function AgentIndex({ href }: { readonly href: string }): ReactElement {
  return (
    <p className="visually-hidden" aria-hidden="true">
      {en.agentIndex(href)}
    </p>
  );
}
