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
