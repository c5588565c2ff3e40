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
  it('a mode that was chosen is shown, whatever the system prefers', () => {
    expect([resolveMode('light', 'light', true), resolveMode('dark', 'dark', true)]).toEqual(['light', 'dark']);
  });

  it('"system" is the default mode', () => {
    expect([resolveMode('system', 'light', false), resolveMode('system', 'dark', false)]).toEqual(['light', 'dark']);
  });

  it('"system" is the other mode where the system prefers that', () => {
    expect([resolveMode('system', 'light', true), resolveMode('system', 'dark', true)]).toEqual(['dark', 'light']);
  });
});

describe('nextChoice()', () => {
  it('cycles light → dark → system where the system is a choice', () => {
    expect([
      nextChoice('light', 'light', true),
      nextChoice('dark', 'dark', true),
      nextChoice('system', 'dark', true),
    ]).toEqual(['dark', 'system', 'light']);
  });

  it('takes the other mode where it is not', () => {
    expect([
      nextChoice('light', 'light', false),
      nextChoice('dark', 'dark', false),
      nextChoice('system', 'dark', false),
    ]).toEqual(['dark', 'light', 'light']);
  });
});
