import type { FrameHalves } from '../../model/frame.ts';
import { concatenate } from '../../model/records/concatenate.ts';
import { encodePieces } from '../store/bytes.ts';

/**
 * Closes elements that a broken article leaves open. The article's end tag closes everything inside it except tables
 * and foreign content (HTML §13.2.6.4.7: "has an element in scope"). Extra end tags are ignored.
 */
const CLOSE_ARTICLE = '</svg></table></article>';

const GREATER_THAN = 0x3e;

interface PageParts extends FrameHalves {
  readonly article: AsyncIterable<Uint8Array>;
  /** Changes parts of the article, each of whole tags; or null. */
  readonly change: ((part: Uint8Array) => Uint8Array) | null;
  /** Called with the reason when the article breaks off; returns the article to show instead. */
  readonly onFault: (cause: unknown) => string;
  /** Receives the complete page. */
  readonly onComplete: (page: readonly Uint8Array[]) => void;
}

/**
 * A page in document order. After the first byte, the status is 200 and an exception would look like the end of the
 * page, so a failed article is replaced by an error article, followed by the rest of the page.
 */
export async function* streamPage({
  before,
  article,
  change,
  after,
  onFault,
  onComplete,
}: PageParts): AsyncGenerator<Uint8Array, void> {
  const sent = [encodePieces(before)];
  yield* sent;
  try {
    for await (const part of wholeTags(article)) {
      const chunk = change?.(part) ?? part;
      sent.push(chunk);
      yield chunk;
    }
  } catch (cause) {
    yield encodePieces([sent.length > 1 ? CLOSE_ARTICLE : '', onFault(cause), ...after]);
    return;
  }
  const end = encodePieces(after);
  onComplete([...sent, end]);
  yield end;
}

/** Holds back everything after the last `>` of a chunk, so that a read can only break off between tags. */
async function* wholeTags(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = concatenate([rest, chunk]);
    const end = bytes.lastIndexOf(GREATER_THAN) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
  }
  if (rest.byteLength > 0) yield rest;
}
