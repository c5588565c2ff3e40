import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseOptions } from './cli/options.ts';
import { count } from './cli/print-report.ts';
import { runCommand } from './cli/run-command.ts';
import { TerminalNarrator } from './cli/terminal-narrator.ts';
import { CloudflareApi } from './deploy/cloudflare-api.ts';
import { readCredentials } from './deploy/credentials.ts';
import { FREE_WRITES_PER_DAY } from './deploy/deploy-release.ts';
import { planPrune, removeKeys } from './deploy/prune-releases.ts';
import { loadWorkerConfig } from './deploy/worker-config.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { SourceError } from './report/finding.ts';

/** `npm run prune`: removes records that no kept release names. */
const options = parseOptions(
  {
    keep: { type: 'string', default: '5' },
    env: { type: 'string', default: 'production' },
    yes: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  'npm run prune -- [--keep N] [--env NAME] [--dry-run] [--yes] [--json]',
);
const narrator = new TerminalNarrator(options.json);

await runCommand(options.json, async () => {
  const keep = parseKeep(options.keep);
  const api = new CloudflareApi(readCredentials(process.env));
  const config = await loadWorkerConfig(join(PROJECT_ROOT, 'wrangler.toml'), options.env);
  const plan = await planPrune(api, config, keep);
  const { kept, dropped, keys, keptRecords } = plan;
  narrator.say(
    `${config.namespaceTitle}: keeps ${count(kept.length, 'release')} (${kept.join(', ')}) with ${count(keptRecords, 'record')}; ` +
      `removes ${count(dropped.length, 'release')} with ${count(keys.length - dropped.length, 'record')} that no other one names.`,
  );
  if (keys.length > FREE_WRITES_PER_DAY)
    narrator.warn(
      `The free plan removes ${FREE_WRITES_PER_DAY.toLocaleString('en')} keys a day; run it again after 00:00 UTC and it goes on.`,
    );
  const removes = keys.length > 0 && !options['dry-run'] && (options.yes || (await confirm()));
  if (removes) {
    // The question may have stood for a while: a deploy that has begun since keeps what it needs.
    const still = new Set((await planPrune(api, config, keep)).keys);
    const agreed = keys.filter((key) => still.has(key));
    await removeKeys(plan.namespace, agreed, narrator);
    narrator.say(`Removed ${count(agreed.length, 'key')}.`);
  } else narrator.say('Nothing was removed.');
  if (options.json) console.log(JSON.stringify({ kept, dropped, keys: keys.length, keptRecords, removed: removes }));
});

function parseKeep(text: string): number {
  const keep = Number(text);
  if (Number.isInteger(keep) && keep >= 1) return keep;
  throw SourceError.at(
    { file: '--keep' },
    `Cannot prune: expected a number of releases from 1, got ${JSON.stringify(text)}.`,
  );
}

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw SourceError.at({ file: '--yes' }, 'Cannot prune: there is no terminal to ask at. Give --yes to remove them.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question('Remove them for good? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}
