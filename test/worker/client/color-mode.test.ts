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
  const prefersLight = (mode: string) => mode === 'light';
  const prefersDark = (mode: string) => mode === 'dark';
  const prefersNothing = () => false;

  it('a mode that was chosen is shown, whatever the system prefers', () => {
    expect([resolveMode('light', 'dark', prefersDark), resolveMode('dark', 'light', prefersLight)]).toEqual([
      'light',
      'dark',
    ]);
  });

  it('"system" follows the system', () => {
    expect([resolveMode('system', 'light', prefersDark), resolveMode('system', 'dark', prefersLight)]).toEqual([
      'dark',
      'light',
    ]);
  });

  it('"system" is the default mode where the system prefers none', () => {
    expect([resolveMode('system', 'light', prefersNothing), resolveMode('system', 'dark', prefersNothing)]).toEqual([
      'light',
      'dark',
    ]);
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
