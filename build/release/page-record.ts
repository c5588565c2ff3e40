import { PAGE_PARTS, type PagePart, renderRecordHeader } from '../../worker/model/page-record.ts';

/**
 * A stored page as one KV value: the header, all parts, and `rest`. The parts are UTF-8, because a deploy sends text
 * unchanged.
 */
export function toPageRecord(
  key: string,
  parts: Readonly<Record<PagePart, Uint8Array>>,
  rest: readonly Uint8Array[] = [],
): Uint8Array {
  const lengths = { article: parts.article.byteLength, markdown: parts.markdown.byteLength };
  return Buffer.concat([
    Buffer.from(renderRecordHeader(key, lengths)),
    ...PAGE_PARTS.map((part) => parts[part]),
    ...rest,
  ]);
}
