import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { count } from '../../../base/report/count.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { FREE_WRITES_PER_DAY } from '../../../publish/deploy/deploy-release.ts';
import { planPrune, pruneReleases } from '../../../publish/deploy/prune-releases.ts';
import { CloudflareApi } from '../../../publish/deploy/service/cloudflare-api.ts';
import { readCredentials } from '../../../publish/deploy/service/credentials.ts';
import { type DeletionReport, describeDueTime } from '../../../publish/deploy/service/deletions.ts';
import { explainPruneInterruption, listenForInterruption } from '../../../publish/deploy/service/interruption.ts';
import { loadWorkerConfig } from '../../../publish/deploy/service/worker-config.ts';
import { defineCommand } from '../../command.ts';
import { findSite } from '../../find-site.ts';
import { ENV_OPTION, isWholeNumber, JSON_OPTION, parseWait, SITE_OPTION, WAIT_OPTION } from '../../options.ts';
import { TerminalNarrator } from '../../terminal-narrator.ts';

export const prune = defineCommand({
  summary: 'Deletes records from KV that only old releases use: a first run marks them, and a later one deletes them.',
  options: {
    site: SITE_OPTION,
    keep: {
      type: 'string',
      value: 'N',
      default: '5',
      help: 'Number of releases to keep for rollbacks, with the live one.',
      accepts: (text) => isWholeNumber(text, 1),
      expected: 'a number of at least 1',
    },
    env: ENV_OPTION,
    yes: { type: 'boolean', default: false, help: 'Delete without asking for confirmation.' },
    'dry-run': { type: 'boolean', default: false, help: 'Change nothing. Show what would be marked and deleted.' },
    wait: WAIT_OPTION,
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const keep = Number(options.keep);
    const waitMs = parseWait(options.wait);
    const { dir } = findSite(options);
    const narrator = new TerminalNarrator(options.json);
    const signal = listenForInterruption(narrator, explainPruneInterruption);
    const api = new CloudflareApi(readCredentials(variables), { signal, onRetry: (line) => narrator.warn(line) });
    const config = await loadWorkerConfig(join(dir, 'wrangler.toml'), options.env);
    const { kept, dropped, fresh, due } = await planPrune({ api, config, keep });
    narrator.say(
      `${config.namespaceTitle}: keeps ${count(kept.length, 'release')} (${kept.join(', ')}); marks ${count(fresh.length, 'key')} ` +
        `for deletion and deletes ${count(due.length, 'key')} that an earlier run marked.`,
    );
    if (due.length > FREE_WRITES_PER_DAY)
      narrator.warn(
        `The free plan allows ${FREE_WRITES_PER_DAY.toLocaleString('en')} deletes a day. Run the command again after 00:00 UTC to continue.`,
      );
    const runs = !options['dry-run'] && (due.length === 0 || options.yes || (await confirm()));
    const report = runs ? await pruneReleases({ api, config, keep, narrator, waitMs }) : null;
    narrator.say(report === null ? 'Nothing was changed.' : summarize(report));
    if (options.json)
      console.log(
        JSON.stringify({
          kept,
          dropped,
          marked: report?.marked ?? 0,
          deleted: report?.deleted ?? 0,
          dueAt: report?.dueAt ?? null,
        }),
      );
  },
});

function summarize({ marked, deleted, left, dueAt }: DeletionReport): string {
  if (dueAt === null) return deleted === 0 ? 'Nothing to delete.' : `Deleted ${count(deleted, 'key')}.`;
  const again = `Run it again after ${describeDueTime(dueAt)} to delete ${left === marked ? 'them' : `the ${count(left, 'marked key')}`}.`;
  if (marked === 0 && deleted === 0) return `Nothing is old enough to delete. ${again}`;
  const marks = marked === 0 ? '' : `Marked ${count(marked, 'key')}. `;
  return `${deleted === 0 ? '' : `Deleted ${count(deleted, 'key')}. `}${marks}${again}`;
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
