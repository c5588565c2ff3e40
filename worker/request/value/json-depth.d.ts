/** Whether JSON text nests arrays and objects more than 64 times. Brackets in strings do not count. */
export declare function isTooDeep(text: string): boolean;
