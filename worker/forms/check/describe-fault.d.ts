import type { FaultMessages } from '../../model/messages/texts/fault-messages.ts';
import type { ValueFault } from './checker.ts';
/** A fault as text: `at least 3 characters`. */
export declare function describeFault({ keyword, expected, found }: Omit<ValueFault, 'pointer'>, t: FaultMessages): string;
