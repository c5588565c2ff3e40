import { toHex } from '../../../value/unprintable.ts';
import type { SampleRequest } from '../../sample-request.ts';
import { findBasicCredentials } from '../../sendable-request.ts';
import { quoteDouble } from '../../string-literal.ts';
import type { WirePiece } from '../../wire-body.ts';
import { toStrictUrl, toWireRequest } from '../../wire-request.ts';

/** The request as a Java program (11 or newer) with `java.net.http`. */
export function generate(request: SampleRequest): string {
  const { method, url, headers, pieces, isStreamed, outputFile } = toWireRequest(request);
  const basic = findBasicCredentials({ headers });
  const files = outputFile !== null || pieces?.some(({ kind }) => kind === 'file') === true;
  const publisher = pieces === null ? 'BodyPublishers.noBody()' : toPublisher(pieces);
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
${files ? 'import java.nio.file.Path;\n' : ''}${basic === null ? '' : 'import java.util.Base64;\n'}
class Sample {
    public static void main(String[] args) throws Exception {
${basic === null ? '' : `        var credentials = ${toJavaString(`${basic.user}:${basic.password}`)};\n`}\
        var request = HttpRequest.newBuilder(URI.create(${toJavaString(toStrictUrl(url))}))
${basic === null ? '' : '            .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes()))\n'}\
${(basic?.headers ?? headers).map(({ name, value }) => `            .header(${toJavaString(name)}, ${toJavaString(toAscii(value))})\n`).join('')}\
            .method(${toJavaString(method)}, ${publisher})
            .build();
        var client = HttpClient.newHttpClient();
${toResult(isStreamed, outputFile)}
    }
}`;
}

function toResult(isStreamed: boolean, outputFile: string | null): string {
  if (isStreamed) return '        client.send(request, BodyHandlers.ofLines()).body().forEach(System.out::println);';
  if (outputFile !== null)
    return `        client.send(request, BodyHandlers.ofFile(Path.of(${toJavaString(outputFile)})));`;
  return '        var response = client.send(request, BodyHandlers.ofString());\n        System.out.println(response.body());';
}

/** `java.net.http` sends headers as ASCII and rejects other characters. */
function toAscii(value: string): string {
  return value.replace(/[^\t\x20-\x7e]/gu, '?');
}

function toPublisher(pieces: readonly WirePiece[]): string {
  const publishers = pieces.map((piece) =>
    piece.kind === 'text'
      ? `BodyPublishers.ofString(${toJavaString(piece.text)})`
      : `BodyPublishers.ofFile(Path.of(${toJavaString(piece.fileName)}))`,
  );
  const [only] = publishers;
  if (publishers.length === 1 && only !== undefined) return only;
  return `BodyPublishers.concat(\n${publishers.map((each) => `                ${each}`).join(',\n')})`;
}

/** A string literal. Multi-line text has one literal per line. */
export function toJavaString(text: string): string {
  const lines = text.split(/(?<=\n)/);
  return lines.map((line) => quoteDouble(line, toEscape)).join(' +\n                ') || '""';
}

/** Java converts `\u000a` to a line break before parsing literals, so only octal escapes are safe for controls. */
function toEscape(codePoint: number): string {
  if (codePoint <= 0xff) return `\\${codePoint.toString(8).padStart(3, '0')}`;
  const units = String.fromCodePoint(codePoint).split('');
  return units.map((unit) => `\\u${toHex(unit.charCodeAt(0), 4)}`).join('');
}
