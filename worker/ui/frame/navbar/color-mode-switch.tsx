import type { ReactElement } from 'react';
import type { ColorModeConfig } from '../../../model/site.ts';
import { Icon } from '../../icons.tsx';
import { useMessages } from '../../messages.tsx';

interface ColorModeSwitchProps {
  readonly colorMode: ColorModeConfig;
}

/** The button that changes the color mode. Styles show the icon of the current choice. */
export function ColorModeSwitch({ colorMode }: ColorModeSwitchProps): ReactElement | null {
  const t = useMessages();
  if (colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-action="theme"
      aria-label={t.colorMode}
      title={t.colorMode}
    >
      <Icon name="sun" size={20} />
      <Icon name="moon" size={20} />
      {colorMode.respectPrefersColorScheme && <Icon name="system" size={20} />}
    </button>
  );
}
