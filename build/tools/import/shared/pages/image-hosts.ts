import { readFile } from 'node:fs/promises';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { listMarkdown } from './markdown-files.ts';

/** An image of another host in Markdown or HTML. */
const IMAGE =
  /(?:!\[[^\]\n]*\]\(\s*<?|<(?:img|Image|source)\b[^<>]*?\bsrc=\{?["'`])https:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/"'`)?#\s>])/gi;

/**
 * The hosts of images on imported pages, which site.yaml must list. `home`: the text of a page that is not written yet.
 */
export async function findImageHosts(contentDir: string, home = ''): Promise<string[]> {
  const hosts = new Set<string>();
  for (const file of [null, ...(await listMarkdown(contentDir))]) {
    const text = file === null ? home : await readFile(file, 'utf8');
    const matches = [...text.matchAll(IMAGE)];
    const code = matches.length === 0 ? null : new CodeRegions(text);
    for (const { index, 1: host = '' } of matches) if (code?.includes(index) === false) hosts.add(host.toLowerCase());
  }
  return [...hosts].sort();
}
