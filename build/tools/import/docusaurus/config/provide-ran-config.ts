import { displayPath } from '../../../../base/source/read-text.ts';
import type { ProjectModules } from '../../evaluate/project-modules.ts';
import { runConfig } from '../../run/run-config.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { NO_OTHER } from './known-plugins.ts';
import { EDITED_PAGE } from './read-config.ts';

/**
 * Runs a configuration, and uses what it and its sidebars export instead of their code. Functions in them are reported.
 */
export async function provideRanConfig(
  root: string,
  configFile: string,
  modules: ProjectModules,
  notes: ImportNotes,
): Promise<void> {
  const { config, sidebars, dropped } = await runConfig({ root, file: configFile, editedPage: EDITED_PAGE });
  modules.provide(configFile, config);
  for (const [path, data] of Object.entries(sidebars)) modules.provide(path, data);
  for (const place of dropped)
    notes.leaveOut(
      { file: displayPath(configFile) },
      `the function ${place}`,
      'it is a function, which cannot be imported',
      NO_OTHER.remedy,
    );
}
