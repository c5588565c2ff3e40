import { SHIMS_MODULE, type ShimExports } from './theme-shims.ts';

/* Modules in the place of those that are not there. What they export fails where it is used, so that other code beside it
   can run. */

export type MissingKind = 'package' | 'theme' | 'file' | 'page';

const MESSAGES: Readonly<Record<MissingKind, (path: string) => string>> = {
  package: (path) => `the package "${packageOf(path)}" is not installed`,
  theme: (path) => `what it uses of "${path}" is not available here`,
  file: (path) => `the file "${path}" is missing`,
  page: (path) => `it shows the page "${path}"`,
};

/** The code of a module that is not there. */
export function missingModule(path: string, kind: MissingKind): string {
  return failing(MESSAGES[kind](path), kind === 'package' ? packageOf(path) : null);
}

/** The code of a module that cannot be parsed. */
export function brokenModule(path: string, fault: string): string {
  return failing(`"${path}" cannot be read: ${fault}`, null);
}

/** The code of a module that shows a page as an element with its path, and has nothing else that the page exports. */
export function pageModule(path: string): string {
  return `${FAILING}
const { createElement } = require('react');
const own = { __esModule: true, default: () => createElement('docvane-page', { path: ${JSON.stringify(path)} }), toc: [], frontMatter: {} };
module.exports = Object.setPrototypeOf(own, Object.getPrototypeOf(missing(${JSON.stringify(MESSAGES.theme(path))})));`;
}

/** The code of a module with shims, and with nothing else that it would export. */
export function shimModule(path: string, exported: ShimExports): string {
  const members = Object.entries(exported).map(([name, own]) => `${name}: shims.${own}`);
  return `${FAILING}
const shims = require('${SHIMS_MODULE}');
const own = { __esModule: true, ${members.join(', ')} };
module.exports = Object.setPrototypeOf(own, Object.getPrototypeOf(missing(${JSON.stringify(MESSAGES.theme(path))})));`;
}

function failing(message: string, name: string | null): string {
  return `${FAILING}\nmodule.exports = missing(${JSON.stringify(message)}, ${JSON.stringify(name ?? undefined)});`;
}

const FAILING = `function missing(message, name) {
  const fail = function () {
    throw Object.assign(new Error(message), { isFault: true, missing: name });
  };
  const plain = new Set(['then', '$$typeof', 'defaultProps', 'propTypes', 'contextTypes', 'contextType', 'childContextTypes',
    'getDerivedStateFromProps', '__esModule', 'toString', 'toJSON', 'valueOf']);
  const get = (target, key) =>
    typeof key === 'symbol' || plain.has(key) ? undefined
    : key === 'prototype' || key === 'name' || key === 'length' ? target[key] : proxy;
  // The bundler looks up names that are imported there.
  const names = new Proxy({}, { get: (target, key) => get(fail, key) });
  const proxy = new Proxy(fail, { get, getPrototypeOf: () => names });
  return proxy;
}`;

function packageOf(path: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}
