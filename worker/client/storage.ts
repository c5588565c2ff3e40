/** Kept until the reader clears it, or until the tab is closed. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** The text stored under a key, or null: also where the browser forbids storage. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    // SecurityError on mere access (HTML §12.2.2, §12.2.3): the page works without a memory.
    return null;
  }
}

/** Stores a text, where the browser lets us. */
export function writeStored(key: string, text: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text);
  } catch {
    // Forbidden or full: what was chosen holds for this page, and is not remembered.
  }
}
