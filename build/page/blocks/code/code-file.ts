import { dedent } from '../../text/dedent.ts';
import type { BlockPage } from '../block.ts';

/**
 * The text of the file named by a fence, `file="./pay.ts"`, or of a region in it, `region="charge"`; null if no file is
 * named.
 */
export function readCodeFile(info: string, page: BlockPage): string | null {
  const path = readWord(info, 'file');
  if (path === null) return null;
  const refuse = (found: string): string => {
    page.note('partial-include', `Cannot show the code of ${JSON.stringify(path)}: ${found}`);
    return '';
  };
  const file = page.site.readCode(page.source, path);
  if ('fault' in file) return refuse(file.fault);
  const region = readWord(info, 'region');
  if (region === null) return file.text.replace(/\n+$/, '');
  return (
    findRegion(file.text, region) ??
    refuse(
      `it has no region ${JSON.stringify(region)}. Put it between "#region ${region}" and "#endregion" in comments.`,
    )
  );
}

function readWord(info: string, name: string): string | null {
  const [, quoted, single, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`).exec(info) ?? [];
  return quoted ?? single ?? bare ?? null;
}

const MARK = /#(region|endregion)\b[ \t]*([\w.-]*)/;

/** The lines of a region, without common indentation and without the marks of nested regions. */
function findRegion(text: string, name: string): string | null {
  const lines: string[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    const [, word, own = ''] = MARK.exec(line) ?? [];
    if (depth === 0) {
      if (word === 'region' && own === name) depth = 1;
    } else if (word === 'region') depth++;
    else if (word === 'endregion') {
      depth--;
      if (depth === 0) return dedent(lines).join('\n');
    } else lines.push(line);
  }
  return null;
}
