// Layers point down: refuses an import of a room from one that is below it in the list, and circles of folders or files.
// Run it by itself with `node .ci/check-layers.js`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The rooms, lowest first: a file may import from its own room and from rooms named before it. A room is a folder with
 * all folders in it, unless one of these has a line of its own, or a single file.
 */
const ROOMS = [
  // What every runtime shares, then what is rendered, served and run in the browser.
  'worker/model',
  'worker/search',
  'worker/request',
  'worker/ui',
  'worker/env.ts',
  'worker/edge',
  'worker/index.ts',
  'worker/client',
  // The build's ground: texts, findings, files as authors write them.
  'build/code-unit-order.ts',
  'build/text-memo.ts',
  'build/project-root.ts',
  'build/fragment-ids.ts',
  'build/reveal-bidi.ts',
  'build/render-context.ts',
  'build/report',
  'build/cache',
  'build/engine',
  'build/source',
  'build/markdown',
  'build/components',
  'build/docs',
  'build/markdown-pages',
  'build/search',
  'build/compiled-page.ts',
  'build/feed',
  // An API description, up to the code that sends a request.
  'build/openapi/core',
  'build/openapi/read',
  'build/openapi/overlay',
  'build/openapi/schema',
  'build/openapi/examples',
  'build/openapi/samples',
  'build/openapi/try-it',
  // Guides, and what lists them.
  'build/config',
  'build/sidebar',
  'build/tags',
  'build/news',
  'build/content',
  // Pages of an API.
  'build/openapi/pages',
  'build/openapi/diff',
  'build/openapi/changelog',
  'build/openapi/remote',
  'build/openapi/compile',
  // The whole site, and what is done with it.
  'build/links',
  'build/bundle',
  'build/theme',
  'build/preview-image',
  'build/compile-site.ts',
  'build/release',
  'build/local',
  'build/export',
  'build/deploy',
  'build/cli',
  'build/dev',
  'build/verify',
  'build/import',
  'build/init',
  'build/corpus',
  'build/corpus.ts',
  'build/commands',
  'build/cli.ts',
  'build/reference',
  'build/engine/build-package.js',
  'build/index.ts',
  'build/bin.js',
  'build/run.js',
  'build/watch.js',
];

/** Imports that are still to be turned round. The list only gets shorter: one that is not needed any more is an error. */
const EXCEPTIONS = [];

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const IMPORT = /(?:^|\n)(?:import|export)\s[^;]*?from '(\.[^']+)'|(?:^|\n)import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

const imports = ['build', 'worker'].flatMap(listFiles).flatMap(findImports);
const faults = new Set([
  ...imports.flatMap(checkRooms),
  ...findFolderCircles(),
  ...findFileCircles(),
  ...findNeedless(),
]);
for (const fault of faults) console.error(fault);
if (faults.size > 0) process.exit(1);

function listFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.endsWith('.d.ts'));
}

function findImports(from) {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3];
    return { from, to: relative(root, resolve(root, dirname(from), target)).replaceAll('\\', '/') };
  });
}

function checkRooms({ from, to }) {
  const [own, other] = [roomOf(from), roomOf(to)];
  if (own === -1) return [`${from}: is in no room. Add its folder to ROOMS in .ci/check-layers.js.`];
  if (other <= own || isException({ from, to })) return [];
  return [
    `${from}: Cannot import ${to}: ${ROOMS[other]} is above ${ROOMS[own]}. Move what both need to a lower room (.ci/check-layers.js).`,
  ];
}

function roomOf(file) {
  const rooms = ROOMS.filter((room) => file === room || file.startsWith(`${room}/`));
  return ROOMS.indexOf(rooms.sort((a, b) => b.length - a.length)[0]);
}

function isException({ from, to }) {
  return EXCEPTIONS.includes(`${from} → ${to}`);
}

function findNeedless() {
  const found = new Set(imports.map(({ from, to }) => `${from} → ${to}`));
  return EXCEPTIONS.filter((exception) => !found.has(exception)).map(
    (exception) => `${exception}: is not imported any more. Remove it from EXCEPTIONS in .ci/check-layers.js.`,
  );
}

/** Files that import each other, directly or through others; types count. */
function findFileCircles() {
  return findCircles('files', imports);
}

/** Folders of one room that import each other. A folder and the folders in it are one. */
function findFolderCircles() {
  const own = imports.filter((each) => roomOf(each.from) === roomOf(each.to) && !isException(each));
  const pairs = own.map(({ from, to }) => siblings(dirname(from), dirname(to)));
  return findCircles(
    'folders',
    pairs.filter(([from, to]) => from !== to).map(([from, to]) => ({ from, to })),
  );
}

function findCircles(kind, edges) {
  const targets = new Map();
  for (const { from, to } of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const faults = [];
  const done = new Set();
  const visit = (node, trail) => {
    const start = trail.indexOf(node);
    if (start !== -1) faults.push(`Circle of ${kind}: ${[...trail.slice(start), node].join(' → ')}`);
    if (start !== -1 || done.has(node)) return;
    for (const target of targets.get(node) ?? []) visit(target, [...trail, node]);
    done.add(node);
  };
  for (const node of targets.keys()) visit(node, []);
  return faults;
}

/** The two folders below their common one, or twice the same where one is inside the other. */
function siblings(a, b) {
  const [left, right] = [a.split('/'), b.split('/')];
  const common = left.findIndex((name, index) => name !== right[index]);
  if (common === -1 || common >= right.length) return [a, a];
  return [left.slice(0, common + 1).join('/'), right.slice(0, common + 1).join('/')];
}
