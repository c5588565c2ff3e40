import type { TestProject } from './run-mutations.ts';

/** The projects of `vitest.config.ts`, those first whose tests cost least. */
const PROJECTS = [
  { name: 'node', folders: /^(?:test\/(?:build|worker|budgets|bench|mutate)|build\/page\/blocks)\//, setup: null },
  { name: 'operate', folders: /^test\/(?:deploy|export|base|package)\//, setup: null },
  { name: 'site', folders: /^test\/site\//, setup: 'test/site/global-setup.ts' },
  { name: 'content', folders: /^test\/content\//, setup: 'test/content/serve.ts' },
  { name: 'browser', folders: /^test\/browser\//, setup: 'test/browser/serve.ts' },
];

export function findProjects(files: readonly string[]): TestProject[] {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  return PROJECTS.map(({ name, folders, setup }) => ({
    name,
    setup,
    files: tests.filter((file) => folders.test(file)),
  }));
}
