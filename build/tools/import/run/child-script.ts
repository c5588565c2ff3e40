import { END_WITH_PARENT } from './run-child.ts';

/**
 * The code of the process that loads a configuration and its sidebars, as Docusaurus does. It gets the folder of the
 * project, the path of the configuration and the argument of its `editUrl` functions, whose results are data. It writes
 * what the files export to file descriptor 3.
 */
export const CHILD_SCRIPT = `
${END_WITH_PARENT}
const { createRequire } = require('node:module');
const { existsSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const [root, file, editedPage] = process.argv.slice(1);

/** What Docusaurus 3 loads TypeScript and mixed modules with; null in older versions. */
function findJiti() {
  const project = createRequire(join(root, 'package.json'));
  for (const owner of ['@docusaurus/utils', '@docusaurus/core']) {
    try {
      const core = createRequire(project.resolve('@docusaurus/core/package.json'));
      const create = createRequire(core.resolve(owner + '/package.json'))('jiti');
      return (create.createJiti || create.default || create)(file, { interopDefault: true });
    } catch {}
  }
  return null;
}

const jiti = findJiti();
async function load(path) {
  const loaded = jiti === null ? await import(pathToFileURL(path).href) : jiti(path);
  const value = loaded && loaded.default !== undefined ? loaded.default : loaded;
  return typeof value === 'function' ? await value() : value;
}

/** Data, with the paths of the functions that it leaves out. */
function toData(value, at, dropped, parents = []) {
  if (typeof value === 'function') {
    if (/\\beditUrl$/.test(at)) {
      try {
        return value(JSON.parse(editedPage));
      } catch {}
    }
    dropped.push(at + (value.name ? ' (' + value.name + ')' : ''));
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (parents.includes(value) || parents.length > 100) return undefined;
  if (value instanceof RegExp || value instanceof Date || value instanceof URL) return String(value);
  const inner = [...parents, value];
  if (Array.isArray(value)) {
    // A list keeps its places: a plugin is a name and its options.
    return value.map((item, index) => {
      const data = toData(item, at + '[' + index + ']', dropped, inner);
      return data === undefined ? null : data;
    });
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toData(item, at === '' ? key : at + '.' + key, dropped, inner)]));
}

function findSidebars(value, found = new Set()) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, item] of Object.entries(value))
    if (key === 'sidebarPath' && typeof item === 'string') found.add(resolve(root, item));
    else findSidebars(item, found);
  return found;
}

(async () => {
  const dropped = [];
  const config = toData(await load(file), '', dropped);
  const sidebars = {};
  for (const path of findSidebars(config))
    if (existsSync(path) && !path.endsWith('.json')) sidebars[path] = toData(await load(path), '', []);
  writeFileSync(3, JSON.stringify({ config, sidebars, dropped }));
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
`;
