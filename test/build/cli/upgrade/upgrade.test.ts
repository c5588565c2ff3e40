import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { upgrade } from '../../../../build/cli/commands/project/upgrade.ts';
import { ENGINE_VERSION } from '../../../../build/cli/engine-package.ts';
import { findMovedSettings } from '../../../../build/cli/upgrade/moved-settings.ts';
import { compareVersions, entriesBetween, readChangelog } from '../../../../build/cli/upgrade/read-changelog.ts';
import { SMALLEST_SITE, writeContent } from '../../content-folder.ts';
import { thrownFindings } from '../../thrown-findings.ts';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\nNext.\n\n## 0.10.0 (2026-12-01)\n\n### For readers\n\n- Ten.\n\n## 0.2.0\n\n- Two.\n\n## 0.1.0\n\n- One.\n';

describe('upgrade --write', () => {
  afterEach(() => void vi.restoreAllMocks());

  const upgradeManifest = async (manifest: string, ...options: string[]): Promise<string> => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const site = Object.entries(SMALLEST_SITE).map(([name, text]) => [`content/${name}`, text] as const);
    const dir = writeContent({ ...Object.fromEntries(site), 'package.json': manifest });
    await upgrade.parse(['--site', dir, '--write', ...options]).run({});
    return readFileSync(join(dir, 'package.json'), 'utf8');
  };

  it.each([
    ['keeps the format', '{\r\n\t"dependencies": { "docvane":"0.0.1" }\r\n}\r\n', '"docvane":"0.0.1"'],
    [
      'leaves scripts',
      '{ "scripts": { "docvane": "docvane" }, "dependencies": { "a": "1", "docvane": "^0.0.1" } }',
      '"docvane": "^0.0.1"',
    ],
  ])('%s', async (_, manifest, dependency) => {
    expect(await upgradeManifest(manifest)).toBe(
      manifest.replace(dependency, dependency.replace(/"[^"]*"$/, `"${ENGINE_VERSION}"`)),
    );
  });

  it.each([
    [
      '{ "dependencies": {} }',
      [],
      /package\.json: Cannot determine the site's version: "dependencies" has no "docvane"/,
    ],
    ['{ "dependencies": ', [], /package\.json:1:\d+: Cannot .* the site's package\.json/],
    [
      '{ "devDependencies": { "docvane": "0.0.1" } }',
      ['--from', '0.0.1'],
      /package\.json: Cannot write the version: "dependencies" has no "docvane"/,
    ],
  ])('rejects %s', async (manifest, options, message) => {
    expect(await thrownFindings(() => upgradeManifest(manifest, ...options))).toEqual([expect.stringMatching(message)]);
  });
});

describe('entriesBetween()', () => {
  it('returns the entries after a version, up to another', () => {
    const entries = readChangelog(CHANGELOG);
    expect(entries.map(({ version }) => version)).toEqual([null, '0.10.0', '0.2.0', '0.1.0']);
    expect(entriesBetween(entries, { from: '0.1.0', to: '0.10.0' })).toEqual([
      { version: '0.10.0', text: '### For readers\n\n- Ten.' },
      { version: '0.2.0', text: '- Two.' },
    ]);
    expect(entriesBetween(entries, { from: '0.10.0', to: '0.10.0' })).toEqual([]);
  });
});

describe('compareVersions()', () => {
  it('sorts numerically, with a pre-release before its release', () => {
    const versions = ['1.0.0', '0.10.0', '0.2.0', '1.0.0-beta.2', '1.0.0-beta.10'];
    expect(versions.sort(compareVersions)).toEqual(['0.2.0', '0.10.0', '1.0.0-beta.2', '1.0.0-beta.10', '1.0.0']);
  });
});

describe('findMovedSettings()', () => {
  it('finds moved settings that a site uses', () => {
    const moved = [
      { since: '0.2.0', from: 'theme.color', to: 'theme.accent' },
      { since: '0.2.0', from: 'tracking', to: null },
    ];
    expect(findMovedSettings({ theme: { color: 'x' } }, moved)).toEqual(moved.slice(0, 1));
    expect(findMovedSettings({ theme: 'x', title: 'y' }, moved)).toEqual([]);
    expect(findMovedSettings(null, moved)).toEqual([]);
  });
});
