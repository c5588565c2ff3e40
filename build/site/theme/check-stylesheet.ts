import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { suggest } from '../../base/report/nearest.ts';
import { Lines } from '../../base/report/position.ts';
import type { Report } from '../../base/report/report.ts';
import type { TextFile } from '../../base/source/read-text.ts';
import { isAllowedHost } from '../../page/html/addresses.ts';

interface StylesheetSite {
  /** Served files by path. */
  readonly files: ReadonlyMap<string, unknown>;
  /** Hosts whose images the Content-Security-Policy allows. */
  readonly imageHosts: readonly string[];
}

/** Reports parts of a theme's stylesheet that have no effect: broken or blocked URLs and unknown properties. */
export function checkStylesheet({ file, text }: TextFile, site: StylesheetSite, report: Report): void {
  const css = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/\S/g, ' '));
  const lines = new Lines(text);
  const note = (offset: number, message: string): void =>
    report.note('theme-stylesheet', { file, position: lines.at(offset) }, message);
  for (const { 0: rule, index } of css.matchAll(/@import\s[^;]*/g))
    note(index, `Cannot load ${rule.trim()}: imports are not followed. Write its rules in this file.`);
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)];
  for (const { 1: quoted, 2: plain = '', index } of css.matchAll(/url\(\s*(?:(?:"|')([^"']*)["']|([^)\s]*))\s*\)/g)) {
    const isFont = faces.some((face) => index > face.index && index < face.index + face[0].length);
    const fault = /@import[^;]*$/.test(css.slice(0, index)) ? null : addressFault(quoted ?? plain, isFont, site);
    if (fault !== null) note(index, fault);
  }
  checkProperties(css, note);
}

function addressFault(address: string, isFont: boolean, { files, imageHosts }: StylesheetSite): string | null {
  const shown = JSON.stringify(address);
  if (/^(?:data:|#|$)/.test(address)) return null;
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(address)) {
    if (!isFont && isAllowedHost(address.replace(/^\/\//, 'https://'), imageHosts)) return null;
    const remedy = isFont ? '.' : ', or add the host to "imageHosts" in site.yaml.';
    return `Cannot load ${shown}: the Content-Security-Policy blocks that host. Copy the file to "static"${remedy}`;
  }
  if (!address.startsWith('/'))
    return `Cannot find ${shown}: the stylesheet is served from another folder. Use a path within the site, such as "/fonts/text.woff2".`;
  const path = address.replace(/[?#].*$/, '');
  if (files.has(path)) return null;
  const hint = suggest(path, files.keys()) || '. Add it to "static".';
  return `Cannot load ${shown}: there is no file ${path}${hint}`;
}

/** A custom property that no style reads (CSS Custom Properties 1 §3) is misspelled or obsolete. */
function checkProperties(css: string, note: (offset: number, message: string) => void): void {
  const own = readNames(css);
  const ours = engineNames();
  for (const { 1: name = '', index } of css.matchAll(/(?<=[{;\s])(--[\w-]+)\s*:/g)) {
    if (own.has(name) || ours.has(name)) continue;
    const hint = suggest(name, ours) || '. Remove it, or use it with var().';
    note(index, `Cannot apply "${name}": no style reads this custom property${hint}`);
  }
}

function readNames(css: string): Set<string> {
  return new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
}

/** The custom properties that the engine's own styles read. */
function engineNames(): Set<string> {
  const files = ['worker/ui/styles', 'build/page'].flatMap((folder) => {
    const names = readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.css')).map((name) => join(PROJECT_ROOT, folder, name));
  });
  return readNames(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}
