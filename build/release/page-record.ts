import { PAGE_PARTS, type PagePart, renderRecordHeader } from '../../worker/model/page-record.ts';

/**
 * A page as it is stored: the header, all parts, and `rest`, as one value of KV. The parts are UTF-8: a deploy sends text as
 * it is.
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
