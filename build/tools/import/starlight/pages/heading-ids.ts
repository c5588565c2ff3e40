import GithubSlugger from 'github-slugger';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';

const HEADING = /^(#{1,6}[ \t]+)(\S.*?)[ \t]*$/gm;

/** The ids that Astro gives the headings of a page. */
export function listHeadingIds(body: string): ReadonlySet<string> {
  const ids = new Set<string>();
  replaceHeadings(body, (heading, id) => {
    ids.add(id);
    return heading;
  });
  return ids;
}

/** Keeps the ids of headings of a translation, which otherwise would have those of the original. */
export function keepHeadingIds(body: string, original: ReadonlySet<string>): string {
  return replaceHeadings(body, (heading, id) => (original.has(id) || id === '' ? heading : `${heading} {#${id}}`));
}

function replaceHeadings(body: string, write: (heading: string, id: string) => string): string {
  const code = new CodeRegions(body);
  const slugger = new GithubSlugger();
  return body.replace(HEADING, (whole: string, marks: string, text: string, offset: number) => {
    if (code.includes(offset) || /\{#[^}]*\}$/.test(text)) return whole;
    return marks + write(text, slugger.slug(toText(text)));
  });
}

/** The text of a heading without its markup. */
function toText(heading: string): string {
  return heading
    .replace(/!?\[((?:[^\][]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>`]*>/g, '')
    .replace(/[`*]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\\(?=\W)/gu, '');
}
