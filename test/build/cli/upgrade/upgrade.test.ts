import { describe, expect, it } from 'vitest';
import { findMovedSettings } from '../../../../build/cli/upgrade/moved-settings.ts';
import { compareVersions, entriesBetween, readChangelog } from '../../../../build/cli/upgrade/read-changelog.ts';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\nNext.\n\n## 0.10.0 (2026-12-01)\n\n### For readers\n\n- Ten.\n\n## 0.2.0\n\n- Two.\n\n## 0.1.0\n\n- One.\n';

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
