/** An object of a PDF, without its stream: `12 0 obj … endobj`. */
const OBJECT = /(?:^|[\r\n])(\d+) 0 obj\b([\s\S]*?)(?:\bendobj|\bstream\r?\n)/g;

/**
 * The page of each named destination in a PDF that Chromium has written: 1 for the first. Chromium writes plain objects
 * (PDF 1.4), so that its few dictionaries can be read without a library. Empty if the file is another one.
 */
export function readPageNumbers(pdf: Uint8Array): ReadonlyMap<string, number> {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const objects = new Map([...text.matchAll(OBJECT)].map(([, number = '', content = '']) => [number, content]));
  const catalog = [...objects.values()].find((content) => /\/Type \/Catalog\b/.test(content)) ?? '';
  const [, root = ''] = /\/Pages (\d+) 0 R/.exec(catalog) ?? [];
  const pages = new Map(listPages(root, objects).map((number, index) => [number, index + 1]));
  const [, names = ''] = /\/Dests (\d+) 0 R/.exec(catalog) ?? [];
  const found = [...(objects.get(names) ?? '').matchAll(/\/(\S+) \[(\d+) 0 R \/XYZ/g)];
  return new Map(
    found.flatMap(([, name = '', page = '']): [string, number][] => {
      const number = pages.get(page);
      return number === undefined ? [] : [[decodeName(name), number]];
    }),
  );
}

/** The pages of a tree of pages, in order. */
function listPages(number: string, objects: ReadonlyMap<string, string>, depth = 0): string[] {
  const content = objects.get(number) ?? '';
  const [, kids] = /\/Kids \[([^\]]*)\]/.exec(content) ?? [];
  if (kids === undefined || depth > 20) return [number];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => listPages(kid, objects, depth + 1));
}

/** `#2E` is a character (PDF 1.7 §7.3.5). */
function decodeName(name: string): string {
  return name.replace(/#([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
