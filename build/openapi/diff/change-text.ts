import type { ReferenceMessages } from '../../../worker/model/messages/messages.ts';
import { capitalize, code } from '../../page/text/markdown/markdown-text.ts';
import { type Change, SEVERITIES } from './change.ts';

/** Above this number, operations are counted instead of named. */
const MAX_NAMED_OPERATIONS = 3;

/** The words around changes, whose own texts are in English. */
export type ChangeTexts = Pick<ReferenceMessages, 'changes' | 'severities'>;

/** A change as one line of Markdown: `` `GET /bills`: query parameter `status` was removed. `` */
export function describeChange(
  { operations, subject, text }: Change,
  { changes }: ChangeTexts,
  nameOperation: (operation: string) => string = code,
): string {
  const [only] = operations;
  if (subject === '') return `${only === undefined ? changes.wholeApi : nameOperation(only)} ${text}.`;
  if (only === undefined || operations.length > 1) {
    const sentence = `${capitalize(subject)} ${text}.`;
    return only === undefined ? sentence : `${sentence} (${listOperations(operations, nameOperation, changes)})`;
  }
  return `${nameOperation(only)}: ${subject} ${text}.`;
}

/** All changes as Markdown with a section for each severity. `level` is the level of the headings. */
export function renderChanges(
  changes: readonly Change[],
  level: number,
  texts: ChangeTexts,
  nameOperation?: (operation: string) => string,
): string {
  return SEVERITIES.map((severity) => {
    const lines = changes
      .filter((change) => change.severity === severity)
      .map((change) => `- ${describeChange(change, texts, nameOperation)}\n`);
    return lines.length === 0 ? '' : `${'#'.repeat(level)} ${texts.severities[severity]}\n\n${lines.join('')}`;
  })
    .filter((section) => section !== '')
    .join('\n');
}

/** `3 breaking, 1 may break, 12 safe` */
export function countChanges(changes: readonly Change[], { severities }: ChangeTexts): string {
  return SEVERITIES.map(
    (severity) =>
      `${changes.filter((change) => change.severity === severity).length} ${severities[severity].toLowerCase()}`,
  ).join(', ');
}

function listOperations(
  operations: readonly string[],
  nameOperation: (operation: string) => string,
  { moreOperations }: ChangeTexts['changes'],
): string {
  const named = operations.slice(0, MAX_NAMED_OPERATIONS).map(nameOperation).join(', ');
  const more = operations.length - MAX_NAMED_OPERATIONS;
  return more > 0 ? moreOperations(named, more) : named;
}
