import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextChoice, parseChoice, showChoice } from '../../../../worker/client/frame/color-mode.ts';

describe('parseChoice()', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['', 'system'],
    ['Dark', 'system'],
    ['{"mode":"dark"}', 'system'],
  ])('%j → %s', (text, choice) => {
    expect(parseChoice(text)).toBe(choice);
  });
});

describe('showChoice()', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['the chosen mode', 'light', 'light', true, 'light'],
    ['the chosen mode', 'dark', 'dark', true, 'dark'],
    ['the default mode for "system" if the system prefers it', 'system', 'light', false, 'light'],
    ['the default mode for "system" if the system prefers it', 'system', 'dark', false, 'dark'],
    ['the other mode for "system" if the system prefers it', 'system', 'light', true, 'dark'],
    ['the other mode for "system" if the system prefers it', 'system', 'dark', true, 'light'],
  ] as const)('shows %s: %s, %s, %s', (_, choice, defaultMode, prefersOther, mode) => {
    const other = defaultMode === 'light' ? 'dark' : 'light';
    const preferred = `(prefers-color-scheme: ${prefersOther ? other : defaultMode})`;
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === preferred }));
    const facts: DOMStringMap = { defaultMode, respectSystem: '' };
    showChoice(facts, choice);
    expect([facts.theme, facts.themeChoice]).toEqual([mode, choice]);
    // A site that does not follow the system shows its own mode.
    const own: DOMStringMap = { defaultMode };
    showChoice(own, choice);
    expect(own.theme).toBe(choice === 'system' ? defaultMode : choice);
  });
});

describe('nextChoice()', () => {
  it.each([
    [true, 'light', 'light', 'dark'],
    [true, 'dark', 'light', 'system'],
    [true, 'system', 'dark', 'light'],
    [false, 'light', 'light', 'dark'],
    [false, 'dark', 'dark', 'light'],
    [false, 'system', 'dark', 'light'],
  ] as const)('cycles, with the system as a choice: %s, %s (default %s) → %s', (withSystem, from, defaultMode, to) => {
    expect(nextChoice(from, defaultMode, withSystem)).toBe(to);
  });
});
