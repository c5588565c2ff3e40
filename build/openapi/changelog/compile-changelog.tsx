import type { Heading } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import { Html } from '../../../worker/ui/html.tsx';
import { FragmentIds } from '../../base/fragment-ids.ts';
import { type CompiledPage, makePage } from '../../page/compiled-page.ts';
import { DescriptionCompiler, siteLinksOnly } from '../../page/description/compile-description.ts';
import { type Prose, readProse } from '../../page/description/prose.ts';
import { guidePage } from '../../page/kinds/guide-page.tsx';
import type { RenderContext } from '../../page/page.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { renderAtomFeed } from '../../site/feed/atom-feed.ts';
import { code, SEVERITIES, type Severity } from '../diff/change.ts';
import { countChanges, renderChanges } from '../diff/change-text.ts';
import type { ChangelogEntry } from './load-changelog.ts';

/** Kinds of badges (`blocks/badge`). */
const BADGES: Readonly<Record<Severity, string>> = { breaking: 'danger', 'may-break': 'warning', safe: 'tip' };

/** The start of a Markdown link to a path of the site. */
const SITE_LINK = /\]\(\/(?!\/)/g;

interface ChangelogOptions extends RenderContext {
  /** Title of the API. */
  readonly api: string;
  /** Path of the page. The feed has the same path with `.xml`. */
  readonly path: string;
  readonly origin: string;
  readonly sidebar: string;
  /** The path of an operation's page, by a name such as `GET /bills`; null if it no longer exists. */
  readonly findOperation: (operation: string) => string | null;
}

interface CompiledChangelog {
  readonly page: CompiledPage;
  readonly feed: { readonly path: string; readonly text: string };
}

/** The path of the page that lists the changes of an API. */
export function changelogPath({ path }: ApiConfig): string {
  return `${path}/changelog`;
}

/** Compiles the changelog page of an API, newest entry first, and its feed with the same content. */
export function compileChangelog(entries: readonly ChangelogEntry[], options: ChangelogOptions): CompiledChangelog {
  const writer = new ChangelogWriter(entries, options);
  return { page: writer.page(), feed: writer.feed() };
}

class ChangelogWriter {
  readonly #entries: readonly ChangelogEntry[];
  readonly #options: ChangelogOptions;
  readonly #text: Prose | null;
  /** The heading of each entry. */
  readonly #sections: readonly Heading[];

  constructor(entries: readonly ChangelogEntry[], options: ChangelogOptions) {
    this.#entries = entries;
    this.#options = options;
    const { severities } = options.messages.reference;
    const { prose, headings } = this.#compiler('').compilePage(this.#body(''), new FragmentIds(), {
      headingClass: (text) => badgeOf(text, severities),
    });
    this.#text = prose;
    this.#sections = headings.filter(({ level }) => level === 2);
  }

  page(): CompiledPage {
    const { api, path, base, sidebar } = this.#options;
    const messages = this.#options.messages.page;
    const title = messages.changelogOf(api);
    const lastUpdated = this.#entries[0]?.date ?? null;
    const text = this.#text;
    const page = guidePage({
      ...{ title, isTitled: false, hidesTitle: false, description: null, byline: null, tags: [] },
      headings: this.#sections,
      text: {
        html: text && <Html className="prose" html={text.html} />,
        markdown: () => this.#body('.md').replace(SITE_LINK, `](${base}/`),
        search: () => readProse(text),
      },
      facts: { editHref: null, lastUpdated, lastUpdatedBy: null },
    });
    const facts = {
      path,
      description: messages.changelogText,
      label: messages.changelog,
      sidebar,
      feed: this.#feedPath,
      usesBlocks: true as const,
      ...(lastUpdated === null ? {} : { lastUpdated }),
    };
    return { ...makePage(page, facts, this.#options), styledBlocks: ['badge', 'changelog-entry'] };
  }

  feed(): CompiledChangelog['feed'] {
    const { api, path, origin, base } = this.#options;
    const { page, reference } = this.#options.messages;
    const toUrl = (target: string): string => origin + pathToHref(base, target);
    const compiler = this.#compiler(origin);
    return {
      path: this.#feedPath,
      text: renderAtomFeed({
        title: page.changelogOf(api),
        locale: page.locale,
        pageUrl: toUrl(path),
        feedUrl: toUrl(this.#feedPath),
        entries: this.#entries.map((entry, index) => ({
          title: entryTitle(entry),
          date: entry.date,
          url: `${toUrl(path)}#${this.#sections[index]?.id ?? ''}`,
          summary: countChanges(entry.changes, reference),
          html: compiler.compile(this.#entryText(entry, ''))?.html ?? '',
        })),
      }),
    };
  }

  get #feedPath(): string {
    return `${this.#options.path}.xml`;
  }

  /** A compiler for Markdown in which links to pages start with an origin, or with none if it is empty. */
  #compiler(origin: string): DescriptionCompiler {
    const { base, messages } = this.#options;
    return new DescriptionCompiler({ messages: messages.page, resolveLink: siteLinksOnly(origin + base) });
  }

  /** The page as Markdown. `suffix` is appended to links to pages. */
  #body(suffix: string): string {
    const sections = this.#entries.map((entry) => `## ${entryTitle(entry)}\n\n${this.#entryText(entry, suffix)}`);
    return [this.#options.messages.page.changelogText, ...sections].join('\n\n');
  }

  #entryText({ summary, changes }: ChangelogEntry, suffix: string): string {
    const { page, reference } = this.#options.messages;
    const nameOperation = (operation: string): string => this.#linkOperation(operation, suffix);
    const list = changes.length === 0 ? page.noChanges : renderChanges(changes, 3, reference, nameOperation);
    return summary === null ? list : `${summary.trim()}\n\n${list}`;
  }

  #linkOperation(operation: string, suffix: string): string {
    const target = this.#options.findOperation(operation);
    // In HTML, a non-breaking space keeps the method and its path together.
    const label = suffix === '' ? code(operation).replace(' ', '\u00a0') : code(operation);
    return target === null ? label : `[${label}](${target}${suffix})`;
  }
}

/** The class of the heading of a severity, which is shown as a badge. */
function badgeOf(heading: string, labels: Readonly<Record<Severity, string>>): string | undefined {
  const severity = SEVERITIES.find((each) => labels[each] === heading);
  return severity === undefined ? undefined : `badge ${BADGES[severity]}`;
}

function entryTitle({ date, version }: ChangelogEntry): string {
  return version === null ? date : `${date}: ${code(version)}`;
}
