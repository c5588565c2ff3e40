/** A URL, which is absolute without a base, or null. Not every runtime of this code has `URL.canParse` in its types. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * A URL with its variables filled in: `https://{host}/v1`. Those without a value (null) keep their braces, so that readers
 * replace them. API Gateway writes `https://…/{basePath}` with the value `/prod`: the slash is not repeated.
 */
export function fillUrl(url: string, read: (name: string) => string | null): string {
  return url.replace(/(\/?)\{([^{}]+)\}/g, (whole, slash: string, name: string) => {
    const value = read(name);
    return value === null ? whole : value.startsWith('/') ? value : slash + value;
  });
}
