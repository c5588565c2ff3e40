import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { PROJECT_ROOT } from '../../../../build/base/project-root.ts';
import { COMMANDS } from '../../../../build/cli/commands/commands.ts';
import { DATA_FILE } from '../../../../build/release/records/release-data.ts';
import { newFolder } from '../../../temporary-folder.ts';

const TEMPLATE = join(PROJECT_ROOT, 'build/cli/init/template');

const permissionsSchema = z.record(z.string(), z.string());
const schema = z.object({
  on: z.union([z.string(), z.record(z.string(), z.unknown())]),
  permissions: permissionsSchema,
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      environment: z.string().optional(),
      permissions: permissionsSchema,
      env: z.record(z.string(), z.string()).optional(),
      concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
      steps: z.array(
        z.object({
          run: z.string().optional(),
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
          env: z.record(z.string(), z.string()).optional(),
        }),
      ),
    }),
  ),
});

const FILES = ['docs.yml', 'preview.yml'] as const;
const texts = FILES.map((file) => readFileSync(join(TEMPLATE, '.github/workflows', file), 'utf8'));
const workflows = texts.map((text) => schema.parse(parse(text)));
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name, job, triggers: Object.keys(workflow.on) })),
);
const jobOf = (name: string) => {
  const found = jobs.find((entry) => entry.name === name)?.job;
  if (found === undefined) throw new Error(`There is no job ${name}`);
  return found;
};

const { scripts } = JSON.parse(readFileSync(join(TEMPLATE, 'package.json.template'), 'utf8'));

describe('the scripts of a new site', () => {
  it('are commands of the engine', () => {
    for (const [name, command] of Object.entries(scripts)) {
      expect(command).toBe(`docvane ${name}`);
      expect(COMMANDS.map((entry) => entry.name)).toContain(name);
    }
  });
});

