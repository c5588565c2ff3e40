import { PAGE_FORMATS, type PageFormat, renderRecordHeader } from '../../worker/model/page-record.ts';

/**
 * A stored page as one KV value: the header, all formats, and `rest`. The formats are UTF-8, because a deploy sends text
 * unchanged.
 */
export function toPageRecord(
  key: string,
  formats: Readonly<Record<PageFormat, Uint8Array>>,
  rest: readonly Uint8Array[] = [],
): Uint8Array {
  const lengths = { article: formats.article.byteLength, markdown: formats.markdown.byteLength };
  return Buffer.concat([
    Buffer.from(renderRecordHeader(key, lengths)),
    ...PAGE_FORMATS.map((format) => formats[format]),
    ...rest,
  ]);
}
