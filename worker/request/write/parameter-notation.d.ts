import { type PlainValue } from '../value/plain-value.ts';
import type { ParameterStyle } from './parameter-style.ts';
/** How the parts of a value are encoded and joined. */
export interface Notation {
    /** The parameter's name, or that of a member that replaces it. */
    readonly toName: (name: string) => string;
    readonly toText: (value: PlainValue) => string;
    readonly pipe: string;
    readonly brackets: readonly [string, string];
    /** Between exploded pairs. */
    readonly separator: string;
}
/** `readable`: for display, encoding only what would be ambiguous. */
export declare function toNotation({ location, style, allowReserved }: ParameterStyle, readable: boolean): Notation;
/** Text without line breaks. */
export declare function toLine(text: string): string;
