/** File extensions that a JavaScript import may omit. */
export const CODE_ENDINGS: readonly string[] = ['', '.js', '.jsx', '.ts', '.tsx', '.json'];

/** `!!raw-loader!./a.ts`, `a.raw!=!raw-loader!./a.ts`, `./a.ts?raw` */
const RAW_IMPORT = /(?:^|!)raw-loader(?:\?[^!]*)?!([^!]+)$|^([^?]+)\?raw$/;

/** The file that an import loads as text; null for any other import. */
export function parseRawImport(from: string): string | null {
  const [, loaded, asked] = RAW_IMPORT.exec(from) ?? [];
  return loaded ?? asked ?? null;
}
