import { stringify } from 'yaml';
import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import { MAX_FILE_BYTES } from '../../site/guides/files/load-static.ts';
import type { ParsedDescription } from '../core/parsed-description.ts';
import type { ApiView } from '../read/api-access.ts';
import { hideInternal } from '../read/hide-internal.ts';

/** Larger descriptions take long to convert to YAML, and their users have a JSON parser. */
const MAX_CONVERTED_BYTES = 2_000_000;

export interface DescriptionFile {
  readonly label: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

interface WholeDescription {
  readonly json: Uint8Array;
  /** Whether it hides anything from readers. */
  readonly hides: boolean;
  readonly view?: Pick<ApiView, 'visible'> | undefined;
}

/**
 * The download files of a description: JSON, and YAML if the author wrote YAML or the JSON is small enough to convert.
 * Files omit hidden content, and files too large for the store are left out.
 */
export function makeDescriptionFiles(
  parsed: ParsedDescription,
  { json: whole, hides, view }: WholeDescription,
  overviewPath: string,
  { apiDescription }: ReferenceMessages,
): DescriptionFile[] {
  const root = hides
    ? hideInternal(parsed.root, { keepIndexes: false, ...(view === undefined ? {} : { view }) })
    : parsed.root;
  const json = hides ? Buffer.from(toExactJson(root) ?? '') : whole;
  const yaml = (hides ? null : parsed.yaml) ?? (json.byteLength <= MAX_CONVERTED_BYTES ? toYaml(root) : null);
  const files = [
    { label: apiDescription('JSON'), path: `${overviewPath}.json`, bytes: json },
    { label: apiDescription('YAML'), path: `${overviewPath}.yaml`, bytes: yaml ?? new Uint8Array() },
  ];
  return files.filter(({ bytes }) => bytes.byteLength > 0 && bytes.byteLength <= MAX_FILE_BYTES);
}

/** Returns null if the description is nested too deep for the converter. */
function toYaml(root: ParsedDescription['root']): Uint8Array | null {
  try {
    return Buffer.from(stringify(root, { lineWidth: 0 }));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
