import type { OwnTexts } from '../../../worker/model/messages/own-texts.ts';
import { type ManifestText, toManifestText } from '../../../worker/model/records/manifest-text.ts';
import { hashCode } from './content-hash.ts';
import type { Release } from './make-release.ts';

/** The manifest as JSON, beside the worker. With the records, it is a release without code (read-release.ts). */
export const DATA_FILE = 'manifest.json';

export interface ReleaseData extends ManifestText {
  /** Hash of the worker's code, which identifies the engine that wrote the data. */
  readonly code: string;
  /** The site's own texts of the interface, for each of its languages. */
  readonly texts?: readonly OwnTexts[] | undefined;
}

export function renderReleaseData({ manifest, texts, workerCode }: Release): string {
  const data: ReleaseData = {
    code: hashCode(workerCode),
    ...toManifestText(manifest),
    ...(texts === undefined ? {} : { texts }),
  };
  return JSON.stringify(data);
}
