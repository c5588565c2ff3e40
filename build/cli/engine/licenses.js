import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Texts for packages that name their license but contain no file with it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/**
 * The folders of the packages that bundled files come from.
 *
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function packageFolders(files) {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

/**
 * The license notices of packages.
 *
 * @param {string} root
 * @param {readonly string[]} folders Relative to the root, or absolute.
 * @returns {string}
 */
export function renderNotices(root, folders) {
  const texts = folders.map((folder) => {
    const dir = resolve(root, folder);
    const { name, version, license, author } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
    const files = readdirSync(dir).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
    const found = files.map((file) => readFileSync(join(dir, file), 'utf8').trim());
    const standard = /\bMIT\b/.test(license) ? MIT : license === 'ISC' ? ISC : null;
    const own = found.length > 0 ? found : standard === null ? [] : [`Copyright (c) ${holder}\n\n${standard}`];
    return `${[`${name} ${version} (${license})`, ...own].join('\n\n')}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
