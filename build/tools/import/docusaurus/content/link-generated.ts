import { dirname, join } from 'node:path';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { CodeRegions } from '../../../../page/text/markdown/code-regions.ts';
import { nameDoc } from '../../../../site/docs/doc-name.ts';
import { rewriteMarkdown } from '../../shared/pages/markdown-files.ts';
import { BEFORE_ADDRESS } from '../../shared/pages/strip-base.ts';
import type { DocsSettings } from '../config/docs-settings.ts';
import { GENERATED_PAGE } from '../config/generated-pages.ts';

/** The file in `](../api/list-pets.api.mdx#body)`. */
const FILE = `[^\\s"'<>()#?]+${GENERATED_PAGE.source.replace('(', '(?:').slice(0, -1)}`;
const LINK = new RegExp(`(${BEFORE_ADDRESS})(${FILE})(?=[\\s"'>)#?}]|$)`, 'gm');

type DocsFolder = Pick<DocsSettings, 'folder' | 'path'>;

/** Lets links to the files of pages that the OpenAPI plugin generated lead to the addresses of these pages. */
export async function linkGenerated(contentDir: string, docs: readonly DocsFolder[]): Promise<void> {
  await rewriteMarkdown(contentDir, (text, file) => {
    const code = new CodeRegions(text);
    return text.replace(LINK, (whole: string, before: string, link: string, offset: number) => {
      const path = code.includes(offset) ? null : toPath(join(dirname(file), link), contentDir, docs);
      return path === null ? whole : before + path;
    });
  });
}

/** The path of the page of a file in the content folder; null for one outside of docs. */
function toPath(file: string, contentDir: string, docs: readonly DocsFolder[]): string | null {
  for (const { folder, path } of docs) {
    const inDocs = pathBelow(join(contentDir, folder), file);
    if (inDocs !== null) return nameDoc(inDocs.replace(GENERATED_PAGE, '.mdx'), path, {}).path;
  }
  return null;
}
