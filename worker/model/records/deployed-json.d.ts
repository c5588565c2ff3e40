/** JSON in ASCII, which V8 stores in one byte per character, on one line. */
export declare function toAsciiJson(value: object): string;
/** A record whose members are made of their texts on first access. */
export declare function parseOnDemand<Value extends object>(texts: Readonly<Record<string, string>>, parse: (text: string, name: string) => Value): Readonly<Record<string, Value>>;
