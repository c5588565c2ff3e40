import type { Heading } from '../../../worker/model/parts.ts';
import { pathToHref } from '../../../worker/model/path.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { RenderContext } from '../../page/page.ts';
import { code } from '../../page/text/markdown/markdown-text.ts';
import type { ApiConfig } from '../../site/config/site-config.ts';
import { renderAtomFeed } from '../../site/feed/atom-feed.ts';
import { SEVERITIES, type Severity } from '../diff/change.ts';
import { countChanges, renderChanges } from '../diff/change-text.ts';
import type { ChangelogEntry } from './load-changelog.ts';
import { compileTextPage, textCompiler } from './text-page.tsx';

/** Kinds of badges (`blocks/badge`). */
const BADGES: Readonly<Record<Severity, string>> = { breaking: 'danger', 'may-break': 'warning', safe: 'tip' };

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
  return { page: writer.page, feed: writer.feed() };
}

class ChangelogWriter {
  readonly page: CompiledPage;
  readonly #entries: readonly ChangelogEntry[];
  readonly #options: ChangelogOptions;
  /** The heading of each entry. */
  readonly #sections: readonly Heading[];

  constructor(entries: readonly ChangelogEntry[], options: ChangelogOptions) {
    this.#entries = entries;
    this.#options = options;
    const { api, path, sidebar, messages } = options;
    const { severities } = messages.reference;
    const { page, sections } = compileTextPage(
      {
        ...{ path, sidebar, feed: this.#feedPath },
        title: messages.page.changelogOf(api),
        description: messages.page.changelogText,
        label: messages.page.changelog,
        body: (suffix) => this.#body(suffix),
        headingClass: (text) => badgeOf(text, severities),
        lastUpdated: entries[0]?.date ?? null,
        styledBlocks: ['badge', 'changelog-entry'],
      },
      options,
    );
    this.page = page;
    this.#sections = sections;
  }

  feed(): CompiledChangelog['feed'] {
    const { api, path, origin, base } = this.#options;
    const { page, reference } = this.#options.messages;
    const toUrl = (target: string): string => origin + pathToHref(base, target);
    const compiler = textCompiler(origin, this.#options);
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
