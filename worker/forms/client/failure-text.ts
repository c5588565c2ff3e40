import type { TryItMessages } from '../../model/messages/texts/try-it-messages.ts';
import type { SendFailure } from './send.ts';

/** Why there is no response, as text. */
export function failureText(failure: SendFailure, t: TryItMessages): string {
  return failure === 'stopped' ? t.stopped : t.failures[failure];
}
