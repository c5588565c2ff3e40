import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let shared: Promise<Browser> | undefined;

/** The browser of the test run. Each test has a context of its own in it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.connect(inject('browserUrl'));
  return shared;
}
