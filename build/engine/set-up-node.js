import { setFlagsFromString } from 'node:v8';

/**
 * Machine code only for what runs very often. Most of a build runs some thousand times; compiling that in V8's threads
 * takes a quarter of a build's CPU and saves less. By major version of Node, as each V8 has other flags and complains
 * about those that it does not know.
 *
 * @type {Readonly<Record<string, string>>}
 */
const FLAGS = {
  20: '--interrupt-budget=1000000',
  22: '--invocation-count-for-turbofan=100000',
  24: '--invocation-count-for-turbofan=100000',
};

/**
 * The flags for V8 in this version of Node; none for a version that they were not measured on.
 *
 * @returns {string[]}
 */
export function jitFlags() {
  const flag = FLAGS[process.versions.node.split('.')[0] ?? ''];
  return flag === undefined ? [] : [flag];
}

/** Prepares the process for the engine: production React, V8's flags, and stack traces that name the sources. */
export function setUpNode() {
  process.env.NODE_ENV = 'production';
  for (const flag of jitFlags()) setFlagsFromString(flag);
  process.setSourceMapsEnabled(true);
}
