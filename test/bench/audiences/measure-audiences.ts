import '../../../build/cli/production-react.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import { workerModules } from '../../../build/release/records/write-release.ts';
import { buildRelease } from '../build-release.ts';
import { describeRelease } from '../describe-release.ts';

/** Audiences that include each other: each adds one view. */
const MAX_AUDIENCES = 3;

/**
 * `npm run audiences`: what the sample costs without audiences and with one to three, each of which has a page of its
 * own.
 */
const folder = mkdtempSync(join(tmpdir(), 'audiences-'));
try {
  // The first build of a process also compiles the engine.
  await buildRelease(new ReleaseBuilder({ contentDir: 'test/fixtures/three-languages' }, null));
  for (let count = 0; count <= MAX_AUDIENCES; count++) {
    const contentDir = join(folder, String(count));
    cpSync('content', contentDir, { recursive: true });
    if (count > 0) addAudiences(contentDir, count);
    const before = process.cpuUsage();
    // With a cache in memory: views share unchanged pages, as they do with a cache on disk.
    const { release } = await buildRelease(new ReleaseBuilder({ contentDir }));
    const { user, system } = process.cpuUsage(before);
    console.log(
      `${count} audiences: ${((user + system) / 1e6).toFixed(1)} s CPU, ${describeRelease(release)}, views ${viewSizes(release)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}

function addAudiences(contentDir: string, count: number): void {
  const names = Array.from({ length: count }, (_, index) => `audience-${index + 1}`);
  const audiences = names.map((name, index) => {
    const included = index === 0 ? '' : `includes: [${names[index - 1]}], `;
    return `    - { name: ${name}, ${included}claims: { groups: [${name}] } }\n`;
  });
  const settings = join(contentDir, 'site.yaml');
  const access = `access:\n  audiences:\n${audiences.join('')}  openid: { issuer: "https://id.example.com", clientId: docs }\n`;
  writeFileSync(settings, `${readFileSync(settings, 'utf8').trimEnd()}\n${access}`);
  for (const name of names)
    writeFileSync(
      join(contentDir, `${name}.md`),
      `---\ntitle: For ${name}\ndisplayed_sidebar: null\naccess: [${name}]\n---\n\nOnly for them.\n`,
    );
}

/** Of each view's manifest, as KiB gzip. */
function viewSizes(release: Release): string {
  const views = [...workerModules(release)].filter(([name]) => name.startsWith('view-'));
  return views.length === 0
    ? '0'
    : views.map(([, code]) => `${(gzipSync(code).length / 1024).toFixed(1)} KiB`).join(' and ');
}
