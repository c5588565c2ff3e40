import { toPlainValue } from '../../../worker/request/value/plain-value.ts';
import { type BodyEncoding, isPartHeader, type PartEncoding } from '../../../worker/request/write/body-encoding.ts';
import type { SampleHeader } from '../../../worker/request/write/message-parts.ts';
import { toParameterStyle } from '../../../worker/request/write/parameter-style.ts';
import { serializeParameter } from '../../../worker/request/write/write-parameter.ts';
import type { Cursor } from '../core/references/cursor.ts';
import { readGivenExamples } from './given-examples.ts';

/** Reads how a Media Type Object serializes the parts of its body. */
export function readBodyEncoding(mediaType: Cursor): BodyEncoding {
  const ofItems = mediaType.get('itemEncoding');
  return {
    byName: new Map(mediaType.entries('encoding').map(([name, encoding]) => [name, readPart(encoding)])),
    byIndex: mediaType.items('prefixEncoding').map(readPart),
    ofItems: ofItems.exists ? readPart(ofItems) : null,
  };
}

function readPart(encoding: Cursor): PartEncoding {
  const types = (encoding.trimmed('contentType') ?? '').split(',').map((type) => type.trim());
  return {
    contentType: types.find((type) => type !== '' && !type.includes('*')) ?? null,
    style: encoding.trimmed('style'),
    explode: typeof encoding.object.explode === 'boolean' ? encoding.object.explode : null,
    allowReserved: encoding.flag('allowReserved'),
    headers: encoding.entries('headers').flatMap(([name, header]) => readHeader(name, header)),
  };
}

/** A header of a part, with its value; empty for a header that parts cannot have. */
function readHeader(name: string, header: Cursor): SampleHeader[] {
  if (!isPartHeader(name)) return [];
  const { example, default: fallback, const: constant } = header.get('schema').object;
  const given = readGivenExamples(header)[0];
  const value =
    given?.serialized ?? toPlainValue(given?.value ?? constant ?? example ?? fallback ?? `{${name}}`, 1_000).value;
  const style = toParameterStyle('header', null, header.flag('explode'), false);
  const text = typeof value === 'string' ? value : serializeParameter(name, value, style);
  return [{ name, value: text.replace(/\p{Cc}+/gu, ' ').trim() }];
}
