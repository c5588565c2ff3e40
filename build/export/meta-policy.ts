/** Directives that browsers ignore in an element (CSP Level 3 §3.3). */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** As the worker begins every page. */
const CHARSET = '<meta charSet="utf-8"/>';

/**
 * Puts a Content-Security-Policy into pages, for servers that send no headers of ours. It comes right after the encoding,
 * before anything that it rules.
 */
export function policyWriter(policy: string): (html: Buffer) => Buffer {
  const directives = policy.split('; ').filter((directive) => !HEADER_ONLY.test(directive));
  const content = directives.join('; ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = Buffer.from(`<meta http-equiv="Content-Security-Policy" content="${content}"/>`);
  return (html) => {
    const start = html.indexOf(CHARSET);
    if (start === -1) throw new Error('Cannot put a policy into a page: it has no encoding');
    const at = start + CHARSET.length;
    return Buffer.concat([html.subarray(0, at), meta, html.subarray(at)]);
  };
}
