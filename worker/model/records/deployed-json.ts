/** JSON in ASCII, which V8 stores in one byte per character, on one line. */
export function toAsciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A record whose members are made of their texts on first access. */
export function parseOnDemand<Value extends object>(
  texts: Readonly<Record<string, string>>,
  parse: (text: string, name: string) => Value,
): Readonly<Record<string, Value>> {
  const record: Record<string, Value> = {};
  for (const [name, text] of Object.entries(texts)) {
    let parsed: Value | null = null;
    Object.defineProperty(record, name, {
      enumerable: true,
      get(): Value {
        parsed ??= parse(text, name);
        return parsed;
      },
    });
  }
  return record;
}
