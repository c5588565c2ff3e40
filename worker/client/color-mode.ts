export type ColorMode = 'light' | 'dark';
export type ColorModeChoice = ColorMode | 'system';

export const COLOR_MODE_KEY = 'theme';

/** The choice that was stored; `system` if there is none, or an unknown one. */
export function parseChoice(text: string | null): ColorModeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** The mode that a choice means at present; of the system it is only asked whether it prefers the other one. */
export function resolveMode(choice: ColorModeChoice, defaultMode: ColorMode, prefersOther: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return prefersOther ? otherMode(defaultMode) : defaultMode;
}

/** What the switch chooses: the other mode; in a cycle of three, light → dark → system. */
export function nextChoice(choice: ColorModeChoice, mode: ColorMode, cyclesSystem: boolean): ColorModeChoice {
  if (!cyclesSystem) return otherMode(mode);
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}

/** Puts a choice among the facts of the document element, where the styles read it. */
export function showChoice(facts: DOMStringMap, choice: ColorModeChoice): void {
  const defaultMode = facts.defaultMode as ColorMode;
  const prefersOther = matchMedia(`(prefers-color-scheme: ${otherMode(defaultMode)})`).matches;
  facts.theme = resolveMode(choice, defaultMode, prefersOther);
  facts.themeChoice = choice;
}

function otherMode(mode: ColorMode): ColorMode {
  return mode === 'light' ? 'dark' : 'light';
}
