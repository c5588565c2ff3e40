import '../../build/cli/production-react.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ReleaseBuilder } from '../../build/cli/release-builder.ts';
import { LocalRuntime } from '../../build/serve/local/local-runtime.ts';
import { parseOptions, refuse } from '../../build/tools/script-options.ts';
import { buildRelease } from '../bench/build-release.ts';
import { findDescriptionFault, withSubject } from '../bench/subject.ts';
import { serveInFront } from './patient-front.ts';
import { reportTasks, runTasks, type TaskResult } from './run-tasks.ts';
import { TASKS } from './tasks.ts';

/** Node as a package: afdocs needs a newer version than the engine. */
const PACKAGES = ['-p', 'node@22', '-p', 'afdocs@0.22.2'];

/**
 * `npm run agents [-- --description FILE | --only tasks]`: the site's score by afdocs.dev, and tasks for agents with only
 * the MCP tools. Fails below 100, and if a task lacks a fact or exceeds its budget.
 */
const USAGE = 'npm run agents [-- --description FILE | --only tasks]';
const values = parseOptions({ description: { type: 'string' }, only: { type: 'string' } }, USAGE);
const faults = [
  ...(values.description === undefined ? [] : [findDescriptionFault(values.description) ?? []].flat()),
  ...(values.only === undefined || values.only === 'tasks' ? [] : ['--only: expected "tasks".']),
];
if (faults.length > 0) refuse(faults, USAGE);
if (values.description !== undefined) await serve(values.description, check);
else {
  const results: TaskResult[] = [];
  for (const [description, tasks] of TASKS)
    await serve(description, async (url, origin) => {
      results.push(...(await runTasks(`${url}/mcp`, tasks)));
      if (description === null && values.only !== 'tasks') await check(url, origin);
    });
  // afdocs may have found faults although all tasks are met.
  if (reportTasks(results, console.log) === 1) process.exitCode = 1;
}

/** Builds the sample with a description, and serves it while `work` runs. */
async function serve(description: string | null, work: (url: string, origin: string) => Promise<void>): Promise<void> {
  await withSubject(description, 'agents', async ({ scratch, source }) => {
    const { release } = await buildRelease(new ReleaseBuilder(source));
    const runtime = new LocalRuntime({ port: 0, stateDir: join(scratch, 'local') });
    try {
      const front = await serveInFront(await runtime.serve(release));
      await work(front.origin, release.manifest.site.origin);
      await front.stop();
    } finally {
      await runtime.stop();
    }
  });
}

/** Prints failed checks and the score. */
async function check(url: string, origin: string): Promise<void> {
  const options = ['--canonical-origin', origin, '--sampling', 'deterministic', '--format', 'json', '--score'];
  const child = spawn('npx', ['-y', ...PACKAGES, 'afdocs', 'check', url, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  const { results, scoring } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Checked;
  for (const { id, status, message } of results) if (status !== 'pass') console.log(`${status}: ${id}: ${message}`);
  console.log(`${scoring.overall} of 100`);
  if (scoring.overall !== 100) process.exitCode = 1;
}

interface Checked {
  readonly results: readonly { readonly id: string; readonly status: string; readonly message: string }[];
  readonly scoring: { readonly overall: number };
}
