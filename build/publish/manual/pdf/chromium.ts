import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/** A large manual takes half a minute on a slow machine. */
const TIMEOUT_MS = 300_000;

/** The text of a manual is an author's. It reaches neither the network nor other files (see also the policy of the page). */
const ARGUMENTS = [
  '--headless',
  '--remote-debugging-pipe',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
];

/** A headless browser with one tab, driven over a pipe (Chrome DevTools Protocol). */
export class Chromium {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #events = new Map<string, () => void>();
  readonly #timer: NodeJS.Timeout;
  readonly #failed: Promise<never>;
  #fail: (reason: string) => void = () => {};
  #session: string | undefined;
  #last = 0;

  private constructor(program: string, profile: string) {
    this.#profile = profile;
    // Chromium has no sandbox for the superuser, which is who builds in most containers.
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const args = [...ARGUMENTS, ...root, `--user-data-dir=${profile}`, 'about:blank'];
    this.#process = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    this.#failed = new Promise((_, reject) => {
      this.#fail = (reason) => reject(new Error(`Cannot print: the browser failed: ${reason}.`));
    });
    // The error reaches the code that awaits the browser. Nothing else has to handle it.
    this.#failed.catch(() => {});
    this.#timer = setTimeout(() => this.#fail('it did not respond'), TIMEOUT_MS);
    this.#process.on('error', ({ message }) => this.#fail(message));
    this.#process.on('exit', () => this.#fail('it stopped'));
    (this.#process.stdio[3] as Writable | null)?.on('error', () => {});
    this.#listen();
  }

  /** Runs `work` with a new browser, which ends with it. Throws an error that says why the browser failed. */
  static async with<T>(program: string, work: (browser: Chromium) => Promise<T>): Promise<T> {
    const browser = new Chromium(program, await mkdtemp(join(tmpdir(), 'manual-browser-')));
    try {
      const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
      browser.#session = String(sessionId);
      await browser.send('Page.enable');
      await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
      return await work(browser);
    } finally {
      await browser.#close();
    }
  }

  /** Throws if the browser refuses or stops. */
  async send(method: string, params: Parameters = {}): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.#last;
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    const message = { id, method, params, ...(this.#session === undefined ? {} : { sessionId: this.#session }) };
    (this.#process.stdio[3] as Writable | null)?.write(`${JSON.stringify(message)}\0`);
    const { result = {}, error } = await Promise.race([answered, this.#failed]);
    if (error !== undefined) throw new Error(`Cannot print: the browser says ${JSON.stringify(error.message)}.`);
    return result;
  }

  /** Opens an address and waits until its images have loaded. */
  async open(url: string): Promise<void> {
    const loaded = new Promise<void>((resolve) => this.#events.set('Page.loadEventFired', resolve));
    await this.send('Page.navigate', { url });
    await Promise.race([loaded, this.#failed]);
  }

  /** The open page as PDF, with bookmarks and tags for assistive technology. */
  async print(): Promise<Uint8Array> {
    await this.send('Runtime.evaluate', { expression: 'document.fonts.ready.then(() => {})', awaitPromise: true });
    const options = { preferCSSPageSize: true, printBackground: true, generateDocumentOutline: true };
    const { data } = await this.send('Page.printToPDF', { ...options, generateTaggedPDF: true });
    return Buffer.from(String(data), 'base64');
  }

  #listen(): void {
    let text = '';
    const output = this.#process.stdio[4] as Readable | null;
    output?.setEncoding('utf8').on('data', (data: string) => {
      // Messages end with a zero; a PDF arrives in many pieces.
      const parts = data.split('\0');
      parts[0] = text + parts[0];
      text = parts.pop() ?? '';
      for (const part of parts) this.#take(JSON.parse(part) as Message);
    });
  }

  #take(message: Message): void {
    if (message.id === undefined) {
      this.#events.get(message.method ?? '')?.();
      return;
    }
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }

  async #close(): Promise<void> {
    clearTimeout(this.#timer);
    const ended = new Promise<void>((resolve) => this.#process.once('close', () => resolve()));
    if (this.#process.exitCode === null && this.#process.kill('SIGKILL')) await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
