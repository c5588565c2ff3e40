import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), hasInstallScript: z.boolean().optional() }),
  ),
});

/** Packages whose code runs on `npm ci`. CONTRIBUTING says why each of them is needed. */
const EXPECTED = ['esbuild', 'sharp', 'tsx/node_modules/esbuild', 'workerd'];

describe('package-lock.json', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const withScripts = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [path.replace(/^node_modules\//, '')] : [],
  );

  it('has no package with an install script that CONTRIBUTING does not explain', () => {
    expect(withScripts.sort()).toEqual(EXPECTED);
    const guide = readFileSync('CONTRIBUTING.md', 'utf8');
    const section = guide.slice(guide.indexOf('## Toolchain'), guide.indexOf('## Commits'));
    for (const name of EXPECTED) expect(section).toContain(`| \`${name.replace(/^.*node_modules\//, '')}\` |`);
  });
});
