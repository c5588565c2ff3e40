import { useState } from 'react';
import { loadRecents, type Recents, storeRecents } from './recents.ts';

/** What the reader searched and opened lately, and a function that changes it here and in the storage. */
export function useRecents(): readonly [Recents, (change: (recents: Recents) => Recents) => void] {
  const [recents, setRecents] = useState(loadRecents);
  const changeRecents = (change: (recents: Recents) => Recents): void => {
    const changed = change(recents);
    storeRecents(changed);
    setRecents(changed);
  };
  return [recents, changeRecents];
}
