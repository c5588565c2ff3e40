import { readFile } from 'node:fs/promises';
import { SourceError } from '../report/finding.ts';
import { pathBelow } from './file-paths.ts';

/** A text file as it was read. */
export interface TextFile {
  /** Path for messages, relative to the working folder where it lies below it. */
  readonly file: string;
  readonly text: string;
}

/** Reads a UTF-8 text file, without its byte order mark. Throws SourceError when it is missing or not UTF-8. */
export async function readText(path: string, purpose: string): Promise<TextFile> {
  const file = displayPath(path);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw SourceError.at({ file }, `Cannot read ${purpose}: ${describe(error)}`);
  });
  return { file, text: decodeText(file, bytes, purpose) };
}

/** Decodes UTF-8 strictly. Throws SourceError naming the offset of the first byte that is not UTF-8. */
export function decodeText(file: string, bytes: Uint8Array, purpose: string): string {
  try {
    // One kind of line break everywhere: places in what is made of a text are places in the text.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw SourceError.at(
      { file },
      `Cannot read ${purpose}: the file is not UTF-8 text. Save it with the encoding UTF-8.`,
    );
  }
}

/** A path as a user would type it. */
export function displayPath(path: string): string {
  return pathBelow(process.cwd(), path) || path;
}

function describe(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file. Create it, or name another one.';
    case 'ENOTDIR':
      return 'a part of the path is a file, not a folder. Name another one.';
    case 'EISDIR':
      return 'this is a folder, a file is expected.';
    case 'EACCES':
      return 'permission denied. Make the file readable.';
    default:
      return error.message;
  }
}
