import type { DevError } from '../../../worker/model/text/dev-message.ts';
import { count } from '../../base/report/count.ts';
import { errorMessage } from '../../base/report/error-message.ts';
import type { Finding } from '../../base/report/finding.ts';
import { Report } from '../../base/report/report.ts';
import { printFindings } from '../../cli/print-report.ts';
import type { BuiltRelease, ReleaseBuilder, ReleaseLayer } from '../../cli/release-builder.ts';
import { toDevErrors } from './dev-errors.ts';
import type { DevRuntime } from './dev-runtime.ts';
import type { DevServer } from './dev-server.ts';
import type { DevTexts } from './dev-texts.ts';

/** Search is rebuilt after this pause in saving, because the author looks at the page first. */
const SEARCH_DELAY_MS = 1_000;

/** Shows saved changes: pages immediately, and search results after a pause. */
export class RebuildLoop {
  readonly #builder: ReleaseBuilder;
  readonly #runtime: DevRuntime;
  readonly #server: DevServer;
  readonly #loadTexts: () => Promise<DevTexts>;
  /** Runs one task at a time, in order. */
  #work = Promise.resolve();
  #isQueued = false;
  #searchTimer: NodeJS.Timeout | undefined;
  /**
   * Printed warnings that still apply, identified without line numbers, so that a moved warning is not printed again.
   */
  #printedWarnings: ReadonlySet<string> = new Set();

  constructor(builder: ReleaseBuilder, runtime: DevRuntime, server: DevServer, loadTexts: () => Promise<DevTexts>) {
    this.#loadTexts = loadTexts;
    this.#builder = builder;
    this.#runtime = runtime;
    this.#server = server;
  }

  /** Rebuilds what was saved. Saves during a build are combined into one rebuild. */
  rebuild(changed: Iterable<ReleaseLayer> = []): Promise<void> {
    for (const layer of changed) this.#builder.invalidate(layer);
    clearTimeout(this.#searchTimer);
    if (!this.#isQueued) {
      this.#isQueued = true;
      this.#work = this.#work.then(() => {
        this.#isQueued = false;
        return this.#show();
      });
    }
    return this.#work;
  }

  /** Reports the result of a build in the terminal and in the page. If it fails, the last good site stays. */
  async #show(): Promise<void> {
    const started = performance.now();
    const report = new Report();
    let errors: readonly DevError[] = [];
    let release: string | null = null;
    // The settings may be what was saved.
    const texts = await this.#loadTexts();
    try {
      const built = await this.#server.whileQuiet(() => this.#serve(this.#builder.buildToShow(report)));
      errors = toDevErrors(report.errors, texts, process.env.DOCS_EDITOR_URL);
      if (built !== null) {
        release = built.release.manifest.release;
        if (built.isSearchOld) this.#searchTimer = setTimeout(() => this.#queueSearch(), SEARCH_DELAY_MS);
        console.log(`built ${count(built.pages, 'page')} in ${Math.round(performance.now() - started)} ms`);
      }
    } catch (error) {
      const message = errorMessage(error);
      errors = [{ location: null, href: null, message, rule: null, excerpt: null }];
      console.error(message);
    }
    this.#printNews(report);
    this.#server.tell(errors, release, texts);
  }

  #queueSearch(): void {
    this.#work = this.#work.then(() => this.#renewSearch()).catch(console.error);
  }

  /** Serves the complete release without notifying pages, which look the same. Pending saves are shown first. */
  async #renewSearch(): Promise<void> {
    if (this.#isQueued) return;
    await this.#server.whileQuiet(() => this.#serve(this.#builder.build(new Report())));
  }

  async #serve(building: Promise<BuiltRelease | null>): Promise<BuiltRelease | null> {
    const built = await building;
    if (built !== null) await this.#runtime.serve(built.release);
    return built;
  }

  #printNews({ errors, warnings }: Report): void {
    const toKey = ({ file, message }: Finding): string => `${file}\n${message}`;
    printFindings({ errors, warnings: warnings.filter((warning) => !this.#printedWarnings.has(toKey(warning))) });
    this.#printedWarnings = new Set(warnings.map(toKey));
  }
}
