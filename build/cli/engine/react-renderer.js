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
  return packageFile(root, 'react-dom', `cjs/react-dom-server-legacy.${runtime}.production.js`);
}

/**
 * File of React's functions that make elements, which the package's entry point does not name.
 *
 * @param {string} root Root folder of the project.
 * @returns {string}
 */
export function reactJsxRuntime(root) {
  return packageFile(root, 'react', 'cjs/react-jsx-runtime.production.js');
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} file
 * @returns {string}
 */
function packageFile(root, name, file) {
  const { resolve } = createRequire(join(root, 'package.json'));
  return join(dirname(resolve(`${name}/package.json`)), file);
}
