import { hasUnprintable } from '../../../value/unprintable.ts';
import type { SamplePart } from '../../../write/message-parts.ts';
import type { SampleBody, SampleRequest } from '../../sample-request.ts';
import {
  findBasicCredentials,
  isNormalizable,
  MULTIPART_MEDIA_TYPE,
  toSendableRequest,
} from '../../sendable-request.ts';
import { quoteDouble, toUnicodeEscape } from '../../string-literal.ts';
import type { WirePiece } from '../../wire-body.ts';
import { toStrictUrl, toWireRequest, type WireRequest } from '../../wire-request.ts';

/** The request as a C# program (12 or newer, .NET 8) with `HttpClient`. */
export function generate(request: SampleRequest): string {
  const wire = toWireRequest(request);
  const { method, url } = wire;
  const parts = simpleParts(toSendableRequest(request).body);
  return [
    `using var client = new HttpClient(${toHandler(wire)});`,
    `using var request = new HttpRequestMessage(${toMethod(method)}, ${toUri(toStrictUrl(url))});`,
    ...headerLines(wire),
    ...(parts === null ? bodyLines(wire) : formLines(parts)),
    '',
    ...resultLines(wire),
  ].join('\n');
}

function resultLines({ isStreamed, outputFile }: WireRequest): string[] {
  if (isStreamed)
    return [
      'using var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);',
      'using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());',
      'while (await reader.ReadLineAsync() is { } line) Console.WriteLine(line);',
    ];
  return [
    'using var response = await client.SendAsync(request);',
    outputFile === null
      ? 'Console.WriteLine(await response.Content.ReadAsStringAsync());'
      : `await File.WriteAllBytesAsync(${toCsharpString(outputFile)}, await response.Content.ReadAsByteArrayAsync());`,
  ];
}

/** `HttpClient` rejects non-ASCII headers unless an encoding is set. */
function toHandler({ headers }: WireRequest): string {
  if (headers.every(({ value }) => /^[\0-\x7f]*$/.test(value))) return '';
  return 'new SocketsHttpHandler { RequestHeaderEncodingSelector = (_, _) => System.Text.Encoding.UTF8 }';
}

/** `Uri` resolves dot segments and decodes unneeded escapes unless an option preserves the path. */
function toUri(url: string): string {
  const text = toCsharpString(url);
  if (!isNormalizable(url)) return text;
  return `new Uri(${text}, new UriCreationOptions { DangerousDisablePathAndQueryCanonicalization = true })`;
}

/** Methods with a static property. Others are created from their name. */
const METHODS: Readonly<Record<string, string>> = {
  GET: 'Get',
  POST: 'Post',
  PUT: 'Put',
  PATCH: 'Patch',
  DELETE: 'Delete',
  HEAD: 'Head',
  OPTIONS: 'Options',
  TRACE: 'Trace',
};

function toMethod(method: string): string {
  const property = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  return property === undefined ? `new HttpMethod(${toCsharpString(method)})` : `HttpMethod.${property}`;
}

/** Headers of the body, which .NET separates from request headers (RFC 9110 §8). */
const CONTENT_HEADERS = /^(?:content-.*|allow|expires|last-modified)$/i;

function headerLines({ headers }: WireRequest): string[] {
  const basic = findBasicCredentials({ headers });
  const lines = (basic?.headers ?? headers)
    .filter(({ name }) => !CONTENT_HEADERS.test(name))
    .map(
      ({ name, value }) =>
        `request.Headers.TryAddWithoutValidation(${toCsharpString(name)}, ${toCsharpString(value)});`,
    );
  if (basic === null) return lines;
  const credentials = toCsharpString(`${basic.user}:${basic.password}`);
  return [`request.Headers.Authorization = new("Basic", Convert.ToBase64String(${credentials}u8));`, ...lines];
}

function bodyLines({ headers, pieces }: WireRequest): string[] {
  const own = headers.filter(({ name }) => CONTENT_HEADERS.test(name));
  if (pieces === null && own.length === 0) return [];
  return [
    `request.Content = new ByteArrayContent(${toBytes(pieces ?? [])});`,
    ...own.map(
      ({ name, value }) =>
        `request.Content.Headers.TryAddWithoutValidation(${toCsharpString(name)}, ${toCsharpString(value)});`,
    ),
  ];
}

/** A name that .NET neither rejects nor encodes. */
const PLAIN_NAME = /^[\x21\x23-\x5b\x5d-\x7e](?:[\x20\x21\x23-\x5b\x5d-\x7e]*[\x21\x23-\x5b\x5d-\x7e])?$/;

/** The parts of a form that `MultipartFormDataContent` sends as they are. Null for other bodies. */
function simpleParts(body: SampleBody | null): readonly SamplePart[] | null {
  if (body?.kind !== 'multipart' || body.mediaType !== MULTIPART_MEDIA_TYPE) return null;
  const isSimple = (part: SamplePart): boolean =>
    PLAIN_NAME.test(part.name ?? '') &&
    (part.headers ?? []).length === 0 &&
    (part.kind === 'field' || PLAIN_NAME.test(part.fileName));
  return body.parts.every(isSimple) ? body.parts : null;
}

function formLines(parts: readonly SamplePart[]): string[] {
  return [
    'request.Content = new MultipartFormDataContent',
    '{',
    ...parts.map((part) => `    ${toAddedPart(part)},`),
    '};',
  ];
}

/** Arguments of `MultipartFormDataContent.Add`. */
function toAddedPart(part: SamplePart): string {
  const names = [part.name ?? '', ...(part.kind === 'file' ? [part.fileName] : [])].map(toCsharpString).join(', ');
  const content =
    part.kind === 'file'
      ? `new ByteArrayContent(File.ReadAllBytes(${toCsharpString(part.fileName)}))`
      : `new StringContent(${toCsharpString(part.value)})`;
  const type = part.mediaType === null ? '' : ` { Headers = { ContentType = new(${toCsharpString(part.mediaType)}) } }`;
  return `{ ${content}${type}, ${names} }`;
}

function toBytes(pieces: readonly WirePiece[]): string {
  const bytes = pieces.map((piece) =>
    piece.kind === 'text' ? `${toCsharpText(piece.text)}u8` : `File.ReadAllBytes(${toCsharpString(piece.fileName)})`,
  );
  const [only] = bytes;
  if (only === undefined) return '[]';
  if (bytes.length > 1) return `[\n${bytes.map((each) => `    ..${each},\n`).join('')}]`;
  return pieces[0]?.kind === 'text' ? `${only}.ToArray()` : only;
}

/** A raw string literal for multi-line text, delimited by more quotes than the text has in a row. */
function toCsharpText(text: string): string {
  if (!text.includes('\n') || text.includes('\r') || text.includes('"""') || hasUnprintable(text))
    return toCsharpString(text);
  return `"""\n${text}\n"""`;
}

/** A string literal on one line. */
export function toCsharpString(text: string): string {
  return quoteDouble(text, toUnicodeEscape);
}
