import { readFile } from 'node:fs/promises';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { listMarkdown } from './markdown-files.ts';

/** A frame of another host, or an image in Markdown, HTML or a card. */
const HOST =
  /(?:!\[[^\]\n]*\]\(\s*<?|<(?:(iframe)|img|Image|source)\b[^<>]*?\bsrc=\{?["'`]|<Card\b[^<>]*?\bimage=["'])https:\/\/([a-z0-9.-]+(?::\d+)?)(?=[/"'`)?#\s>])/gi;

/** Settings of hosts. */
export interface OtherHosts {
  readonly imageHosts?: readonly string[];
  readonly frameHosts?: readonly string[];
}

/**
 * The hosts of images and frames on imported pages, which site.yaml must list. `home`: the text of a page that is not
 * written yet.
 */
export async function findOtherHosts(contentDir: string, home = ''): Promise<OtherHosts> {
  const images = new Set<string>();
  const frames = new Set<string>();
  for (const file of [null, ...(await listMarkdown(contentDir))]) {
    const text = file === null ? home : await readFile(file, 'utf8');
    const matches = [...text.matchAll(HOST)];
    const code = matches.length === 0 ? null : new CodeRegions(text);
    for (const { index, 1: frame, 2: host = '' } of matches)
      if (code?.includes(index) === false) (frame === undefined ? images : frames).add(host.toLowerCase());
  }
  return {
    ...(images.size === 0 ? {} : { imageHosts: [...images].sort() }),
    ...(frames.size === 0 ? {} : { frameHosts: [...frames].sort() }),
  };
}
