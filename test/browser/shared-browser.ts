import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';

let shared: Promise<Browser> | undefined;

/**
 * The browser of this process, with a clipboard of its own. It ends with the process. One browser for all processes
 * would cost more: each message would pass through another process.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}
