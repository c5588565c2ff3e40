/** A setting of site.yaml that a version renamed or removed. */
interface MovedSetting {
  readonly since: string;
  /** Key path: `theme.accent`. */
  readonly from: string;
  /** Null if it was removed. */
  readonly to: string | null;
}

/** Every setting that moved since the first release. */
export const MOVED_SETTINGS: readonly MovedSetting[] = [];

/** The moved settings that a site uses. */
export function findMovedSettings(settings: unknown, moved: readonly MovedSetting[]): MovedSetting[] {
  return moved.filter(({ from }) => has(settings, from.split('.')));
}

function has(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
  return has(Object.entries(value).find(([name]) => name === key)?.[1], rest);
}
