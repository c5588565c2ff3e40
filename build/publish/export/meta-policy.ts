/** Directives that browsers ignore in a meta element (CSP Level 3 §3.3). */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** The start of every page from the worker. */
const CHARSET = '<meta charSet="utf-8"/>';

/**
 * Inserts a Content-Security-Policy into pages, for servers that do not send our headers. It follows the charset and
 * precedes everything that it governs.
 */
export function policyWriter(policy: string): (html: Buffer) => Buffer {
  const directives = policy.split('; ').filter((directive) => !HEADER_ONLY.test(directive));
  const content = directives.join('; ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = Buffer.from(`<meta http-equiv="Content-Security-Policy" content="${content}"/>`);
  return (html) => {
    const start = html.indexOf(CHARSET);
    if (start === -1) throw new Error('Cannot insert a policy into a page: it has no charset');
    const at = start + CHARSET.length;
    return Buffer.concat([html.subarray(0, at), meta, html.subarray(at)]);
  };
}
