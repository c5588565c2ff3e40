import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/** Keeps logged errors out of the console. Returns a function that parses those of the current test. */
export function collectErrors(): () => unknown[] {
  let log: MockInstance<typeof console.error>;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());
  return () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
}
