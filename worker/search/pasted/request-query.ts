/** Methods in requests (RFC 9110 §9). */
export const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|QUERY)$/i;

/** The query for a request: its method, and its path without host and query. Null for an address without a path. */
export function requestQuery(method: string, address: string): string | null {
  const path = pathOf(address);
  return path === null ? null : `${method.toUpperCase()} ${path}`;
}

/** The path of an address as in a description: variables are in braces, and those of the server are left out. */
function pathOf(address: string): string | null {
  const path = address
    .replace(/%7B/gi, '{')
    .replace(/%7D/gi, '}')
    .replace(/[?#].*$/, '')
    // `${id}`, `#{id}`, `{{id}}`, `$ID`, `%s`
    .replace(/[$#]?\{{1,3}([^{}]{0,80})\}{1,3}|\$([A-Za-z_]\w*)|%([sd])/g, '{$1$2$3}')
    .replace(/^[a-z]+:\/\/[^/]*|^\{[^}]*\}|^[\w.-]*(?::\d+)?(?=\/)/i, '');
  // Spaces would end the path.
  return /^\/[^/]/.test(path) ? path.replace(/\s+/g, '') : null;
}
