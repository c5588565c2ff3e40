import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The one renderer of react-dom/server that is bundled, by its place on disk: the package exports only entry points that carry
 * a second one along.
 *
 * @param {string} root Of the project.
 * @param {'browser' | 'node'} runtime
 * @returns {string}
 */
export function reactRenderer(root, runtime) {
  const { resolve } = createRequire(join(root, 'package.json'));
  return join(dirname(resolve('react-dom/package.json')), `cjs/react-dom-server-legacy.${runtime}.production.js`);
}
