import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newFolder } from '../temporary-folder.ts';

const folder = newFolder();

/** What the script prints for a tag, or its error. */
function notesOf(tag: string, changelog: string): string {
  writeFileSync(join(folder, 'package.json'), '{"version": "1.2.0"}');
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync(process.execPath, [resolve('.ci/release-notes.js'), tag], options);
  } catch (error) {
    return String((error as { readonly stderr: string }).stderr);
  }
}

describe('a release', () => {
  const changelog = '# Changelog\n\n## 1.2.0 (2026-12-01)\n\n- New.\n\n### Fixed\n\n- Old.\n\n## 1.1.0\n\n- Before.\n';

  it('has the notes of its version', () => {
    expect(notesOf('v1.2.0', changelog)).toBe('- New.\n\n### Fixed\n\n- Old.\n');
  });

  it.each([
    ['v1.3.0', changelog, 'Cannot release v1.3.0: package.json has version 1.2.0. Tag v1.2.0, or change it.\n'],
    [
      'v1.2.0',
      '# Changelog\n\n## Unreleased\n\n- New.\n',
      'Cannot release v1.2.0: CHANGELOG.md has no section "## 1.2.0". Rename "## Unreleased" to it, with the date.\n',
    ],
  ])('is refused for %s if tag, version and changelog disagree', (tag, text, error) => {
    expect(notesOf(tag, text)).toBe(error);
  });

  it('publishes only after its checks, with scripts that exist, and with no rights before', () => {
    const { permissions, jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    expect([jobs.check.permissions, jobs.publish.needs]).toEqual([undefined, 'check']);
    const steps = Object.values(jobs).flatMap((job) => job.steps.map(({ run = '' }) => run));
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const used = steps.flatMap((step) => /npm run ([\w:-]+)/.exec(step)?.[1] ?? []);
    expect(used).toContain('check');
    expect(used.filter((name) => !(name in scripts))).toEqual([]);
    expect(jobs.check.steps.some(({ run }) => run?.includes('npm publish'))).toBe(false);
  });
});

interface Job {
  readonly needs?: string;
  readonly permissions?: object;
  readonly steps: readonly { readonly run?: string }[];
}

interface Workflow {
  readonly permissions: object;
  readonly jobs: { readonly check: Job; readonly publish: Job };
}
