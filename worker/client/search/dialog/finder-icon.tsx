import type { ReactElement } from 'react';

/** The icons of `worker/ui/icons.tsx` that the dialog uses. All of them would add a tenth to the code besides React. */
const OUTLINES = {
  'arrow-right': 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  'chevron-down': 'm3 5.5 5 5 5-5',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  file: 'M9 1.5H3.5v13h9V5zM9 1.5V5h3.5',
  note: 'M3 2h10v12H3zM5.5 5.5h5M5.5 8.5h5M5.5 11.5H8',
  search: 'M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm3.6-1.4L14 14',
} as const;

interface FinderIconProps {
  readonly name: keyof typeof OUTLINES;
}

/** An icon next to a text with the same meaning. */
export function FinderIcon({ name }: FinderIconProps): ReactElement {
  return (
    <svg className="icon" width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
