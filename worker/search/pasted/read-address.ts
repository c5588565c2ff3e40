import { decodeOrKeep } from '../../model/path.ts';

/** The address of a section, or of a page's Markdown, without anything else. Other addresses are queries as they are. */
export function readAddress(line: string): string | null {
  const [, path = '', extension, fragment = ''] =
    /^(?:https?:\/\/[^/\s]+)?(\/[^\s?#]*?)(\.md|\.html)?(?:\?[^\s#]*)?(?:#(\S*))?$/i.exec(line) ?? [];
  if (path === '' || (extension === undefined && fragment === '')) return null;
  return `${path} ${wordsOf(fragment)}`.trim();
}

/** The words of a fragment. A fragment of text (`#:~:text=…`) quotes the page. */
export function wordsOf(fragment: string): string {
  return decodeOrKeep(fragment.replace(/^:~:text=/, '')).replace(/[^\p{L}\p{N}_]+/gu, ' ');
}
