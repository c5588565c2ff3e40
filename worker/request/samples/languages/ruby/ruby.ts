import { escapeUnprintable, toHex } from '../../../value/unprintable.ts';
import type { SampleRequest } from '../../sample-request.ts';
import { findBasicCredentials } from '../../sendable-request.ts';
import type { WirePiece } from '../../wire-body.ts';
import { toStrictUrl, toWireRequest } from '../../wire-request.ts';

/** The request as a Ruby script (2.7 or newer) with `net/http`. */
export function generate(request: SampleRequest): string {
  const { method, url, headers, pieces, isStreamed, outputFile } = toWireRequest(request);
  const basic = findBasicCredentials({ headers });
  const arguments_ = [toRubyString(method), String(pieces !== null), String(method !== 'HEAD'), 'uri'].join(', ');
  const start = 'Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https")';
  return [
    'require "net/http"',
    '',
    `uri = URI(${toRubyString(toStrictUrl(url))})`,
    `request = Net::HTTPGenericRequest.new(${arguments_})`,
    ...(basic?.headers ?? headers).map(({ name, value }) => `request[${toRubyString(name)}] = ${toRubyString(value)}`),
    ...(basic === null ? [] : [`request.basic_auth(${toRubyString(basic.user)}, ${toRubyString(basic.password)})`]),
    ...(pieces === null ? [] : [`request.body = ${toBody(pieces)}`]),
    '',
    ...(isStreamed
      ? [
          `${start} do |http|`,
          '  http.request(request) { |response| response.read_body { |chunk| print chunk } }',
          'end',
        ]
      : [
          `response = ${start} { |http| http.request(request) }`,
          outputFile !== null
            ? `File.binwrite(${toRubyString(outputFile)}, response.body)`
            : method === 'HEAD'
              ? 'puts response.to_hash'
              : 'puts response.body',
        ]),
  ].join('\n');
}

function toBody(pieces: readonly WirePiece[]): string {
  const hasFiles = pieces.length > 1;
  const expressions = pieces.map((piece) =>
    piece.kind === 'file'
      ? `File.binread(${toRubyString(piece.fileName)})`
      : hasFiles
        ? `(${toRubyString(piece.text)}).b`
        : toRubyString(piece.text),
  );
  return expressions.join(' +\n  ');
}

/** A string literal without interpolation. Multi-line text has one literal per line. */
export function toRubyString(text: string): string {
  const lines = text.split(/(?<=\n)/).filter((line) => line !== '');
  return lines.length === 0 ? '""' : lines.map(toLine).join(' \\\n  ');
}

function toLine(text: string): string {
  const escaped = text
    .replace(/["\\#]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `"${escapeUnprintable(escaped, (codePoint) => `\\u{${toHex(codePoint, 1)}}`)}"`;
}
