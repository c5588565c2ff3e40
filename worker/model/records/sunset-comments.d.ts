import type { SiteVersion } from '../site.ts';
/**
 * Says in the code samples of an older version of an API until when it is supported, in the words of the response headers
 * for it (RFC 9745 §2, RFC 8594 §3). Null for versions without an end.
 */
export declare class SunsetComments {
    #private;
    private constructor();
    static of(version: SiteVersion, versions: readonly SiteVersion[]): SunsetComments | null;
    /** A whole article. */
    article(html: string): string;
    markdown(text: string): string;
}
