import type { ReactElement } from 'react';
import * as outlines from '../model/markup/icon-outlines.ts';

const OUTLINES = {
  'arrow-left': outlines.ARROW_LEFT,
  'arrow-right': outlines.ARROW_RIGHT,
  check: outlines.CHECK,
  chevron: outlines.CHEVRON,
  close: outlines.CLOSE,
  copy: outlines.COPY,
  danger: outlines.DANGER,
  edit: outlines.EDIT,
  external: outlines.EXTERNAL,
  file: outlines.FILE,
  home: outlines.HOME,
  info: outlines.INFO,
  lock: outlines.LOCK,
  menu: outlines.MENU,
  moon: outlines.MOON,
  note: outlines.NOTE,
  retry: outlines.RETRY,
  search: outlines.SEARCH,
  sun: outlines.SUN,
  system: outlines.SYSTEM,
  tip: outlines.TIP,
  warning: outlines.WARNING,
} as const;

type IconName = keyof typeof OUTLINES;

interface IconProps {
  readonly name: IconName;
  /** Width and height in px. */
  readonly size?: 16 | 20;
}

/** An icon next to a text with the same meaning; hidden from assistive technology. */
export function Icon({ name, size = 16 }: IconProps): ReactElement {
  return (
    <svg className={`icon icon-${name}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
