import type { Command } from '../cli/command.ts';

/** Where a command is. Its code is loaded when it runs. */
interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** Every command, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'Write a new site into a folder.',
    load: async () => (await import('../commands/init.ts')).init,
  },
  {
    name: 'dev',
    summary: 'Serve the site, rebuild on save, reload open pages.',
    load: async () => (await import('./dev.ts')).dev,
  },
  {
    name: 'start',
    summary: 'Build and serve the site as it runs at the edge.',
    load: async () => (await import('./start.ts')).start,
  },
  {
    name: 'build',
    summary: 'Build a release into a folder.',
    load: async () => (await import('./build.ts')).build,
  },
  {
    name: 'check',
    summary: 'Print every finding of a build, and write nothing.',
    load: async () => (await import('../commands/check.ts')).check,
  },
  {
    name: 'verify',
    summary: 'Call the safe operations of a sandbox, and check its answers.',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'deploy',
    summary: "Build a release and put it on Cloudflare's edge.",
    load: async () => (await import('./deploy.ts')).deploy,
  },
  {
    name: 'preview',
    summary: 'Upload a release that only an address of its own shows.',
    load: async () => (await import('../commands/preview.ts')).preview,
  },
  {
    name: 'rollback',
    summary: 'Serve an earlier release again, with its content.',
    load: async () => (await import('./rollback.ts')).rollback,
  },
  {
    name: 'prune',
    summary: 'Remove records that only old releases use.',
    load: async () => (await import('./prune.ts')).prune,
  },
  {
    name: 'export',
    summary: 'Write the whole site as static files.',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: 'Turn a Docusaurus project into a content folder.',
    load: async () => (await import('./import.ts')).importCommand,
  },
  {
    name: 'doctor',
    summary: 'Check machine, configuration, account and live site.',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  {
    name: 'describe-diff',
    summary: 'Compare two API descriptions.',
    load: async () => (await import('./describe-diff.ts')).describeDiff,
  },
  {
    name: 'upgrade',
    summary: 'Show what changed since the version that the site uses.',
    load: async () => (await import('../commands/upgrade.ts')).upgrade,
  },
];
