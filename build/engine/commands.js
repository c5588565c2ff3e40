/** Commands that are run from a bundle; the others serve those who work on the engine, and are run by tsx. */
export const COMMANDS = [
  'build',
  'deploy',
  'describe-diff',
  'dev',
  'doctor',
  'export',
  'import',
  'prune',
  'rollback',
  'start',
];
