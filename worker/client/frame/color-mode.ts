export type ColorMode = 'light' | 'dark';
export type ColorModeChoice = ColorMode | 'system';

export const COLOR_MODE_KEY = 'theme';

/** The stored choice, or `system` if it is missing or invalid. */
export function parseChoice(text: string | null): ColorModeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** The switch's next choice: the other mode, or with three modes, light → dark → system. */
export function nextChoice(choice: ColorModeChoice, mode: ColorMode, cyclesSystem: boolean): ColorModeChoice {
  if (!cyclesSystem) return otherMode(mode);
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}

/**
 * Writes a choice, and the mode that it means, to the document element, where the styles use them. A system without a
 * preference prefers light (Media Queries Level 5 §12.5).
 */
export function showChoice(facts: DOMStringMap, choice: ColorModeChoice): void {
  const isDark =
    'respectSystem' in facts ? matchMedia('(prefers-color-scheme: dark)').matches : facts.defaultMode === 'dark';
  facts.theme = choice === 'system' ? (isDark ? 'dark' : 'light') : choice;
  facts.themeChoice = choice;
}

function otherMode(mode: ColorMode): ColorMode {
  return mode === 'light' ? 'dark' : 'light';
}
