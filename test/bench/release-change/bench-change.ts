import { parseOptions, toWholeNumber } from '../../../build/tools/script-options.ts';
import '../../../build/cli/production-react.ts';
import { readThroughChange } from './read-through-change.ts';
import { serveTwoReleases } from './two-releases.ts';

/** `npm run bench:release`: reads a site in workerd while its release changes, and checks every response. */
const options = parseOptions(
  { requests: { type: 'string', default: '10000' }, readers: { type: 'string', default: '64' } },
  'npm run bench:release [-- --requests 10000 --readers 64]',
);
const requests = toWholeNumber('requests', options.requests);
const readers = toWholeNumber('readers', options.readers);
const site = await serveTwoReleases(requests);
try {
  const report = await readThroughChange(site, { requests, readers });
  const pages = [...report.pages].map(([edition, count]) => `${count} of the ${edition} release`).join(', ');
  console.log(`${requests} requests, ${readers} at a time, in ${report.seconds.toFixed(1)} s`);
  console.log(`pages: ${pages}; ${report.confirmed} confirmed by 304; ${report.files} files`);
  for (const [fault, count] of report.faults) console.error(`fault: ${fault} (${count} times)`);
  if (report.faults.size === 0) console.log('no error, no mixed page');
  else process.exitCode = 1;
} finally {
  await site.stop();
}
