// Prints the notes of a release from CHANGELOG.md: `node .ci/release-notes.js v1.2.3`. Exits with status 1 if the tag is not the
// version in package.json, or the changelog has no section for it.
import { readFileSync } from 'node:fs';

const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
if (tag !== `v${version}`)
  fail(`Cannot release ${tag}: package.json has version ${version}. Tag v${version}, or change it.`);
const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
const section = sections.find((each) => each.startsWith(`${version} `) || each.startsWith(`${version}\n`));
if (section === undefined)
  fail(
    `Cannot release ${tag}: CHANGELOG.md has no section "## ${version}". Rename "## Unreleased" to it, with the date.`,
  );
console.log(section.slice(section.indexOf('\n')).trim());

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
