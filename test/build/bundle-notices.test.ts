import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageFolders, renderNotices } from '../../build/cli/engine/licenses.js';
import { STYLES_AS_TEXT } from '../../build/release/bundle/browser-options.ts';
import { bundleClient, type SiteClient } from '../../build/release/bundle/bundle-client.ts';
import { NOTICES_PATH } from '../../build/release/bundle/notices.ts';
import { SAMPLE_GRAMMARS, sampleGenerators } from '../../build/release/bundle/provided-modules.ts';

describe('the notices that a site serves', () => {
  let client: SiteClient;
  beforeAll(async () => {
    const islands = new Map([['parcel-price', resolve('docs/components/parcel-price.tsx')]]);
    client = await bundleClient({ locale: 'en', forms: true, players: true, islands });
  });

  it('name every package in the scripts, with its license', async () => {
    const entryPoints = ['index.ts', 'search/island.ts', 'islands/hydrate.ts'].map((file) => `worker/client/${file}`);
    entryPoints.push('worker/forms/client/island.ts');
    const bundled = { bundle: true, write: false, outdir: 'out', metafile: true } as const;
    const plugins = [STYLES_AS_TEXT, SAMPLE_GRAMMARS, sampleGenerators(['curl'])];
    const { metafile } = await build({ ...bundled, entryPoints, plugins });
    const contributing = Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    );
    const folders = packageFolders(contributing);
    // A checkout may link to the packages of another one.
    expect(folders).toContainEqual(expect.stringMatching(/(?:^|\/)node_modules\/react$/));
    for (const folder of [...folders, 'node_modules/@iconify-json/lucide']) {
      const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      expect(client.notices).toContain(`${name} ${version} (${license})\n\n`);
    }
    expect(client.notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(client.notices).toContain('Permission to use, copy, modify, and/or distribute');
  });

  it('are named by a comment in the scripts that contain packages', () => {
    const scripts = [...client.files].filter(([, code]) => Buffer.from(code).includes('react.dev/errors'));
    expect(scripts).toHaveLength(1);
    for (const [, code] of scripts)
      expect(Buffer.from(code).toString()).toMatch(new RegExp(`^/\\*! ${NOTICES_PATH} \\*/`));
  });
});

describe('renderNotices()', () => {
  it('has a license text for every package that is bundled into the worker or the engine', async () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Readonly<Record<string, string>>
    >;
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const notice = renderNotices('.', [`node_modules/${name}`]);
      if (/^\S+ \S+ \((?:MIT|ISC|BSD|Apache|OFL)/.test(notice)) expect(notice.length, name).toBeGreaterThan(300);
    }
  });
});
