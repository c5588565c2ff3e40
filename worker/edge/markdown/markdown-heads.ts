import type { EdgeMessages } from '../../model/messages/messages.ts';
import { markdownPath, pathToHref } from '../../model/path.ts';
import { findPage, type Manifest } from '../../model/records/manifest.ts';
import { VersionIndex } from '../../model/records/versions/version-index.ts';
import { versionNotice } from '../../model/records/versions/versions.ts';

/** What precedes the Markdown of a page and depends on the site: records are the same in several releases and versions. */
export class MarkdownHeads {
  readonly versions: VersionIndex;
  readonly #manifest: Manifest;
  readonly #messages: EdgeMessages;

  constructor(manifest: Manifest, messages: EdgeMessages) {
    this.#manifest = manifest;
    this.#messages = messages;
    this.versions = new VersionIndex(manifest);
  }

  /** The head of a Markdown page: its URL, a link to the index, and what readers of an old version must know. */
  of(path: string): string {
    return `${this.#messages.agents.head(this.#toUrl(path), this.#toUrl('/llms.txt'))}\n\n${this.versionNote(path)}`;
  }

  /** That a page is of an old version, with a link to the page in the default one; empty for others. */
  versionNote(path: string): string {
    const { site } = this.#manifest;
    const { page: messages } = this.#messages;
    const page = findPage(this.#manifest, path);
    const versions = page === null ? null : this.versions.describe(path, page);
    if (versions === null || versions.current === null) return '';
    const { current, last, choices } = versions;
    const text = versionNotice(site, current, messages);
    if (text === null) return '';
    const latest = choices.find(({ version }) => version === last)?.path ?? last.home;
    const link = current === last ? '' : ` [${messages.upToDate(last.label)}](${this.#toUrl(markdownPath(latest))})`;
    return `> ${text}${link}\n\n`;
  }

  #toUrl(path: string): string {
    const { origin, base } = this.#manifest.site;
    return origin + pathToHref(base, path);
  }
}
