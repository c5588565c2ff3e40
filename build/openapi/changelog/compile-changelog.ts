import type { BuildMessages } from '../../../worker/model/messages/build-locales.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { SafeHtml } from '../../../worker/model/safe-html.ts';
import { renderArticle } from '../../../worker/ui/article.tsx';
import { type CompiledPage, createPage } from '../../compiled-page.ts';
import type { ApiConfig } from '../../config/site-config.ts';
import { renderAtomFeed } from '../../feed/atom-feed.ts';
import { FragmentIds } from '../../fragment-ids.ts';
import { DescriptionCompiler, siteLinksOnly } from '../../markdown/compile-description.ts';
import { escapeHtml } from '../../markdown/escape.ts';
import type { RenderContext } from '../../render-context.ts';
import { code, type Severity } from '../diff/change.ts';
import { countChanges, renderChanges } from '../diff/change-text.ts';
import type { ChangelogEntry } from './load-changelog.ts';

/** Kinds of badges (`blocks/badge`). */
const BADGES: Readonly<Record<Severity, string>> = { breaking: 'danger', 'may-break': 'warning', safe: 'tip' };

/** How a link to a path of the site begins in Markdown. */
const SITE_LINK = /\]\(\/(?!\/)/g;

export interface ChangelogOptions extends RenderContext {
  /** Title of the API. */
  readonly api: string;
  /** Path of the page; the feed is beside it. */
  readonly path: string;
  readonly origin: string;
  readonly sidebar: string;
  /** Path of the page of `GET /bills`, while there is one. */
  readonly findOperation: (operation: string) => string | null;
}

export interface CompiledChangelog {
  readonly page: CompiledPage;
  readonly feed: { readonly path: string; readonly text: string };
}

/** The page that lists the changes of an API. */
export function changelogPath({ path }: ApiConfig): string {
  return `${path}/changelog`;
}

/** The page of an API's changes, newest first, and its feed; both say the same of each entry. */
export function compileChangelog(entries: readonly ChangelogEntry[], options: ChangelogOptions): CompiledChangelog {
  const { api, path, origin, base, sidebar, findOperation } = options;
  const messages = options.messages.page;
  const title = messages.changelogOf(api);
  const write = (entry: ChangelogEntry, suffix = ''): string =>
    entryText(entry, options.messages, (operation) => {
      const target = findOperation(operation);
      // On the page, the method stays with its path.
      const label = suffix === '' ? code(operation).replace(' ', '\u00a0') : code(operation);
      return target === null ? label : `[${label}](${target}${suffix})`;
    });
  const body = (suffix?: string): string =>
    [messages.changelogText, ...entries.map((entry) => `## ${entryTitle(entry)}\n\n${write(entry, suffix)}`)].join(
      '\n\n',
    );
  const toUrl = (target: string): string => origin + pathToHref(base, target);
  const { prose, headings } = new DescriptionCompiler({ messages, resolveLink: siteLinksOnly(base) }).compilePage(
    body(),
    new FragmentIds(),
  );
  const feedCompiler = new DescriptionCompiler({ messages, resolveLink: siteLinksOnly(origin + base) });
  const sections = headings.filter(({ level }) => level === 2);
  const feedPath = `${path}.xml`;
  const article = renderArticle(
    {
      kind: 'guide',
      title,
      showTitle: true,
      html: markSeverities(prose?.html ?? ('' as SafeHtml), options.messages.reference.severities),
      headings: sections,
      facts: { editHref: null, lastUpdated: entries[0]?.date ?? null, lastUpdatedBy: null },
    },
    messages,
  );
  return {
    page: createPage(
      path,
      {
        kind: 'guide',
        title,
        description: messages.changelogText,
        label: messages.changelog,
        sidebar,
        feed: feedPath,
        usesBlocks: true,
        ...(entries[0] === undefined ? {} : { lastUpdated: entries[0].date }),
      },
      article,
      `# ${title}\n\n${body('.md').replace(SITE_LINK, `](${base}/`)}`,
    ),
    feed: {
      path: feedPath,
      text: renderAtomFeed({
        title,
        locale: messages.locale,
        pageUrl: toUrl(path),
        feedUrl: toUrl(feedPath),
        entries: entries.map((entry, index) => ({
          title: entryTitle(entry),
          date: entry.date,
          url: `${toUrl(path)}#${sections[index]?.id ?? ''}`,
          summary: countChanges(entry.changes, options.messages.reference.severities),
          html: feedCompiler.compile(write(entry))?.html ?? '',
        })),
      }),
    },
  };
}

/** Gives the headings of changes the badges of their severity. */
function markSeverities(html: SafeHtml, labels: Readonly<Record<Severity, string>>): SafeHtml {
  return Object.entries(labels).reduce<string>((marked, [severity, label]) => {
    const heading = `<span>${escapeHtml(label)}</span></h3>`;
    return marked.replaceAll(
      heading,
      heading.replace('<span>', `<span class="badge ${BADGES[severity as Severity]}">`),
    );
  }, html) as SafeHtml;
}

function entryTitle({ date, version }: ChangelogEntry): string {
  return version === null ? date : `${date}: ${code(version)}`;
}

function entryText(
  { summary, changes }: ChangelogEntry,
  { page, reference }: BuildMessages,
  nameOperation: (operation: string) => string,
): string {
  const list = changes.length === 0 ? page.noChanges : renderChanges(changes, 3, reference.severities, nameOperation);
  return summary === null ? list : `${summary.trim()}\n\n${list}`;
}
