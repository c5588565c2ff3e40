import { resolve } from 'node:path';
import { watch } from 'chokidar';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { pathBelow } from '../../base/source/file-paths.ts';
import type { ReleaseLayer } from '../../cli/release-builder.ts';

/**
 * Editors write a file in several steps, so changes within this time count as one. Longer than the 50 ms for which
 * chokidar drops repeated changes of a file: a save in that time would never be built.
 */
const QUIET_MS = 60;

/**
 * Watches a release's sources and reports the changed layers together after a pause. Resolves when it is ready. Does not
 * watch code that the build itself runs (`build/`, and the components and model used for rendering), because a change
 * there restarts the process.
 */
export async function watchSources(
  contentFiles: readonly string[],
  onChange: (layers: ReadonlySet<ReleaseLayer>) => void,
): Promise<() => Promise<void>> {
  const pending = new Set<ReleaseLayer>();
  let timer: NodeJS.Timeout | undefined;
  const engine = resolve(PROJECT_ROOT, 'worker');
  const watcher = watch([...contentFiles, engine], {
    ignoreInitial: true,
    ignored: (path) => /(?:^|[\\/])(?:node_modules|\.git)(?:$|[\\/])|~$|\.sw[px]$/.test(path),
  });
  watcher.on('all', (_event, path) => {
    for (const layer of layersOf(path, engine)) pending.add(layer);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const layers = new Set(pending);
      pending.clear();
      if (layers.size > 0) onChange(layers);
    }, QUIET_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

function layersOf(path: string, engine: string): ReleaseLayer[] {
  const inside = pathBelow(engine, resolve(path));
  if (inside === null) return ['content'];
  if (inside.endsWith('.css') || inside.startsWith('client/')) return ['client'];
  return inside.startsWith('ui/') || inside.startsWith('model/') ? [] : ['worker'];
}
