import { END_WITH_PARENT } from './run-child.ts';

/** The module that lists the pages, and how to load them. */
export const PAGES_MODULE = 'docvane:pages';

/**
 * The code of the process that renders the uses of components, one after the other. It gets where to start, and what not
 * to render, and writes a line for each use to file descriptor 3. A line before it says which one has begun, for the case
 * that it ends the process.
 */
export const RENDER_SCRIPT = `
import { writeFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pages } from '${PAGES_MODULE}';
import { used } from 'docvane:site';

${END_WITH_PARENT}
const { start, stuck, seconds, tooLong, characters } = JSON.parse(process.argv[2]);
const fails = new Map(stuck);
const exit = process.exit.bind(process);
process.exit = () => {
  throw new Error('process.exit() was called');
};
const send = (line) => writeFileSync(3, JSON.stringify(line) + '\\n');

let current = null;
globalThis.docvaneRender = () => renderToStaticMarkup(createElement(current.load().uses[current.use]));
const script = new Script('docvaneRender()');

function render({ load, use, names }) {
  const known = fails.get(names);
  if (known !== undefined) return { error: known };
  used.clear();
  current = { load, use };
  try {
    const html = script.runInThisContext({ timeout: seconds * 1000 });
    if (html.length > characters) return { error: 'it makes more than ' + characters.toLocaleString('en') + ' characters' };
    return { html, texts: [...used] };
  } catch (error) {
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      fails.set(names, tooLong);
      return { error: fails.get(names) };
    }
    return { error: error?.isFault ? error.message : 'it failed with ' + JSON.stringify(describe(error)), missing: error?.missing };
  }
}

function describe(error) {
  try {
    const text = error instanceof Error ? error.message : String(error);
    return text.split('\\n', 1)[0].slice(0, 300) || 'it fails';
  } catch {
    return 'it fails';
  }
}

const all = pages.flatMap(({ load, uses }) => uses.map(([use, names]) => ({ load, use, names })));
for (let index = start; index < all.length; index++) {
  send({ index });
  send({ index, ...render(all[index]) });
}
exit(0);
`;
