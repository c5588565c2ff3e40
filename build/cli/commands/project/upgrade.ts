import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../../base/project-root.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { parseYaml } from '../../../base/source/parse-yaml.ts';
import { displayPath, readText } from '../../../base/source/read-text.ts';
import { validate } from '../../../base/source/validate.ts';
import { writeFiles } from '../../../base/source/write-files.ts';
import { defineCommand, PROGRAM } from '../../command.ts';
import { ENGINE_VERSION } from '../../engine-package.ts';
import { findSite } from '../../find-site.ts';
import { CONTENT_OPTION, JSON_OPTION, SITE_OPTION } from '../../options.ts';
import { findMovedSettings, MOVED_SETTINGS } from '../../upgrade/moved-settings.ts';
import { compareVersions, entriesBetween, readChangelog } from '../../upgrade/read-changelog.ts';

const VERSION = /^\d+\.\d+\.\d+/;
const packageSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()).optional() });

export const upgrade = defineCommand({
  summary: `Shows what changed between the version in the site's package.json and this one. "npx ${PROGRAM}@latest upgrade" compares with the latest.`,
  options: {
    site: SITE_OPTION,
    content: CONTENT_OPTION,
    from: {
      type: 'string',
      value: 'VERSION',
      help: "Version to compare with. Default: the version in the site's package.json.",
      accepts: (version) => VERSION.test(version),
      expected: `a version such as ${ENGINE_VERSION}`,
    },
    write: { type: 'boolean', default: false, help: "Write this version to the site's package.json." },
    json: JSON_OPTION,
  },
  async run(options) {
    const { dir, contentDir } = findSite(options);
    const manifest = join(dir, 'package.json');
    const from = options.from ?? (await readVersionInUse(manifest));
    const entries = readChangelog(await readFile(join(PROJECT_ROOT, 'CHANGELOG.md'), 'utf8'));
    const changes = entriesBetween(entries, { from, to: ENGINE_VERSION });
    const { file, text } = await readText(join(contentDir, 'site.yaml'), 'the site configuration');
    const settings = parseYaml(file, text, 'the site configuration').value;
    const moved = findMovedSettings(
      settings,
      MOVED_SETTINGS.filter(({ since }) => compareVersions(since, from) > 0),
    );
    const writes = options.write && from !== ENGINE_VERSION;
    if (writes) await writeVersion(manifest);
    if (options.json) return console.log(JSON.stringify({ from, to: ENGINE_VERSION, changes, moved, written: writes }));
    console.log(from === ENGINE_VERSION ? `The site already uses version ${from}.` : `${from} → ${ENGINE_VERSION}`);
    for (const { version, text: changed } of changes) console.log(`\n${version}\n\n${changed}`);
    for (const setting of moved)
      console.log(`${file}: ${setting.from} ${setting.to === null ? 'was removed' : `is now ${setting.to}`}.`);
    if (moved.length === 0) console.log('None of your settings have moved.');
    if (writes) console.log(`Wrote ${ENGINE_VERSION} to ${displayPath(manifest)}. Now run: npm install`);
  },
});

/** The exact version in a site's package.json. */
async function readVersionInUse(manifest: string): Promise<string> {
  const purpose = "the site's package.json";
  const { file, text } = await readText(manifest, purpose);
  const version = validate(parseYaml(file, text, purpose), packageSchema).dependencies?.[PROGRAM];
  const exact = version?.replace(/^[\^~=v]+/, '') ?? '';
  if (VERSION.test(exact)) return exact;
  throw SourceError.at(
    { file },
    `Cannot determine the site's version: "dependencies" has ${version === undefined ? `no "${PROGRAM}"` : JSON.stringify(version)}. Pass the version with --from.`,
  );
}

/** Replaces only the version, so that the file keeps its format. */
async function writeVersion(manifest: string): Promise<void> {
  const text = await readFile(manifest, 'utf8');
  // A script may have the same name.
  const dependency = new RegExp(`("dependencies"\\s*:\\s*\\{[^{}]*"${PROGRAM}"\\s*:\\s*")[^"]*"`);
  if (!dependency.test(text))
    throw SourceError.at(
      { file: displayPath(manifest) },
      `Cannot write the version: "dependencies" has no "${PROGRAM}". Add it, or upgrade without --write.`,
    );
  const changed = text.replace(dependency, `$1${ENGINE_VERSION}"`);
  await writeFiles(new Map([[manifest, changed]]));
}
