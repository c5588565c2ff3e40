import { readFile } from 'node:fs/promises';
import { SourceError } from '../report/finding.ts';
import { pathBelow } from './file-paths.ts';

/** The content of a text file. */
export interface TextFile {
  /** Path used in messages, relative to the working directory if the file is in it. */
  readonly file: string;
  readonly text: string;
}

/** Reads a UTF-8 text file without its byte order mark. Throws SourceError if it is missing or not UTF-8. */
export async function readText(path: string, purpose: string): Promise<TextFile> {
  const file = displayPath(path);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw SourceError.at({ file }, `Cannot read ${purpose}: ${describe(error)}`);
  });
  return { file, text: decodeText(file, bytes, purpose) };
}

/** Decodes strict UTF-8. Throws SourceError for anything else. */
export function decodeText(file: string, bytes: Uint8Array, purpose: string): string {
  if (isUtf16(bytes))
    throw SourceError.at({ file }, `Cannot read ${purpose}: the file is UTF-16 text. Save it with UTF-8 encoding.`);
  try {
    // Line breaks are normalized here, so that later offsets match offsets in this text.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw SourceError.at({ file }, `Cannot read ${purpose}: the file is not UTF-8 text. Save it with UTF-8 encoding.`);
  }
}

/** A path as a user would type it. */
export function displayPath(path: string): string {
  return pathBelow(process.cwd(), path) || path;
}

function describe(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file. Create it, or specify another one.';
    case 'ENOTDIR':
      return 'part of the path is a file, not a folder. Specify another path.';
    case 'EISDIR':
      return 'it is a folder. Specify a file.';
    case 'EACCES':
      return 'permission denied. Make the file readable.';
    default:
      return error.message;
  }
}

/** Whether bytes begin with UTF-16's byte order mark, or with a printable ASCII character in UTF-16. */
function isUtf16([first = 1, second = 1]: Uint8Array): boolean {
  if (first >= 0xfe && second >= 0xfe) return first !== second;
  const character = first === 0 ? second : first;
  return first * second === 0 && character >= 0x20 && character < 0x7f;
}
