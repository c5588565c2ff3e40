import { describe, expect, it } from 'vitest';
import { nextChoice, parseChoice, resolveMode } from '../../../worker/client/color-mode.ts';

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
  it('returns the chosen mode, whatever the system prefers', () => {
    expect([resolveMode('light', 'light', true), resolveMode('dark', 'dark', true)]).toEqual(['light', 'dark']);
  });

  it('returns the default mode for "system"', () => {
    expect([resolveMode('system', 'light', false), resolveMode('system', 'dark', false)]).toEqual(['light', 'dark']);
  });

  it('returns the other mode for "system" if the system prefers it', () => {
    expect([resolveMode('system', 'light', true), resolveMode('system', 'dark', true)]).toEqual(['dark', 'light']);
  });
});

describe('nextChoice()', () => {
  it('cycles light → dark → system if the system is a choice', () => {
    expect([
      nextChoice('light', 'light', true),
      nextChoice('dark', 'dark', true),
      nextChoice('system', 'dark', true),
    ]).toEqual(['dark', 'system', 'light']);
  });

  it('switches to the other mode if it is not', () => {
    expect([
      nextChoice('light', 'light', false),
      nextChoice('dark', 'dark', false),
      nextChoice('system', 'dark', false),
    ]).toEqual(['dark', 'light', 'light']);
  });
});
