import { setFlagsFromString } from 'node:v8';

/**
 * Limits optimized compilation to very hot functions. Most of a build runs a few thousand times, and optimizing that in
 * V8's threads takes a quarter of a build's CPU and saves less. By major version of Node, because V8 flags differ
 * between versions and unknown ones cause warnings.
 *
 * @type {Readonly<Record<string, string>>}
 */
const OPTIMIZATION = {
  20: '--interrupt-budget=1000000',
  22: '--invocation-count-for-turbofan=100000',
  24: '--invocation-count-for-turbofan=100000',
};

/** Collects short-lived garbage in one thread: several threads take 3 % more of a build's CPU to divide that work. */
const COLLECTION = '--no-parallel-scavenge';

/**
 * The V8 flags for this version of Node; empty for versions that were not measured.
 *
 * @returns {string[]}
 */
export function v8Flags() {
  const flag = OPTIMIZATION[process.versions.node.split('.')[0] ?? ''];
  return flag === undefined ? [] : [flag, COLLECTION];
}

/** Sets up the process for the engine: production React and V8 flags. */
export function setUpNode() {
  process.env.NODE_ENV = 'production';
  // For esbuild, which is a Go program: collecting garbage is a fifth of its work, and saves 15 MB. It has no option for
  // this, so all child processes inherit it. Of the engine's, no other is in Go; one that a plugin starts may be.
  process.env.GOGC ??= '400';
  for (const flag of v8Flags()) setFlagsFromString(flag);
}
