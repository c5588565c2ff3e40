/** Persistent until the reader clears it, or until the tab closes. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** The stored text, or null if it is absent or the browser blocks storage. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    // Mere access can throw a SecurityError (HTML §12.2.2, §12.2.3). The page works without storage.
    return null;
  }
}

/** Removes a stored text, if the browser allows it. */
export function removeStored(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** Stores a text, if the browser allows it. */
export function writeStored(key: string, text: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text);
  } catch {
    // Blocked or full: the choice applies to this page only.
  }
}
