import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../worker/request/value/json.ts';
import { Report } from '../base/report/report.ts';
import { pathBelow } from '../base/source/file-paths.ts';
import { displayPath } from '../base/source/read-text.ts';
import { readSettings } from '../site/config/load-site-config.ts';
import { PluginLoader } from '../site/plugins/load-plugins.ts';
import type { Importer } from '../tools/import/importer.ts';
import { findSite } from './find-site.ts';

/**
 * The importers of the plugins of the site in the working directory, which need not be one. A site inside the project
 * to import, or around it, may be the project's own: its plugins are not run, because they are code of the project.
 */
export async function loadImporters(
  source: string,
  report: Report,
  workingDir = process.cwd(),
): Promise<readonly Importer[]> {
  const { dir, contentDir } = findSite({}, workingDir);
  const config = join(contentDir, 'site.yaml');
  if (!existsSync(config)) return [];
  const isOfProject = overlap(dir, source) || overlap(contentDir, source);
  const found = isOfProject ? new Report() : report;
  const settings = await found.attempt(() => readSettings(contentDir, found));
  if (settings === null) return [];
  if (!isOfProject) return (await new PluginLoader().load(contentDir, settings, report)).importers;
  if (isObject(settings.value) && settings.value.plugins !== undefined)
    report.warn(
      { file: displayPath(config) },
      'Cannot use the plugins of this site: the project is in the same folder, and its code is not run. To use them, move the project out of the folder.',
    );
  return [];
}

/** Whether one folder contains the other, with symbolic links followed. */
function overlap(folder: string, other: string): boolean {
  const [real, realOther] = [realPath(folder), realPath(other)];
  return pathBelow(real, realOther) !== null || pathBelow(realOther, real) !== null;
}

/** The path itself if it does not exist, which the import reports. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}
