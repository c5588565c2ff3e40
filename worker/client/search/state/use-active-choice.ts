import { useState } from 'react';
import type { Choice, ChoiceGroup } from './choices.ts';

/** Number of rows that a page key moves. */
const PAGE = 5;

export interface ActiveChoice {
  readonly active: Choice | null;
  readonly activate: (choice: Choice) => void;
  /** Moves according to a key. Returns false for other keys. */
  readonly moveByKey: (key: string) => boolean;
}

interface Move {
  readonly groups: readonly ChoiceGroup[];
  readonly index: number;
}

/** The choice that Enter opens: `initial` in a new list (-1: no choice), then the one the reader moves to. */
export function useActiveChoice(groups: readonly ChoiceGroup[], initial: number): ActiveChoice {
  const [moved, setMoved] = useState<Move | null>(null);
  const choices = groups.flatMap((group) => group.choices);
  const index = moved?.groups === groups ? moved.index : initial;
  const move = (to: number): void => setMoved({ groups, index: to });
  return {
    active: choices[index] ?? null,
    activate: (choice) => {
      if (choice !== choices[index]) move(choices.indexOf(choice));
    },
    moveByKey: (key) => {
      const to = indexAfter(key, index, choices.length - 1);
      if (to === null || choices.length === 0) return false;
      move(to);
      return true;
    },
  };
}

/** Arrow keys wrap around. Other keys stop at the ends of the list. */
function indexAfter(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return index >= last ? 0 : index + 1;
    case 'ArrowUp':
      return index <= 0 ? last : index - 1;
    case 'PageDown':
      return Math.min(index + PAGE, last);
    case 'PageUp':
      return Math.max(index - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
