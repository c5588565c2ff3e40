import type { JsonObject } from '../../request/value/json.ts';
import type { Checker, Place } from './checker.ts';
export declare function checkItems(check: Checker, items: readonly unknown[], schema: JsonObject, place: Place): void;
