import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../../../base/source/read-text.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { type IgnoredSetting, OF_PLUGIN, OF_SITE, OF_THEME } from './ignored-settings.ts';
import type { DocusaurusConfig, Setting } from './read-config.ts';

/** Reports settings without an effect here, and components of the theme that the project replaces. */
export function noteIgnoredSettings(root: string, config: DocusaurusConfig, notes: ImportNotes): void {
  const compare = (ignored: readonly IgnoredSetting[], settings: ReadonlyMap<string, Setting>, what: string): void => {
    for (const { name, differs, why, remedy } of ignored) {
      const setting = settings.get(name);
      if (setting !== undefined && differs(setting.value))
        notes.leaveOut(setting.location, `${what} ${JSON.stringify(name)}`, why, remedy);
    }
  };
  compare(OF_SITE, config.top, 'the setting');
  compare(OF_THEME, config.theme, 'the setting of the theme');
  for (const { options } of [config.docs ?? [], config.moreDocs, config.blogs].flat())
    compare(OF_PLUGIN, options, 'the option');
  noteThemeComponents(join(root, 'src', 'theme'), notes);
}

/** Components of pages rather than of the theme: uses of them are reported where they are. */
const PAGE_COMPONENTS = /^MDXComponents(?:\.[jt]sx?)?$/;

function noteThemeComponents(folder: string, notes: ImportNotes): void {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || /\.[jt]sx?$/.test(entry.name)))
    .map(({ name }) => name)
    .filter((name) => !PAGE_COMPONENTS.test(name))
    .map((name) => name.replace(/\.[jt]sx?$/, ''))
    .sort();
  if (names.length > 0)
    notes.leaveOut(
      { file: displayPath(folder) },
      [
        names.length,
        `${names.length === 1 ? 'theme component' : 'theme components'} ${[...new Set(names)].join(', ')}`,
      ],
      "the frame of pages is the engine's own, and no code is run",
      'Add what readers need to "slots", "navbar" or "footer" in site.yaml.',
    );
}
