import type { LaterCore } from '../../../core.ts';
import { ChosenNames } from '../../../dom/chosen-names.ts';
import { agreeChoices, showChosen } from './agree-choices.ts';
import { markCounterparts } from './counterparts.ts';

/**
 * Ties the text of operations to their examples, on this page and on those that follow without a load. Call what it
 * returns on each of these.
 */
export function followExchange(document: Document, core: LaterCore): () => void {
  const chosen = new ChosenNames(core);
  agreeChoices(document, chosen);
  markCounterparts(document, core);
  return () => showChosen(document, chosen.all());
}
