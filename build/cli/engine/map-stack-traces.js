import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Shows source lines in stack traces. Node's own support reads the maps of all modules while they load; this reads a map
 * when the first trace needs it.
 */
export function mapStackTraces() {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();
  Error.prepareStackTrace = (error, sites) => {
    const lines = sites.map((site) => `\n    at ${describeSite(site, maps)}`);
    return describeError(error) + lines.join('');
  };
}

/**
 * @param {Error} error whose members may throw, as a plugin made it
 * @returns {string}
 */
function describeError(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

/**
 * @param {NodeJS.CallSite} site
 * @param {Map<string, SourceMap | null>} maps
 * @returns {string}
 */
function describeSite(site, maps) {
  const text = String(site);
  const file = site.getFileName() ?? '';
  if (!file.startsWith('file:')) return text;
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  const [line, column] = [site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1];
  const entry = maps.get(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return text;
  const url = new URL(entry.originalSource, file);
  // Sources of other bundlers have addresses such as `webpack://name/index.ts`.
  const source = url.protocol === 'file:' ? fileURLToPath(url) : url.href;
  return text.replace(
    `${file}:${line}:${column}`,
    () => `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
  );
}

/**
 * @param {string} url
 * @returns {SourceMap | null} null for modules without a map
 */
function readMap(url) {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(url), 'utf8')));
  } catch {
    return null;
  }
}
