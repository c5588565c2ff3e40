import type { LaterCore } from '../../../core.ts';
import { agreeChoices } from './agree-choices.ts';
import { markCounterparts } from './counterparts.ts';

/** Ties the text of operations to their examples, on this page and on those that follow without a load. */
export function followExchange(document: Document, core: LaterCore): void {
  agreeChoices(document);
  markCounterparts(document, core);
}
