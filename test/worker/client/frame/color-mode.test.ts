import { describe, expect, it } from 'vitest';
import { nextChoice, parseChoice, resolveMode } from '../../../../worker/client/frame/color-mode.ts';

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

describe('resolveMode()', () => {
  it.each([
    ['the chosen mode', 'light', 'light', true, 'light'],
    ['the chosen mode', 'dark', 'dark', true, 'dark'],
    ['the default mode for "system"', 'system', 'light', false, 'light'],
    ['the default mode for "system"', 'system', 'dark', false, 'dark'],
    ['the other mode for "system" if the system prefers it', 'system', 'light', true, 'dark'],
    ['the other mode for "system" if the system prefers it', 'system', 'dark', true, 'light'],
  ] as const)('returns %s: %s, %s, %s', (_, choice, defaultMode, prefersOther, mode) => {
    expect(resolveMode(choice, defaultMode, prefersOther)).toBe(mode);
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
