import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { defineCommand, UsageError } from '../cli/command.ts';
import { findSite } from '../cli/find-site.ts';
import { ENV_OPTION, JSON_OPTION, SITE_OPTION } from '../cli/options.ts';
import { count } from '../cli/print-report.ts';
import { TerminalNarrator } from '../cli/terminal-narrator.ts';
import { CloudflareApi } from '../deploy/cloudflare-api.ts';
import { readCredentials } from '../deploy/credentials.ts';
import { FREE_WRITES_PER_DAY } from '../deploy/deploy-release.ts';
import { planPrune, removeUnneeded } from '../deploy/prune-releases.ts';
import { loadWorkerConfig } from '../deploy/worker-config.ts';
import { SourceError } from '../report/finding.ts';

export const prune = defineCommand({
  summary: 'Deletes records from KV that only old releases use.',
  options: {
    site: SITE_OPTION,
    keep: { type: 'string', value: 'N', default: '5', help: 'Number of releases to keep.' },
    env: ENV_OPTION,
    yes: { type: 'boolean', default: false, help: 'Delete without asking for confirmation.' },
    'dry-run': { type: 'boolean', default: false, help: 'Delete nothing. Show what would be deleted.' },
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const keep = parseKeep(options.keep);
    const { dir } = findSite(options);
    const narrator = new TerminalNarrator(options.json);
    const api = new CloudflareApi(readCredentials(variables));
    const config = await loadWorkerConfig(join(dir, 'wrangler.toml'), options.env);
    const plan = await planPrune(api, config, keep);
    const { kept, dropped, keys, cachedRecords } = plan;
    narrator.say(
      `${config.namespaceTitle}: keeps ${count(kept.length, 'release')} (${kept.join(', ')}) with ${count(cachedRecords, 'record')}; ` +
        `deletes ${count(dropped.length, 'release')} with ${count(keys.length - dropped.length, 'record')} that no other release uses.`,
    );
    if (keys.length > FREE_WRITES_PER_DAY)
      narrator.warn(
        `The free plan allows ${FREE_WRITES_PER_DAY.toLocaleString('en')} deletes a day. Run the command again after 00:00 UTC to continue.`,
      );
    const removes = keys.length > 0 && !options['dry-run'] && (options.yes || (await confirm()));
    if (removes) {
      const removed = await removeUnneeded(plan, () => planPrune(api, config, keep), narrator);
      narrator.say(`Deleted ${count(removed, 'key')}.`);
    } else narrator.say('Nothing was deleted.');
    if (options.json)
      console.log(JSON.stringify({ kept, dropped, keys: keys.length, cachedRecords, removed: removes }));
  },
});

function parseKeep(text: string): number {
  const keep = Number(text);
  if (Number.isInteger(keep) && keep >= 1) return keep;
  throw new UsageError(`--keep: expected a number of at least 1, got ${JSON.stringify(text)}.`);
}

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw SourceError.at(
      { file: '--yes' },
      'Cannot prune without confirmation: this is not a terminal. Use --yes to delete the records.',
    );
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question('Delete them permanently? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}
