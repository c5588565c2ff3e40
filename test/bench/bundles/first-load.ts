/** Paths of all scripts that a page loads immediately: the entry and its static imports, direct or not. */
export function firstLoad(entry: string, files: ReadonlyMap<string, Uint8Array>): string[] {
  const found = new Set([entry]);
  for (const path of found) {
    const code = new TextDecoder().decode(files.get(path));
    for (const [, name = ''] of code.matchAll(STATIC_IMPORT)) found.add(new URL(name, `file://${path}`).pathname);
  }
  return [...found];
}

/**
 * An import as esbuild writes it: `import{a as b}from"./chunk-X.js"`, `import"./chunk-X.js"`. Dynamic ones have a
 * parenthesis.
 */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g;
