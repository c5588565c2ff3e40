// Checks that layers point down: reports imports from a higher room, and import cycles between folders or files.
// Run it with `node .ci/check-layers.js`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The rooms, lowest first. A file may import from its own room and from rooms above it in this list. A room is a single
 * file, or a folder including its subfolders, except those with their own line.
 */
const ROOMS = [
  // Shared by all runtimes, then components, the edge and the browser.
  'worker/model',
  'worker/search',
  'worker/request',
  'worker/ui',
  'worker/env.ts',
  'worker/edge',
  'worker/index.ts',
  'worker/client',
  // Foundations of the build: texts, findings, authored files.
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
  // API descriptions, including request samples.
  'build/openapi/core',
  'build/openapi/read',
  'build/openapi/overlay',
  'build/openapi/schema',
  'build/openapi/examples',
  'build/openapi/samples',
  'build/openapi/try-it',
  // Guides and their lists.
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
  // The whole site and the commands.
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

/** Imports in the wrong direction that still need fixing. An entry that is no longer needed is an error. */
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
  if (own === -1) return [`${from}: does not belong to a room. Add its folder to ROOMS in .ci/check-layers.js.`];
  if (other <= own || isException({ from, to })) return [];
  return [
    `${from}: Cannot import ${to}: ${ROOMS[other]} is above ${ROOMS[own]}. Move shared code to a lower room (.ci/check-layers.js).`,
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
    (exception) => `${exception}: is no longer needed. Remove it from EXCEPTIONS in .ci/check-layers.js.`,
  );
}

/** Import cycles between files, including type imports. */
function findFileCircles() {
  return findCircles('files', imports);
}

/** Import cycles between folders of a room. A folder includes its subfolders. */
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

/** The two folders under their common parent, or the same folder twice if one contains the other. */
function siblings(a, b) {
  const [left, right] = [a.split('/'), b.split('/')];
  const common = left.findIndex((name, index) => name !== right[index]);
  if (common === -1 || common >= right.length) return [a, a];
  return [left.slice(0, common + 1).join('/'), right.slice(0, common + 1).join('/')];
}
