import { hasUnprintable } from '../../../value/unprintable.ts';
import type { SampleRequest } from '../../sample-request.ts';
import { findBasicCredentials } from '../../sendable-request.ts';
import { quoteDouble, toUnicodeEscape } from '../../string-literal.ts';
import type { WirePiece } from '../../wire-body.ts';
import { toStrictUrl, toWireRequest } from '../../wire-request.ts';

/**
 * The request as a Go program (1.16 or newer) with `net/http`, which prints the response as it arrives, or writes it to
 * a file.
 */
export function generate(request: SampleRequest): string {
  const { method, url, headers, pieces, outputFile } = toWireRequest(request);
  const basic = findBasicCredentials({ headers });
  const files = (pieces ?? []).flatMap((piece) => (piece.kind === 'file' ? [piece.fileName] : []));
  const texts = pieces?.some(({ kind }) => kind === 'text') === true;
  const imports = ['io', 'net/http', 'os', ...(texts ? ['strings'] : [])];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...files.flatMap((name, index) => [
      `\t${fileVariable(index)}, err := os.Open(${toGoString(name)})`,
      ...PANIC,
      `\tdefer ${fileVariable(index)}.Close()`,
    ]),
    `\trequest, err := http.NewRequest(${toGoString(method)}, ${toGoString(toStrictUrl(url))}, ${toReader(pieces)})`,
    ...PANIC,
    ...(basic?.headers ?? headers).map(toHeader),
    ...(basic === null ? [] : [`\trequest.SetBasicAuth(${toGoString(basic.user)}, ${toGoString(basic.password)})`]),
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...PANIC,
    '\tdefer response.Body.Close()',
    ...(outputFile === null
      ? ['\tio.Copy(os.Stdout, response.Body)']
      : [
          `\toutput, err := os.Create(${toGoString(outputFile)})`,
          ...PANIC,
          '\tdefer output.Close()',
          '\tio.Copy(output, response.Body)',
        ]),
    '}',
  ].join('\n');
}

const PANIC = ['\tif err != nil {', '\t\tpanic(err)', '\t}'];

/** Adds a line for a repeated header name. */
function toHeader(
  { name, value }: { name: string; value: string },
  index: number,
  all: readonly { name: string }[],
): string {
  if (name.toLowerCase() === 'host') return `\trequest.Host = ${toGoString(value)}`;
  const isRepeated = all.slice(0, index).some((other) => other.name.toLowerCase() === name.toLowerCase());
  return `\trequest.Header.${isRepeated ? 'Add' : 'Set'}(${toGoString(name)}, ${toGoString(value)})`;
}

function toReader(pieces: readonly WirePiece[] | null): string {
  if (pieces === null) return 'nil';
  let file = -1;
  const readers = pieces.map((piece) => {
    if (piece.kind === 'text') return `strings.NewReader(${toGoText(piece.text)})`;
    file++;
    return fileVariable(file);
  });
  const [only] = readers;
  if (readers.length === 1 && only !== undefined) return only;
  return `io.MultiReader(\n${readers.map((reader) => `\t\t${reader},\n`).join('')}\t)`;
}

function fileVariable(index: number): string {
  return index === 0 ? 'file' : `file${index + 1}`;
}

/** A raw string literal for multi-line text, if Go's raw strings can contain it. */
function toGoText(text: string): string {
  return text.includes('\n') && !/[`\r]/.test(text) && !hasUnprintable(text) ? `\`${text}\`` : toGoString(text);
}

/** A string literal on one line. */
export function toGoString(text: string): string {
  return quoteDouble(text, toUnicodeEscape);
}
