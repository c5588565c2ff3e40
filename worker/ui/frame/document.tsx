import type { ReactElement } from 'react';
import type { FrameHalves, FramePiece, PageFrame, SharedFrame } from '../../model/frame.ts';
import type { FrameAssets } from '../../model/manifest.ts';
import type { PageMessages } from '../../model/messages/page-messages.ts';
import { pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';
import { hasSlot } from '../../model/slots.ts';
import { renderMarkup, useMessages } from '../messages.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { type FrameForm, toForm } from './frame-form.ts';
import { Head } from './head.tsx';
import { Navbar } from './navbar.tsx';
import { navbarSection } from './navbar-items.tsx';
import { PageBar } from './page-bar.tsx';
import { PageNotices } from './page-notices.tsx';
import { describeTexts, type PageTexts } from './page-texts.ts';
import { Pagination } from './pagination.tsx';
import { SidebarPanel } from './sidebar-panel.tsx';
import { Slot } from './slot.tsx';
import { fillTemplate, listTexts, markTexts, parseTemplate, SPLIT_MARK, type Template } from './template.ts';

/** Converts markup to the form that is cached for as long as a release is served. */
type Encode = (markup: string) => FramePiece;

/** Of 10 to 20 KB each. A site has a few dozen: pages of a kind and a depth, with and without neighbours. */
const MAX_TEMPLATES = 100;

/** The two parts of a document, but for the texts of a page. */
interface FrameTemplate {
  readonly before: Template;
  readonly after: Template;
}

interface SiteTemplates {
  readonly assets: FrameAssets;
  readonly messages: PageMessages;
  readonly templates: Map<string, FrameTemplate>;
}

const cache = new WeakMap<SiteFrame, SiteTemplates>();

/**
 * The whole document but its article, in the two parts that are sent before and after it. React renders it once for all
 * pages that have texts in the same places; a page then costs no more than its own texts.
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

/** Sites, assets and messages are compared by identity: a release has one of each, and one more site for each version. */
function templatesOf({ site, assets }: FrameForm, messages: PageMessages): Map<string, FrameTemplate> {
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

function renderTemplate(form: FrameForm, texts: PageTexts, messages: PageMessages, encode: Encode): FrameTemplate {
  const html = `<!doctype html>${renderMarkup(<Document form={form} texts={texts} />, messages)}`;
  const article = html.indexOf(SPLIT_MARK);
  return {
    before: parseTemplate(html.slice(0, article), encode),
    after: parseTemplate(html.slice(article + SPLIT_MARK.length), encode),
  };
}

interface DocumentProps {
  readonly form: FrameForm;
  readonly texts: PageTexts;
}

function Document({ form, texts }: DocumentProps): ReactElement {
  const t = useMessages();
  const { site, sidebarId } = form;
  const isContent = hasSlot('pageTop', form.kind);
  return (
    <html
      lang={site.locale}
      data-frame-version={frameVersion(form)}
      data-default-mode={site.colorMode.defaultMode}
      data-respect-system={site.colorMode.respectPrefersColorScheme ? '' : undefined}
      data-base={`${site.base}/`}
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

/** Pages with another navbar are loaded in full. */
function frameVersion({ site, sidebarId, frameVersion: version }: FrameForm): string {
  const section = navbarSection(site, sidebarId);
  return section === null ? version : `${version}.${section}`;
}

/** Hidden by the stylesheet: what a reader sees when the site's files are looked for in the wrong place. */
function BaseUrlBanner({ href }: { readonly href: string }): ReactElement {
  const t = useMessages();
  return (
    <div id="base-url-banner">
      <strong>{t.notLoaded}</strong> {t.baseUrl(href)}
    </div>
  );
}

/** For programs that read the page as text; people and their screen readers are spared it. */
function AgentIndex({ href }: { readonly href: string }): ReactElement {
  const t = useMessages();
  return (
    <p className="visually-hidden" aria-hidden="true">
      {t.agentIndex(href)}
    </p>
  );
}
