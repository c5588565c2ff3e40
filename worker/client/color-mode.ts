export type ColorMode = 'light' | 'dark';
export type ColorModeChoice = ColorMode | 'system';

export const COLOR_MODE_KEY = 'theme';

/** The choice that was stored; `system` when there is none, or none that we know. */
export function parseChoice(text: string | null): ColorModeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** What a choice means at present: `system` is the site's default mode, unless the system asks for the other one. */
export function resolveMode(
  choice: ColorModeChoice,
  defaultMode: ColorMode,
  prefers: (mode: ColorMode) => boolean,
): ColorMode {
  if (choice !== 'system') return choice;
  const other = otherMode(defaultMode);
  return prefers(other) ? other : defaultMode;
}

/** What the switch chooses: the other mode; in a cycle of three, light → dark → system. */
export function nextChoice(choice: ColorModeChoice, mode: ColorMode, cyclesSystem: boolean): ColorModeChoice {
  if (!cyclesSystem) return otherMode(mode);
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}

/** Puts a choice on the page, where the styles read it. */
export function showChoice(html: HTMLElement, choice: ColorModeChoice): void {
  const defaultMode = html.dataset.defaultMode === 'dark' ? 'dark' : 'light';
  html.dataset.theme = resolveMode(choice, defaultMode, systemPrefers);
  html.dataset.themeChoice = choice;
}

function systemPrefers(mode: ColorMode): boolean {
  return matchMedia(`(prefers-color-scheme: ${mode})`).matches;
}

function otherMode(mode: ColorMode): ColorMode {
  return mode === 'light' ? 'dark' : 'light';
}
