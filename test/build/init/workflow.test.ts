import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { COMMANDS } from '../../../build/commands/commands.ts';
import { PROJECT_ROOT } from '../../../build/project-root.ts';

const TEMPLATE = join(PROJECT_ROOT, 'build/init/template');

const schema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      permissions: z.record(z.string(), z.string()).optional(),
      concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
      steps: z.array(z.object({ run: z.string().optional(), env: z.record(z.string(), z.string()).optional() })),
    }),
  ),
});

describe('the CI workflow of a new site', () => {
  const text = readFileSync(join(TEMPLATE, '.github/workflows/docs.yml'), 'utf8');
  const { permissions, jobs } = schema.parse(parse(text));
  const scripts: Record<string, string> = JSON.parse(
    readFileSync(join(TEMPLATE, 'package.json.template'), 'utf8'),
  ).scripts;

  it('gives no secrets to pull requests from forks', () => {
    expect(text).not.toContain('pull_request_target');
    const withSecrets = Object.entries(jobs).filter(([, job]) => JSON.stringify(job).includes('secrets.'));
    expect(withSecrets.map(([name]) => name)).toEqual(['preview', 'deploy']);
    expect(jobs.preview?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(jobs.deploy?.if).toBe("github.event_name == 'push' && github.ref == 'refs/heads/main'");
  });

  it('can write only the preview comment', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const own = Object.entries(jobs).flatMap(([name, job]) => (job.permissions ? [[name, job.permissions]] : []));
    expect(own).toEqual([['preview', { contents: 'read', 'pull-requests': 'write' }]]);
  });

  it('passes only the number of a pull request to a shell', () => {
    const used = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run = '' }) => [...run.matchAll(/\$\{\{ (.*?) \}\}/g)].map(([, name]) => name)),
    );
    expect(new Set(used)).toEqual(new Set(['github.event.number', 'github.repository']));
  });

  it('runs one deploy at a time, and cancels no running deploy', () => {
    expect(jobs.deploy?.concurrency).toEqual({ group: 'docs-deploy', 'cancel-in-progress': false });
  });

  it('runs commands and options that exist', async () => {
    const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run));
    const names: string[] = [];
    for (const run of runs) {
      const [, name, options = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(run) ?? [];
      if (name === undefined) continue;
      names.push(name);
      expect(scripts[name]).toBe(`docvane ${name}`);
      const command = await COMMANDS.find((entry) => entry.name === name)?.load();
      const args = options.replaceAll(/\$\{\{.*?\}\}/g, '7').split(' ');
      command?.parse(args.filter((arg) => arg !== ''));
    }
    expect(names).toEqual(['check', 'preview', 'deploy']);
  });
});

describe('the scripts of a new site', () => {
  it('are commands of the engine', () => {
    const { scripts } = JSON.parse(readFileSync(join(TEMPLATE, 'package.json.template'), 'utf8'));
    for (const [name, command] of Object.entries(scripts)) {
      expect(command).toBe(`docvane ${name}`);
      expect(COMMANDS.map((entry) => entry.name)).toContain(name);
    }
  });
});
