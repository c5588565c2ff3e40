import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SourceError } from '../../../base/report/finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Commands of browsers that are Chromium, in the order of preference. */
const COMMANDS = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
  'msedge',
];

/** Where browsers are installed that are on no path. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The program of a browser: `CHROME_PATH`, or one that is installed. Throws SourceError without one. */
export function findChromium({ CHROME_PATH, PATH }: Environment): string {
  if (CHROME_PATH !== undefined && CHROME_PATH !== '') {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw SourceError.at(
      { file: 'CHROME_PATH' },
      `Cannot start the browser that writes PDF: there is no file ${JSON.stringify(CHROME_PATH)}. Correct the variable.`,
    );
  }
  const found = installedChromium({ PATH });
  if (found !== null) return found;
  throw SourceError.at(
    { file: '--pdf' },
    'Cannot write PDF: Chrome or Chromium is not installed. Install it, or set CHROME_PATH to its program. --epub needs no browser.',
  );
}

/** The program of an installed browser, or null. */
export function installedChromium({ PATH = '' }: Environment): string | null {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const names = process.platform === 'win32' ? COMMANDS.map((name) => `${name}.exe`) : COMMANDS;
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(existsSync) ?? null;
}
