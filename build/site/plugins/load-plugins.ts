import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { isObject } from '../../../worker/request/value/json.ts';
import { SourceError } from '../../base/report/finding.ts';
import type { Report } from '../../base/report/report.ts';
import { pathBelow } from '../../base/source/file-paths.ts';
import type { YamlDocument } from '../../base/source/parse-yaml.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { createLineFinder, runBundle, stampOf } from '../components/run-bundle.ts';
import { bundlePlugin, isPluginFile, OWN_MODULES, type PluginBundle, type PluginEntry } from './bundle-plugin.ts';
import { checkPlugin } from './check-plugin.ts';
import { findClashes } from './find-clashes.ts';
import { PluginGuard } from './guard.ts';
import { guardPlugin } from './guard-plugin.ts';
import { type LoadedPlugin, NO_PLUGINS, SitePlugins } from './site-plugins.ts';

interface Loaded {
  readonly stamp: string;
  readonly inputs: readonly string[];
  readonly plugin: LoadedPlugin;
}

/** Loads the plugins that a site names. Those whose files have not changed are not bundled again. */
export class PluginLoader {
  /** By folder and name; one for each plugin of the sites that the process builds. */
  readonly #loaded = new Map<string, Loaded>();

  /** `settings`: site.yaml. Reports plugins that cannot be loaded, and leaves them out. */
  async load(contentDir: string, settings: YamlDocument, report: Report): Promise<SitePlugins> {
    const entries = readEntries(settings);
    if (entries.length === 0) return NO_PLUGINS;
    const plugins: { readonly entry: PluginEntry; readonly plugin: LoadedPlugin }[] = [];
    for (const entry of entries) {
      const plugin = await report.attempt(() => this.#find(entry, contentDir));
      if (plugin === null) continue;
      const clashes = findClashes(
        plugin,
        plugins.map((each) => each.plugin),
      );
      for (const message of clashes) report.error(entry.location, message);
      if (clashes.length === 0) plugins.push({ entry, plugin });
    }
    return new SitePlugins(plugins.map(({ plugin }) => plugin));
  }

  async #find(entry: PluginEntry, contentDir: string): Promise<LoadedPlugin> {
    const key = join(resolve(contentDir), entry.written);
    const known = this.#loaded.get(key);
    if (known !== undefined && known.stamp === stampOf(known.inputs)) return known.plugin;
    if (isPluginFile(entry.written) && pathBelow(contentDir, join(contentDir, entry.written)) === null)
      throw SourceError.at(
        entry.location,
        `Cannot load the plugin ${JSON.stringify(entry.written)}: it is outside the content folder. Move it into the folder, or install it as a package.`,
      );
    const bundle = await bundlePlugin(entry, contentDir);
    const plugin = runPlugin(bundle, contentDir);
    this.#loaded.set(key, { plugin, inputs: bundle.inputs, stamp: stampOf(bundle.inputs) });
    return plugin;
  }
}

/** What is wrong with the list itself is reported with the other settings. */
function readEntries({ file, value, locate }: YamlDocument): PluginEntry[] {
  const written = isObject(value) ? value.plugins : [];
  return (Array.isArray(written) ? written : []).flatMap((name: unknown, index) =>
    typeof name === 'string' && name !== ''
      ? [{ written: name, location: { file, position: locate(['plugins', index]) } }]
      : [],
  );
}

function runPlugin(bundle: PluginBundle, contentDir: string): LoadedPlugin {
  const { styles } = bundle;
  const digest = hash('sha256', bundle.code + styles).slice(0, 32);
  const folder = resolve(contentDir);
  const script = join(folder, `plugin-${digest.slice(0, 8)}.cjs`);
  const file = displayPath(bundle.file);
  const lineOf = createLineFinder(bundle, script);
  const { name, ...plugin } = checkPlugin(runScript(bundle, { script, file, lineOf }), file);
  const guard = new PluginGuard(name, lineOf);
  const place = (relativeFile: string): string => displayPath(join(folder, relativeFile));
  return guardPlugin({ name, ...plugin }, { digest, styles, file, guard, place });
}

/** The default export of a plugin. Throws SourceError if it cannot be run. */
function runScript(
  bundle: PluginBundle,
  {
    script,
    file,
    lineOf,
  }: { readonly script: string; readonly file: string; readonly lineOf: (error: unknown) => string },
): unknown {
  try {
    const { plugin } = runBundle(bundle, script, OWN_MODULES) as { readonly plugin: { readonly default?: unknown } };
    if (plugin.default !== undefined) return plugin.default;
  } catch (error) {
    const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw SourceError.at(
      { file },
      `Cannot run the plugin: it threw ${JSON.stringify(found)}${lineOf(error)}. Correct it.`,
    );
  }
  throw SourceError.at(
    { file },
    'Cannot read the plugin: it has no default export. Write "export default definePlugin({ … })".',
  );
}
