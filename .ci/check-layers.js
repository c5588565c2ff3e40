// Checks that layers point down: reports imports from a higher layer, and import cycles between folders or files.
// Run it with `node .ci/check-layers.js`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The layers, lowest first. A file may import from its own layer and from lower ones. A layer is a single file, or a
 * folder including its subfolders, except those with their own line.
 */
const LAYERS = [
  // Shared by all runtimes, then components, the edge and the browser.
  'worker/model',
  'worker/search',
  'worker/request',
  'worker/ui',
  'worker/forms/exchange',
  'worker/forms/oauth',
  'worker/forms/check',
  'worker/forms/read',
  'worker/forms/response',
  'worker/forms/mock',
  'worker/env.ts',
  'worker/edge',
  'worker/agents',
  'worker/forms/edge',
  'worker/access',
  'worker/shared.ts',
  'worker/index.ts',
  'worker/client/dom',
  'worker/client/core.ts',
  'worker/forms/client',
  'worker/client',
  // Foundations of the build: texts, findings, authored files, memoized results.
  'build/base/code-unit-order.ts',
  'build/base/digest.ts',
  'build/base/project-root.ts',
  'build/base/fragment-ids.ts',
  'build/base/slug.ts',
  'build/base/service-paths.ts',
  'build/base/control-characters.ts',
  'build/base/report',
  'build/base/is-running.ts',
  'build/base/cache',
  'build/cli/engine',
  'build/base/source',
  // Pages, from their text to their forms.
  'build/page/messages.tsx',
  'build/page/text',
  'build/page/search/search-source.ts',
  'build/page/html',
  'build/page/description',
  'build/page/blocks/api/schema/model.ts',
  'build/page/page.ts',
  'build/page/draft.tsx',
  'build/page/mdx',
  'build/page/code',
  'build/page/blocks',
  'build/page/visit-page.ts',
  'build/page/divide-page.tsx',
  'build/page/prose',
  'build/site/languages/site-texts.ts',
  'build/site/languages/blocks.ts',
  'build/site/languages/ledger.ts',
  'build/site/languages/align-blocks.ts',
  'build/site/languages/fresh-blocks.ts',
  'build/site/components',
  'build/site/access/access-rule.ts',
  'build/site/docs/front-matter.ts',
  'build/site/docs/front-matter-texts.ts',
  'build/site/languages/page-of-parts.ts',
  'build/site/languages/translations.ts',
  'build/site/docs',
  'build/page/search',
  'build/page/kinds',
  'build/page/compiled-page.ts',
  'build/release/search',
  'build/site/feed',
  // API descriptions, including request samples.
  'build/openapi/core',
  'build/openapi/read',
  'build/openapi/overlay',
  'build/openapi/schema',
  'build/openapi/examples',
  'build/openapi/samples',
  'build/openapi/forms',
  // Guides and their lists.
  'build/site/checks/check-settings.ts',
  'build/site/checks/check.ts',
  'build/tools/import/shared/report/import-notes.ts',
  'build/tools/import/shared/import-target.ts',
  'build/tools/import/importer.ts',
  'build/site/plugins',
  'build/site/config',
  'build/site/sidebar',
  'build/site/tags',
  'build/site/access',
  'build/site/checks',
  'build/site/news',
  'build/site/guides',
  'build/site/manuals',
  'build/site/access/private-targets.ts',
  // Pages of an API.
  'build/openapi/pages',
  'build/openapi/diff',
  'build/openapi/changelog',
  'build/openapi/versions',
  'build/openapi/remote',
  'build/openapi/compile',
  // The whole site, its release, and the commands.
  'build/site/languages',
  'build/site/links',
  'build/release/bundle',
  'build/site/theme',
  'build/site/preview-image',
  'build/site/client-features.ts',
  'build/site/load-site.ts',
  'build/site/make-frame.ts',
  'build/site/compiled-site.ts',
  'build/site/compile-language.ts',
  'build/site/compile-site.ts',
  'build/release/records',
  'build/serve/local',
  'build/publish/manual',
  'build/publish/export',
  'build/publish/audit',
  'build/publish/deploy',
  'build/tools/external-links',
  'build/cli',
  'build/serve/dev',
  'build/tools/verify',
  // The import of projects: what all importers share, then each importer from its code to the folders of its languages.
  'build/tools/import/evaluate',
  'build/tools/import/shared',
  'build/tools/import/find-project.ts',
  'build/tools/import/run',
  'build/tools/import/docusaurus/config',
  'build/tools/import/docusaurus/content',
  'build/tools/import/docusaurus/texts',
  'build/tools/import/docusaurus/pages',
  'build/tools/import/docusaurus/site',
  'build/tools/import/docusaurus/languages',
  'build/tools/import/docusaurus',
  'build/tools/import/mintlify/config',
  'build/tools/import/mintlify/navigation',
  'build/tools/import/mintlify/pages',
  'build/tools/import/mintlify/site',
  'build/tools/import/mintlify',
  'build/tools/import',
  'build/cli/init',
  'build/cli/upgrade',
  'build/tools/script-options.ts',
  'build/tools/corpus',
  'build/tools/corpus.ts',
  'build/cli/commands',
  'build/cli.ts',
  'build/tools/reference',
  'build/tools/fonts',
  'build/cli/engine/build-package.js',
  'build/index.ts',
  'build/bin.js',
  'build/run.js',
  'build/watch.js',
];

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const IMPORT = /(?:^|\n)(?:import|export)\s[^;]*?from '(\.[^']+)'|(?:^|\n)import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

const files = ['build', 'worker'].flatMap(listFiles);
const imports = files.flatMap(findImports);
const faults = [
  ...files.flatMap(checkHasLayer),
  ...imports.flatMap(checkLayers),
  ...findFolderCycles(),
  ...findFileCycles(),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

function listFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
}

function findImports(from) {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3];
    return { from, to: relative(root, resolve(root, dirname(from), target)).replaceAll('\\', '/') };
  });
}

function checkHasLayer(file) {
  if (layerOf(file) !== -1) return [];
  return [`${file}: does not belong to a layer. Add its folder to LAYERS in .ci/check-layers.js.`];
}

function checkLayers({ from, to }) {
  const [own, other] = [layerOf(from), layerOf(to)];
  if (own === -1 || other <= own) return [];
  return [
    `${from}: Cannot import ${to}: ${LAYERS[other]} is above ${LAYERS[own]}. Move shared code to a lower layer (.ci/check-layers.js).`,
  ];
}

function layerOf(file) {
  const layers = LAYERS.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return LAYERS.indexOf(layers.sort((a, b) => b.length - a.length)[0]);
}

/** Import cycles between files, including type imports. */
function findFileCycles() {
  return findCycles('files', imports);
}

/** Import cycles between folders of a layer. A folder includes its subfolders. */
function findFolderCycles() {
  const own = imports.filter((each) => layerOf(each.from) === layerOf(each.to));
  const pairs = own.map(({ from, to }) => siblings(dirname(from), dirname(to)));
  return findCycles(
    'folders',
    pairs.filter(([from, to]) => from !== to).map(([from, to]) => ({ from, to })),
  );
}

function findCycles(kind, edges) {
  const targets = new Map();
  for (const { from, to } of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const faults = [];
  const done = new Set();
  const visit = (node, trail) => {
    const start = trail.indexOf(node);
    if (start !== -1) faults.push(`Import cycle of ${kind}: ${[...trail.slice(start), node].join(' → ')}`);
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
