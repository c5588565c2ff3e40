import type { SamplePart } from './message-parts.ts';
/**
 * The Content-Disposition line of a part (RFC 7578 §4.2). Quotes and line breaks are percent-encoded, as browsers, curl
 * and urllib3 do (HTML, multipart/form-data encoding algorithm). An unnamed part only needs one for its file name (RFC
 * 2183 §2.3).
 */
export declare function toContentDisposition(part: SamplePart): string[];
/** The additional header lines from a part's encoding. */
export declare function toAddedHeaders({ headers }: SamplePart): string[];
