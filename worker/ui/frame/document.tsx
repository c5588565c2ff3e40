import type { ReactElement } from 'react';
import type { FrameHalves, FramePiece, PageFrame, SharedFrame } from '../../model/frame.ts';
import type { FrameMessages } from '../../model/messages/messages.ts';
import { pathToHref } from '../../model/path.ts';
import type { FrameAssets } from '../../model/records/manifest.ts';
import type { SiteFrame } from '../../model/site.ts';
import { hasSlot } from '../../model/slots.ts';
import { textDirection } from '../../model/text/scripts.ts';
import { renderMarkup, useMessages } from '../messages.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { type FrameForm, toForm } from './frame-form.ts';
import { Head } from './head/head.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { navbarSection } from './navbar/navbar-items.tsx';
import { SidebarPanel } from './navbar/sidebar-panel.tsx';
import { PageBar } from './page-bar.tsx';
import { PageNotices } from './page-notices.tsx';
import { describeTexts, type FrameProps, type PageTexts } from './page-texts.ts';
import { Pagination } from './pagination.tsx';
import { Slot } from './slot.tsx';
import { fillTemplate, listTexts, markTexts, parseTemplate, SPLIT_MARK, type Template } from './template.ts';

/** Converts markup to the form that is cached while a release is served. */
type Encode = (markup: string) => FramePiece;

/** Each 10 to 20 KB. A site has a few dozen, depending on kind, depth and neighbors. */
const MAX_TEMPLATES = 100;

/** The two parts of a document, without a page's texts. */
interface FrameTemplate {
  readonly before: Template;
  readonly after: Template;
}

interface SiteTemplates {
  readonly assets: FrameAssets;
  readonly messages: FrameMessages;
  readonly templates: Map<string, FrameTemplate>;
}

const cache = new WeakMap<SiteFrame, SiteTemplates>();

/**
 * The document without its article, in two parts to send before and after it. React renders it once for all pages with
 * the same structure; each page then only costs its own texts.
 */
export function renderFrame(shared: SharedFrame, page: PageFrame, encode: Encode): FrameHalves {
  const { messages } = shared;
  const texts = describeTexts(shared, page);
  const { structure, values } = listTexts(texts);
  const form = toForm(shared, page);
  const templates = templatesOf(form, messages);
  const key = templateKey(form) + structure;
  const { before, after } =
    templates.get(key) ?? remember(templates, key, renderTemplate(form, markTexts(texts), messages, encode));
  return { before: fillTemplate(before, values), after: fillTemplate(after, values) };
}

function templateKey({ site: _site, assets: _assets, ...rest }: FrameForm): string {
  return JSON.stringify(rest);
}

/** Compares sites, assets and messages by identity: a release has one of each, plus a site per version. */
function templatesOf({ site, assets }: FrameForm, messages: FrameMessages): Map<string, FrameTemplate> {
  const known = cache.get(site);
  if (known?.assets === assets && known.messages === messages) return known.templates;
  const templates = new Map<string, FrameTemplate>();
  cache.set(site, { assets, messages, templates });
  return templates;
}

function remember(templates: Map<string, FrameTemplate>, key: string, template: FrameTemplate): FrameTemplate {
  if (templates.size >= MAX_TEMPLATES) templates.clear();
  templates.set(key, template);
  return template;
}

function renderTemplate(form: FrameForm, texts: PageTexts, messages: FrameMessages, encode: Encode): FrameTemplate {
  const html = `<!doctype html>${renderMarkup(<Document form={form} texts={texts} />, messages)}`;
  const article = html.indexOf(SPLIT_MARK);
  return {
    before: parseTemplate(html.slice(0, article), encode),
    after: parseTemplate(html.slice(article + SPLIT_MARK.length), encode),
  };
}

function Document({ form, texts }: FrameProps): ReactElement {
  const t = useMessages();
  const { site, sidebarId } = form;
  const { defaultMode, respectPrefersColorScheme: followsSystem } = site.colorMode;
  const isContent = hasSlot('pageTop', form.kind);
  return (
    <html
      lang={site.locale}
      dir={textDirection(site.locale) === 'rtl' ? 'rtl' : undefined}
      data-frame-version={frameVersion(form)}
      data-default-mode={defaultMode}
      data-respect-system={followsSystem ? '' : undefined}
      data-theme={followsSystem ? undefined : defaultMode}
      data-base={`${site.base}/`}
      data-bar={form.bar}
      data-announcement-id={site.announcement?.id}
    >
      <Head form={form} texts={texts} />
      <body>
        <BaseUrlBanner href={site.origin + pathToHref(site.base, '/')} />
        <a className="skip-link" href="#main">
          {t.skipToContent}
        </a>
        {site.announcement !== null && <AnnouncementBar announcement={site.announcement} />}
        <Navbar site={site} sidebarId={sidebarId} versions={texts.versions} languages={texts.languages} />
        <div className={sidebarId === null ? 'layout' : 'layout with-sidebar'}>
          <SidebarPanel form={form} items={texts.sidebar} versions={texts.versions} languages={texts.languages} />
          <main id="main" className={`${form.kind}-page`} tabIndex={-1}>
            <AgentIndex href={site.origin + pathToHref(site.base, '/llms.txt')} />
            <PageBar form={form} texts={texts} />
            <PageNotices form={form} version={texts.versions?.notice ?? null} />
            {isContent && <Slot site={site} name="pageTop" texts={texts.slots} />}
            {SPLIT_MARK}
            {isContent && <Slot site={site} name="pageBottom" texts={texts.slots} />}
            <Pagination previous={texts.previous} next={texts.next} />
          </main>
        </div>
        <Footer site={site} />
      </body>
    </html>
  );
}

/** Navigation to a page with a different navbar needs a full load. */
function frameVersion({ site, sidebarId, frameVersion: version }: FrameForm): string {
  const section = navbarSection(site, sidebarId);
  return section === null ? version : `${version}.${section}`;
}

/** Hidden by the stylesheet, and therefore visible if the site's files are not found. */
function BaseUrlBanner({ href }: { readonly href: string }): ReactElement {
  const t = useMessages();
  return (
    <div id="base-url-banner">
      <strong>{t.notLoaded}</strong> {t.baseUrl(href)}
    </div>
  );
}

/** For programs that read the page as text. Hidden visually and from screen readers. */
function AgentIndex({ href }: { readonly href: string }): ReactElement {
  const t = useMessages();
  return (
    <p className="visually-hidden" aria-hidden="true">
      {t.agentIndex(href)}
    </p>
  );
}
