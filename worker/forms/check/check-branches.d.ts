import { type JsonObject } from '../../request/value/json.ts';
import type { Checker, Place } from './checker.ts';
/** Keywords whose schemas apply to the same value. */
export declare function checkBranches(check: Checker, value: unknown, schema: JsonObject, place: Place): void;
