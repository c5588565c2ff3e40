import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * File of the react-dom/server renderer to bundle. The package's own entry points also include a second renderer.
 *
 * @param {string} root Root folder of the project.
 * @param {'browser' | 'node'} runtime
 * @returns {string}
 */
export function reactRenderer(root, runtime) {
  const { resolve } = createRequire(join(root, 'package.json'));
  return join(dirname(resolve('react-dom/package.json')), `cjs/react-dom-server-legacy.${runtime}.production.js`);
}
