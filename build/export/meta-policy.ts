/** Directives that browsers ignore in an element (CSP Level 3 §3.3). */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/**
 * A page that carries its Content-Security-Policy, for servers that send no headers of ours. It comes right after the
 * encoding, before anything that it rules.
 */
export function addPolicy(html: string, policy: string): string {
  const directives = policy.split('; ').filter((directive) => !HEADER_ONLY.test(directive));
  const content = directives.join('; ').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(
    /<meta charset="utf-8"\/?>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
}
