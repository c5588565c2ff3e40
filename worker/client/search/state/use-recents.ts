import { useState } from 'react';
import { loadRecents, type Recents, storeRecents } from '../recents.ts';

/** The reader's recents, and a function that updates them here and in storage. */
export function useRecents(): readonly [Recents, (change: (recents: Recents) => Recents) => void] {
  const [recents, setRecents] = useState(loadRecents);
  const changeRecents = (change: (recents: Recents) => Recents): void => {
    const changed = change(recents);
    storeRecents(changed);
    setRecents(changed);
  };
  return [recents, changeRecents];
}
