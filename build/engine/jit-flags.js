/**
 * Machine code only of what runs very often: most of what a build does is done some thousand times, for which the optimising
 * compiler, in threads of its own, costs a quarter of a build's CPU and does not earn it. By major version of Node: V8 has
 * other flags in each, and those that it does not know it complains of.
 *
 * @type {Readonly<Record<string, string>>}
 */
const FLAGS = {
  20: '--interrupt-budget=1000000',
  22: '--invocation-count-for-turbofan=100000',
  24: '--invocation-count-for-turbofan=100000',
};

/**
 * The flags for V8 in this version of Node; none for one that they were not measured on.
 *
 * @returns {string[]}
 */
export function jitFlags() {
  const flag = FLAGS[process.versions.node.split('.')[0] ?? ''];
  return flag === undefined ? [] : [flag];
}