describe('the workflows of a new site', () => {
  it('give no secret, and only a token that reads, to a job that runs the code of a pull request', () => {
    const ofPullRequests = jobs.filter(
      ({ job, triggers }) => triggers.includes('pull_request') && !job.if?.startsWith("github.event_name == 'push'"),
    );
    expect(ofPullRequests.map(({ name }) => name)).toEqual(['build']);
    for (const { job } of ofPullRequests) {
      expect(JSON.stringify(job)).not.toMatch(/secrets|github\.token|GITHUB_TOKEN/);
      expect(job.environment).toBeUndefined();
      expect(job.permissions).toEqual({ contents: 'read' });
      for (const { uses, with: inputs } of job.steps)
        if (uses?.startsWith('actions/checkout@')) expect(inputs).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('run no code of a pull request where there is a secret', () => {
    const withSecrets = jobs.filter(({ job }) => /secrets\.|github\.token/.test(JSON.stringify(job)));
    expect(withSecrets.map(({ name, job }) => [name, job.environment])).toEqual([
      ['deploy', 'production'],
      ['preview', 'preview'],
    ]);
    for (const { uses = '', with: inputs } of withSecrets.flatMap(({ job }) => job.steps)) {
      // Without these inputs, the ref is the main branch for both triggers.
      if (uses.startsWith('actions/checkout@'))
        for (const key of ['ref', 'repository']) expect(inputs ?? {}).not.toHaveProperty(key);
      // Outside the checkout, where a file could replace code.
      if (uses.startsWith('actions/download-artifact@'))
        expect(inputs?.path).toMatch(/^\$\{\{ runner\.temp \}\}\/\w+$/);
    }
    expect(texts.join('')).not.toContain('pull_request_target');
    expect(jobOf('deploy').if).toBe("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  });

  it('give a secret only to the command that needs it', () => {
    const given = jobs.flatMap(({ job }) => job.steps.filter(({ env }) => JSON.stringify(env)?.includes('secrets.')));
    expect(given.map(({ run }) => run?.replace(/ --.*/, ''))).toEqual(['npm run deploy', 'npm run preview']);
    for (const { job } of jobs) expect(JSON.stringify(job.env ?? {})).not.toContain('secrets.');
  });

  it('upload data, and no code of the worker', () => {
    const upload = jobOf('build').steps.find(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
    expect(String(upload?.with?.path).trim().split('\n')).toEqual([`dist/${DATA_FILE}`, 'dist/records']);
    const commands = jobOf('preview').steps.map(({ run }) => run);
    expect(commands.join('\n')).toContain('preview -- --release "$RUNNER_TEMP/release"');
  });

  it('preview only successful builds of this repository, with the number that GitHub gives', () => {
    const { if: condition = '', env, concurrency } = jobOf('preview');
    for (const part of [
      "github.event.workflow_run.event == 'pull_request'",
      "github.event.workflow_run.conclusion == 'success'",
      'github.event.workflow_run.head_repository.full_name == github.repository',
    ])
      expect(condition.split(' && ')).toContain(part);
    const number = `\${{ github.event.workflow_run.pull_requests[0].number }}`;
    expect(env).toEqual({ NUMBER: number });
    expect(concurrency).toEqual({ group: `docs-preview-${number}`, 'cancel-in-progress': true });
  });

  it('have no permission by default, and write only the comment', () => {
    expect(workflows.map(({ permissions }) => permissions)).toEqual([{}, {}]);
    expect(jobs.map(({ name, job }) => [name, job.permissions])).toEqual([
      ['build', { contents: 'read' }],
      ['deploy', { contents: 'read' }],
      ['preview', { actions: 'read', contents: 'read', 'pull-requests': 'write' }],
    ]);
  });

  describe('comment on a pull request', () => {
    const [step] = jobOf('preview').steps.slice(-1);
    const marker = '<!-- docvane preview of acme-docs -->';
    const bot = 'github-actions[bot]';

    /** The requests that the step sends if the pull request has these comments. */
    const run = (comments: readonly { id: number; user: { login: string }; body: string }[]): string[] => {
      const folder = newFolder();
      writeFileSync(join(folder, 'comments.json'), JSON.stringify(comments));
      writeFileSync(join(folder, 'comment.md'), `${marker}\n### Preview pr-7\n`);
      // `gh`, with the filter that it includes.
      const gh = `#!/bin/sh
case "$*" in
  *--jq*) while [ $# -gt 1 ]; do shift; done; exec jq "$1" "${folder}/comments.json" ;;
  *) echo "$*" >> "${folder}/sent" ;;
esac
`;
      writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
      execFileSync('bash', ['-e', '-c', step?.run ?? ''], {
        env: {
          PATH: folder + delimiter + process.env.PATH,
          RUNNER_TEMP: folder,
          GITHUB_REPOSITORY: 'acme/docs',
          NUMBER: '7',
          MINE: step?.env?.MINE,
        },
      });
      const sent = readFileSync(join(folder, 'sent'), 'utf8').trim().split('\n');
      return sent.map((line) => line.replace('--silent ', '').replace(` -F body=@${folder}/comment.md`, ''));
    };

    it.skipIf(!hasJq())('update the comment of an earlier preview', () => {
      const others = [
        { id: 1, user: { login: bot }, body: 'Coverage: 90 %' },
        { id: 2, user: { login: 'mallory' }, body: `${marker}\nMine` },
        { id: 3, user: { login: bot }, body: `$(touch /tmp/x)\n"; exit 1 #\n${marker}` },
        { id: 4, user: { login: bot }, body: '<!-- docvane preview of acme-handbook -->\n### Preview pr-7' },
      ];
      expect(run(others)).toEqual(['api repos/acme/docs/issues/7/comments']);
      const own = { id: 5, user: { login: bot }, body: `${marker}\n### Preview pr-7` };
      const update = ['api --method PATCH repos/acme/docs/issues/comments/5'];
      expect(run([...others, own])).toEqual(update);
      expect(run([...others, own, { ...own, id: 6 }])).toEqual(update);
    });
  });

  it('pin every action by commit, with its version in a comment', () => {
    const lines = texts.flatMap((text) => text.split('\n').filter((line) => /\buses:/.test(line)));
    expect(lines.length).toBe(jobs.flatMap(({ job }) => job.steps.filter(({ uses }) => uses !== undefined)).length);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('put no expression into a shell command', () => {
    const runs = jobs.flatMap(({ job }) => job.steps.flatMap(({ run = '' }) => run));
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('run one deploy at a time, check the site, and cancel no running deploy', () => {
    expect(jobOf('deploy').concurrency).toEqual({ group: 'docs-deploy', 'cancel-in-progress': false });
    expect(jobOf('deploy').steps.map(({ run }) => run)).toContain('npm run deploy -- --url "$SITE_URL" --wait 20');
  });

  it('run commands and options that exist', async () => {
    const names: string[] = [];
    for (const run of jobs.flatMap(({ job }) => job.steps.flatMap((step) => step.run ?? []))) {
      const [, name, options = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(run) ?? [];
      if (name === undefined) continue;
      names.push(name);
      expect(scripts).toHaveProperty(name);
      const command = await COMMANDS.find((entry) => entry.name === name)?.load();
      const words = options
        .replace('"$SITE_URL"', 'https://docs.example.com')
        .replace('"pr-$NUMBER"', 'pr-1')
        .split(' ');
      command?.parse(
        words.filter((arg) => arg !== ''),
        { looksUpPaths: false },
      );
    }
    expect(names).toEqual(['check', 'build', 'deploy', 'preview']);
  });

  it('are shown in the guide for operators', () => {
    const guide = readFileSync(join(PROJECT_ROOT, 'docs/operating.md'), 'utf8');
    for (const [index, file] of FILES.entries())
      expect(guide).toContain(`\`\`\`yaml title=".github/workflows/${file}"\n${texts[index]}\`\`\``);
  });
});

function hasJq(): boolean {
  return spawnSync('jq', ['--version']).status === 0;
}
