import { Fragment, type ReactElement, useEffect } from 'react';
import type { Recents } from '../recents.ts';
import type { Choice, ChoiceGroup } from '../state/choices.ts';
import { ChoiceRow } from './choice-row.tsx';
import { RemovalColumn } from './removal-column.tsx';

export const LIST_ID = 'finder-list';

interface ChoiceListProps {
  readonly groups: readonly ChoiceGroup[];
  readonly active: Choice | null;
  readonly label: string;
  readonly onActivate: (choice: Choice) => void;
  /** Called when a choice is pressed. `staysOpen` is true if the browser opens it elsewhere. */
  readonly onChoose: (choice: Choice, staysOpen: boolean) => void;
  readonly onChangeRecents: (change: (recents: Recents) => Recents) => void;
}

/** The list below the field, in labeled groups. */
export function ChoiceList({
  groups,
  active,
  label,
  onActivate,
  onChoose,
  onChangeRecents,
}: ChoiceListProps): ReactElement | null {
  const activeId = active?.id;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  if (groups.length === 0) return null;
  return (
    <div className="finder-scroll">
      <div id={LIST_ID} className="finder-list" role="listbox" aria-label={label}>
        {groups.map((group) => (
          <Group key={group.id} group={group}>
            {group.choices.map((choice) => (
              <ChoiceRow
                key={choice.id}
                choice={choice}
                isActive={choice.id === activeId}
                onActivate={onActivate}
                onChoose={onChoose}
              />
            ))}
          </Group>
        ))}
      </div>
      {groups.some(({ removable }) => removable) && <RemovalColumn groups={groups} onChange={onChangeRecents} />}
    </div>
  );
}

interface GroupProps {
  readonly group: ChoiceGroup;
  readonly children: readonly ReactElement[];
}

/** Screen readers do not announce an unlabeled group either. */
function Group({ group: { id, label }, children }: GroupProps): ReactElement {
  if (label === '') return <Fragment>{children}</Fragment>;
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="finder-label" role="presentation">
        {label}
      </div>
      {children}
    </div>
  );
}
