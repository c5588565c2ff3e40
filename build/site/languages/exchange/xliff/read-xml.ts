import { Parser } from 'htmlparser2';
import { SourceError } from '../../../../base/report/finding.ts';
import { Lines, type Position } from '../../../../base/report/position.ts';
import type { TextFile } from '../../../../base/source/read-text.ts';

/** An element of an XML document. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** The prefix of its namespace, '' if it has none. */
  readonly prefix: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly position: Position;
}

/** Receives the content of a document in order. */
export interface XmlHandler {
  open(element: XmlElement): void;
  text(text: string): void;
  close(): void;
}

/** Translation tools nest spans, but not like this. */
const MAX_DEPTH = 100;

/**
 * Reads an untrusted XML document, in time that is linear to its size. Nothing is loaded: document type declarations, and
 * with them entities, are errors. Throws SourceError for these, and if elements are not closed.
 */
export function readXml({ file, text }: TextFile, handler: XmlHandler): void {
  const lines = new Lines(text);
  /** Where open elements begin. */
  const starts: number[] = [];
  let isStarted = false;
  const fail = (message: string): never => {
    throw SourceError.at({ file, position: lines.at(parser.startIndex) }, `Cannot read this XML: ${message}`);
  };
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        if (isStarted && starts.length === 0) fail('there is a second root element. Export the file again.');
        if (starts.push(parser.startIndex) > MAX_DEPTH)
          fail(`elements are nested more than ${MAX_DEPTH} deep. Export the file again.`);
        isStarted = true;
        const [, prefix = '', name = ''] = /^(?:([^:]*):)?(.*)$/s.exec(qualified) ?? [];
        handler.open({ name, prefix, attributes: { ...attributes }, position: lines.at(parser.startIndex) });
      },
      ontext(content) {
        if (starts.length > 0) handler.text(content);
      },
      onclosetag(name, isImplied) {
        // The parser also says of <ph/> that its end is implied.
        const isSelfClosed = starts.pop() === parser.startIndex && text[parser.endIndex - 1] === '/';
        if (isImplied && !isSelfClosed)
          fail(`<${name}> is not closed. The file is damaged or incomplete; export it again.`);
        handler.close();
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!'))
          fail('it has a document type declaration, which may load other files. Remove the declaration.');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (!isStarted) fail('there is no element. Specify a file that a translation tool has exported.');
}
