import { statSync } from 'node:fs';

/** Endings of a module's file that an import may omit, in the order in which they are tried. */
const ENDINGS = [
  ...['', '.ts', '.js', '.tsx', '.jsx', '.mjs', '.cjs', '.json'],
  ...['/index.ts', '/index.js', '/index.tsx', '/index.jsx'],
];

/** Finds the file of a module from its absolute path, which may omit the ending. Null if the file does not exist. */
export function findModuleFile(path: string): string | null {
  return ENDINGS.map((ending) => path + ending).find(isFile) ?? null;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
