import { textDirection } from '../../../worker/model/text/scripts.ts';
import type { MarkdownFile } from '../docs/front-matter.ts';
import type { PagePart } from './fresh-blocks.ts';

/** Languages of a translated page and of its original (BCP 47). */
export interface PageLanguages {
  readonly original: string;
  readonly translation: string;
}

/**
 * A translated file whose body shows blocks of the original where the translation is out of date, each marked with its
 * language. The same file if there are none.
 */
export function pageOfParts(file: MarkdownFile, parts: readonly PagePart[], languages: PageLanguages): MarkdownFile {
  if (parts.every(({ kind }) => kind === 'translation') && isSame(file, parts)) return file;
  const attributes = `lang="${languages.original}"${directionOf(languages)}`;
  let body = '';
  let at = 0;
  const pieces = parts.map(({ kind, blocks }) => {
    const start = body.length;
    const text = blocks.map((block) => `${block.text.trimEnd()}\n\n`).join('');
    body += kind === 'translation' ? text : `<div ${attributes}>\n\n${text}</div>\n\n`;
    // Original blocks have the position where they are inserted.
    at = kind === 'translation' ? (blocks[0]?.offset ?? at) : at;
    return { start, offset: at };
  });
  return { ...file, body, pieces };
}

/** Whether the parts are all blocks of the file, in order. */
function isSame({ body }: MarkdownFile, parts: readonly PagePart[]): boolean {
  return (
    parts
      .flatMap(({ blocks }) => blocks.map(({ text }) => text))
      .join('')
      .trim() === body.replaceAll('\r\n', '\n').trim()
  );
}

function directionOf({ original, translation }: PageLanguages): string {
  const direction = textDirection(original);
  return direction === textDirection(translation) ? '' : ` dir="${direction}"`;
}
