import type { SourceLocation } from '../../../../base/report/finding.ts';
import type { ImportNotes } from '../report/import-notes.ts';
import type { MarkupLoss } from './convert-markup.ts';

/** Reports what a page loses. */
export function tellLoss(loss: MarkupLoss, location: SourceLocation, notes: ImportNotes): void {
  if (loss.kind === 'changed') notes.change(loss.what, location);
  else if (loss.kind === 'missing')
    notes.miss(location, loss.what, 'it is made by code, and no code is run', 'Write it as Markdown.');
  else notes.leaveOut(location, loss.what, loss.why, loss.remedy);
}

/** Adds the host of a frame or an image to those of a site. */
export function toHost(
  kind: 'frame' | 'image',
  address: string,
  hosts: { readonly frames: Set<string>; readonly images: Set<string> },
): void {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return;
  const { host } = new URL(address);
  (kind === 'frame' ? hosts.frames : hosts.images).add(host);
}
