import type { ContentStore } from '../../env.ts';
import { readArticle, WrongArticle } from './read-page.ts';
import { type ReadProgress, readWithin } from './read-within.ts';
import { Timeout } from './timer.ts';

/** How long the head of a page waits for the article, so that a failing store results in a 503, not a broken page. */
const HEAD_WAIT_MS = 150;

/** The same while the store is known to hang: as long as the health check waits. */
const HANGING_WAIT_MS = 2_000;

/**
 * Reads articles for pages. Remembers whether the isolate's last read timed out, because a page whose head has been sent
 * can no longer become a 503.
 */
export class ArticleReader {
  #isHanging = false;

  /**
   * The article, if it arrives before the head must be sent. If it is damaged, reads it once more. While the store hangs,
   * waits longer and reads once: an article of which nothing has arrived has failed.
   */
  async read(content: ContentStore, key: string): Promise<ReadProgress> {
    const first = await this.#readOnce(content, key, this.#isHanging);
    if (first.kind !== 'failed' || !(first.cause instanceof WrongArticle)) return first;
    const second = await this.#readOnce(content, key, true);
    // If the retry fails too, the page reports it.
    if (second.kind !== 'failed') content.report?.(first.cause);
    return second;
  }

  async #readOnce(content: ContentStore, key: string, isRetry: boolean): Promise<ReadProgress> {
    const wasHanging = this.#isHanging;
    const progress = await readWithin(readArticle(content, key, isRetry), wasHanging ? HANGING_WAIT_MS : HEAD_WAIT_MS);
    switch (progress.kind) {
      case 'complete':
        this.#isHanging = false;
        return progress;
      case 'failed':
        this.#isHanging = progress.cause instanceof Timeout;
        return progress;
      case 'arriving': {
        if (!wasHanging || !progress.isSilent) return { ...progress, chunks: this.#watch(progress.chunks) };
        // Not awaited: it ends when the store responds.
        void progress.source.return(undefined);
        return { kind: 'failed', cause: new Timeout(HANGING_WAIT_MS, `record ${key}`) };
      }
    }
  }

  async *#watch(chunks: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> {
    try {
      yield* chunks;
      this.#isHanging = false;
    } catch (cause) {
      this.#isHanging = cause instanceof Timeout;
      throw cause;
    }
  }
}
