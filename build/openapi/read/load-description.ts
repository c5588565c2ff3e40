import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { errorMessage } from '../../base/report/error-message.ts';
import { SourceError } from '../../base/report/finding.ts';
import { displayPath } from '../../base/source/read-text.ts';
import { DescriptionText, MAX_DESCRIPTION_BYTES, DESCRIPTION_PURPOSE as PURPOSE } from './text/description-text.ts';

/** Whether a description is fetched from the web rather than read from a file. */
export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source) && URL.canParse(source);
}

/** Reads a description from a file, up to a size limit. Throws SourceError. */
export async function loadDescription(path: string): Promise<DescriptionText> {
  const file = displayPath(path);
  const facts = await stat(path).catch(() => null);
  if (facts === null)
    throw SourceError.at(
      { file },
      `Cannot read ${PURPOSE}: there is no such file. Specify another one with --description, or under "apis" in site.yaml.`,
    );
  if (!facts.isFile())
    throw SourceError.at(
      { file },
      `Cannot read ${PURPOSE}: it is not a file. Specify an OpenAPI document in JSON or YAML.`,
    );
  if (facts.size > MAX_DESCRIPTION_BYTES)
    throw SourceError.at(
      { file },
      `Cannot read ${PURPOSE}: it is larger than ${MAX_DESCRIPTION_BYTES / 1e6} MB. Split it into several descriptions.`,
    );
  return DescriptionText.decode(file, readBytes(path, file));
}

/** Synchronous, because nothing else can run meanwhile and reading in Node's chunks takes five times as long. */
function readBytes(path: string, file: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const found = errorMessage(error);
    throw SourceError.at({ file }, `Cannot read ${PURPOSE}: ${found}. Make the file readable.`);
  }
}
