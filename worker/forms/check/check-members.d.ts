import { type JsonObject } from '../../request/value/json.ts';
import type { Checker, Place } from './checker.ts';
export declare function checkMembers(check: Checker, value: JsonObject, schema: JsonObject, place: Place): void;
