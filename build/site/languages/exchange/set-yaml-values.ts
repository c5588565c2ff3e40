import { type Document, parseDocument } from 'yaml';
import { errorMessage } from '../../../base/report/error-message.ts';
import { SourceError } from '../../../base/report/finding.ts';

/**
 * A YAML mapping with values set at its top level. Comments and other lines stay. Throws SourceError if that cannot be
 * written, such as an alias of a part that is replaced.
 */
export function setYamlValues(yaml: string, values: ReadonlyMap<string, unknown>, file: string): string {
  const document: Document = parseDocument(yaml, { uniqueKeys: false });
  try {
    for (const [key, value] of values) document.set(key, value);
    return document.toString({ lineWidth: 0 });
  } catch (error) {
    throw SourceError.at({ file }, `Cannot write this translation: ${errorMessage(error)}. Write repeated parts out.`);
  }
}
