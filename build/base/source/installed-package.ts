import { createRequire } from 'node:module';

/** Whether a setting is the name of an npm package, rather than a path. */
export function isPackageName(name: string): boolean {
  return /^(?:@[\w.-]+\/)?[\w.-]+$/.test(name);
}

/** The file of an installed module, as a module at `from` would import it, or null. */
export function resolveModule(specifier: string, from: string): string | null {
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    return null;
  }
}
