/** The name of a method (in upper case) where there is little space. */
export declare function shortMethod(method: string): string;
