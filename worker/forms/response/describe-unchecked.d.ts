import type { UncheckedMessages } from '../../model/messages/texts/fault-messages.ts';
import type { Unchecked } from '../check/checker.ts';
/** What was not compared, as text: `the pattern ^(a+)+$`. */
export declare function describeUnchecked({ pointer, keyword, rule }: Unchecked, t: UncheckedMessages): string;
