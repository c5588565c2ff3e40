import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let shared: Promise<Browser> | undefined;

/** The browser of the test run. Tests that run at the same time have different contexts in it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.connect(inject('browserUrl'));
  return shared;
}
