import type { Command } from '../command.ts';

/** A command, whose code is loaded when it runs. */
interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

/** Every command, in help order. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'Create a new site in a folder.',
    load: async () => (await import('./project/init.ts')).init,
  },
  {
    name: 'dev',
    summary: 'Serve the site, rebuild it on save and reload open pages.',
    load: async () => (await import('./dev.ts')).dev,
  },
  {
    name: 'start',
    summary: 'Build the site and serve it as it will run at the edge.',
    load: async () => (await import('./start.ts')).start,
  },
  {
    name: 'build',
    summary: 'Build a release to a folder.',
    load: async () => (await import('./build.ts')).build,
  },
  {
    name: 'check',
    summary: 'Build in memory and print all findings.',
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'verify',
    summary: 'Call the safe operations of a sandbox and check the responses.',
    load: async () => (await import('./release/verify.ts')).verify,
  },
  {
    name: 'deploy',
    summary: "Build a release and deploy it to Cloudflare's edge.",
    load: async () => (await import('./release/deploy.ts')).deploy,
  },
  {
    name: 'preview',
    summary: 'Upload a release as a preview with its own URL.',
    load: async () => (await import('./preview.ts')).preview,
  },
  {
    name: 'rollback',
    summary: 'Restore an earlier release with its content.',
    load: async () => (await import('./release/rollback.ts')).rollback,
  },
  {
    name: 'prune',
    summary: 'Delete records that only old releases use.',
    load: async () => (await import('./release/prune.ts')).prune,
  },
  {
    name: 'audit',
    summary: 'List who may read each path of a site, and check that nobody else can.',
    load: async () => (await import('./release/audit.ts')).audit,
  },
  {
    name: 'export',
    summary: 'Write the whole site as static files.',
    load: async () => (await import('./release/export.ts')).exportCommand,
  },
  {
    name: 'import',
    summary: 'Convert a project of Docusaurus, Mintlify or Starlight to a content folder.',
    load: async () => (await import('./project/import.ts')).importCommand,
  },
  {
    name: 'translations',
    summary: 'List pages whose translation is missing or out of date.',
    load: async () => (await import('./project/translations.ts')).translations,
  },
  {
    name: 'doctor',
    summary: 'Check your machine, configuration, account and live site.',
    load: async () => (await import('./project/doctor.ts')).doctor,
  },
  {
    name: 'describe-diff',
    summary: 'Compare two API descriptions.',
    load: async () => (await import('./describe-diff.ts')).describeDiff,
  },
  {
    name: 'upgrade',
    summary: "Show what changed since the site's version of the engine.",
    load: async () => (await import('./project/upgrade.ts')).upgrade,
  },
  {
    name: 'help',
    summary: 'Read the documentation.',
    load: async () => (await import('./help.ts')).help,
  },
];
