import '../../../build/cli/production-react.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseBuilder } from '../../../build/cli/release-builder.ts';
import { withWorker } from '../../../build/publish/export/worker-in-process.ts';
import type { Release } from '../../../build/release/records/make-release.ts';
import {
  collectLanguages,
  findDeadLinks,
  findRepeatedTitles,
  findWrongAddresses,
  findWrongLanguages,
  pagesOf,
} from '../../export/language-faults.ts';
import { buildRelease } from '../build-release.ts';
import { describeRelease } from '../describe-release.ts';
import { type PseudoLanguage, translateContent } from './pseudo-translate.ts';

const LANGUAGES: readonly PseudoLanguage[] = ['de', 'ar'];

/**
 * `npm run languages`: what the sample costs in one, two and three languages, with generated translations of all its texts,
 * and faults of the largest of these sites. Fails if there are any.
 */
const folder = mkdtempSync(join(tmpdir(), 'languages-'));
try {
  // The first build of a process also compiles the engine.
  await buildRelease(new ReleaseBuilder({ contentDir: 'test/fixtures/three-languages' }, null));
  for (let count = 0; count <= LANGUAGES.length; count++) {
    const contentDir = join(folder, String(count));
    translateContent('content', contentDir, LANGUAGES.slice(0, count));
    const before = process.cpuUsage();
    const { release } = await buildRelease(new ReleaseBuilder({ contentDir }, null));
    const { user, system } = process.cpuUsage(before);
    console.log(`${count + 1} languages: ${((user + system) / 1e6).toFixed(1)} s CPU, ${describeRelease(release)}`);
    if (count === LANGUAGES.length) process.exitCode = (await reportFaults(release)) === 0 ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function reportFaults(release: Release): Promise<number> {
  const faults: string[] = [];
  await withWorker(release, async (ask) => {
    const served = await collectLanguages(release.manifest, ask);
    console.log(`${pagesOf(served).length} pages, ${served.size} responses`);
    faults.push(
      ...(await findDeadLinks(served, LANGUAGES, ask)),
      ...findWrongLanguages(served, LANGUAGES, 'en'),
      ...findRepeatedTitles(served, LANGUAGES),
      ...findWrongAddresses(served, LANGUAGES, release.manifest.site.origin),
    );
  });
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults`);
  return faults.length;
}
