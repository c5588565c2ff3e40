import { Fragment, type ReactElement } from 'react';
import { useMessages } from '../messages.ts';
import type { Recents } from '../recents.ts';
import type { Choice, ChoiceGroup } from '../state/choices.ts';
import { FinderIcon } from './finder-icon.tsx';

interface RemovalColumnProps {
  readonly groups: readonly ChoiceGroup[];
  readonly onChange: (change: (recents: Recents) => Recents) => void;
}

/**
 * Buttons that remove recents from the list. They overlay its end, row by row, because an option cannot contain
 * controls (WAI-ARIA 1.2 §5.2.8).
 */
export function RemovalColumn({ groups, onChange }: RemovalColumnProps): ReactElement {
  const t = useMessages();
  return (
    <div className="finder-removals">
      {groups
        .filter(({ removable }) => removable)
        .map(({ id, choices }, index) => (
          <Fragment key={id}>
            <div className="finder-label">
              {index === 0 && (
                <button type="button" onClick={() => onChange(() => ({ searches: [], pages: [] }))}>
                  {t.clearRecent}
                </button>
              )}
            </div>
            {choices.map((choice) => (
              <button
                key={choice.id}
                type="button"
                className="icon-button"
                aria-label={t.remove(nameOf(choice))}
                onClick={() => onChange((recents) => without(recents, choice))}
              >
                <FinderIcon name="close" />
              </button>
            ))}
          </Fragment>
        ))}
    </div>
  );
}

function without({ searches, pages }: Recents, choice: Choice): Recents {
  return {
    searches: searches.filter((text) => choice.kind !== 'search' || text !== choice.text),
    pages: pages.filter(({ href }) => choice.kind !== 'page' || href !== choice.page.href),
  };
}

function nameOf(choice: Choice): string {
  if (choice.kind === 'search') return choice.text;
  return choice.kind === 'page' ? choice.page.title : '';
}
