import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Frame, FrameHalves } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import type { Announcement } from '../../model/site.ts';
import { en } from '../../model/strings.ts';
import { HtmlSlots } from '../html.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Navbar } from './navbar.tsx';
import { PageBar } from './page-bar.tsx';
import { PageNotices } from './page-notices.tsx';
import { Pagination } from './pagination.tsx';
import { renderOnce } from './render-once.ts';
import { SidebarPanel } from './sidebar-panel.tsx';

/** Stands where the article goes; text is escaped, and compiled HTML is in slots. */
const ARTICLE_SLOT = 'article-slot';
const ARTICLE_MARKUP = `<${ARTICLE_SLOT}></${ARTICLE_SLOT}>`;

/**
 * The whole document but its article, in the two parts that are sent before and after it. What pages share is rendered
 * once, which leaves a third of the elements to each of them.
 */
export function renderFrame(frame: Frame): FrameHalves {
  const slots = new HtmlSlots();
  const html = `<!doctype html>${renderToStaticMarkup(<Document frame={frame} slots={slots} />)}`;
  const article = html.indexOf(ARTICLE_MARKUP);
  return {
    before: slots.fill(html.slice(0, article)),
    after: slots.fill(html.slice(article + ARTICLE_MARKUP.length)),
  };
}

interface DocumentProps {
  readonly frame: Frame;
  readonly slots: HtmlSlots;
}

function Document({ frame, slots }: DocumentProps): ReactElement {
  const { site, sidebar } = frame;
  const { base, announcement, footer } = site;
  return (
    <html
      lang={site.locale}
      data-frame-version={frame.frameVersion}
      data-default-mode={site.colorMode.defaultMode}
      data-respect-system={site.colorMode.respectPrefersColorScheme ? '' : undefined}
      data-base={`${base}/`}
      data-announcement-id={announcement?.id}
    >
      <Head frame={frame} slots={slots} />
      <body>
        {slots.put(renderBodyStart({ href: site.origin + pathToHref(base, '/'), announcement }))}
        <Navbar site={site} sidebarId={sidebar?.id ?? null} versions={frame.versions} slots={slots} />
        <div className={sidebar === null ? 'layout' : 'layout with-sidebar'}>
          <SidebarPanel site={site} sidebar={sidebar} versions={frame.versions} slots={slots} />
          <main id="main" className={`${frame.kind}-page`} tabIndex={-1}>
            <AgentIndex href={site.origin + pathToHref(base, '/llms.txt')} />
            <PageBar frame={frame} />
            <PageNotices frame={frame} />
            {createElement(ARTICLE_SLOT)}
            <Pagination base={base} previous={frame.previous} next={frame.next} />
          </main>
        </div>
        {slots.put(renderFooter({ footer, base }))}
      </body>
    </html>
  );
}

interface BodyStartProps {
  /** URL of the home page. */
  readonly href: string;
  readonly announcement: Announcement | null;
}

const renderBodyStart = renderOnce(({ href, announcement }: BodyStartProps): ReactElement => {
  return (
    <>
      <BaseUrlBanner href={href} />
      <a className="skip-link" href="#main">
        {en.skipToContent}
      </a>
      {announcement !== null && <AnnouncementBar announcement={announcement} />}
    </>
  );
});

const renderFooter = renderOnce(Footer);

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
