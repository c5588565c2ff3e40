import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../../../worker/client/dom/storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('readStored()', () => {
  it('reads local storage, or session storage if requested', () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => `local ${key}` });
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => `session ${key}` });
    expect([readStored('theme'), readStored('theme', 'sessionStorage')]).toEqual(['local theme', 'session theme']);
  });

  it('returns null without storage', () => {
    vi.stubGlobal('localStorage', null);
    expect(readStored('theme')).toBeNull();
  });

  it('returns null if access throws', () => {
    vi.stubGlobal('localStorage', { getItem: refuse });
    expect(readStored('theme')).toBeNull();
  });
});

describe('writeStored()', () => {
  it('ignores full or blocked storage', () => {
    vi.stubGlobal('localStorage', { setItem: refuse });
    expect(() => writeStored('theme', 'dark')).not.toThrow();
  });
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
