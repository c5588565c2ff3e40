export interface ReceivedPart {
  readonly name: string | null;
  readonly fileName: string | null;
  readonly mediaType: string | null;
  readonly content: Buffer;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

/** The parts of a multipart body (RFC 2046 §5.1.1). Throws if the boundary or a header is malformed. */
export function parseMultipart(contentType: string, body: Buffer): ReceivedPart[] {
  const boundary = /;\s*boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error(`Cannot read multipart: no boundary in "${contentType}"`);
  const sections = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`);
  if (sections[0] !== '' || !/^--(\r\n)?$/.test(sections.at(-1) ?? ''))
    throw new Error('Cannot read multipart: open end');
  // curl writes "attachment" in multipart types other than form-data.
  const isForm = contentType.startsWith('multipart/form-data;');
  const pattern = isForm
    ? /^form-data; name="([^"]*)"(?:; filename="([^"]*)")?$/
    : /^(?:(?:form-data|attachment); name="([^"]*)"(?:; filename="([^"]*)")?|attachment; filename="([^"]*)"|)$/;
  return sections.slice(1, -1).map((section) => parsePart(section, pattern));
}

function parsePart(section: string, pattern: RegExp): ReceivedPart {
  const end = section.indexOf('\r\n\r\n');
  if (!section.startsWith('\r\n') || end < 0) throw new Error(`Cannot read a part: ${JSON.stringify(section)}`);
  const headers = new Map(section.slice(2, end).split('\r\n').map(parseHeader));
  const disposition = headers.get('content-disposition') ?? '';
  const name = pattern.exec(disposition);
  if (name === null) throw new Error(`Cannot read Content-Disposition "${disposition}"`);
  return {
    name: unescapeQuoted(name[1]),
    fileName: unescapeQuoted(name[2] ?? name[3]),
    mediaType: headers.get('content-type') ?? null,
    content: Buffer.from(section.slice(end + 4), 'latin1'),
    headers,
  };
}

function parseHeader(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon).toLowerCase(), Buffer.from(line.slice(colon + 2), 'latin1').toString('utf8')];
}

function unescapeQuoted(value: string | undefined): string | null {
  if (value === undefined) return null;
  return value.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');
}
