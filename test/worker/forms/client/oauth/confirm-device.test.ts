import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmDevice } from '../../../../../worker/forms/client/oauth/confirm-device.ts';
import { TokenClient } from '../../../../../worker/forms/client/oauth/token-client.ts';
import { en } from '../../../../../worker/model/messages/locales.ts';

const TOKEN_URL = 'https://id.example/token';
const FLOW = { kind: 'deviceAuthorization', deviceUrl: 'https://id.example/device', tokenUrl: TOKEN_URL } as const;
const CODE = {
  device_code: 'd-1',
  user_code: 'WDJB-MJHT',
  verification_uri: 'https://id.example/go',
  expires_in: 50,
  interval: 6,
};
const PENDING = { error: 'authorization_pending' };
const SLOW_DOWN = { error: 'slow_down' };
const GRANTED = { access_token: 'at-1', token_type: 'Bearer' };

/** An authorization server that gives these answers to the polls, and repeats the last one. */
class Server extends TokenClient {
  /** When the polls came, in seconds after the code. */
  readonly polls: number[] = [];
  readonly #answers: readonly object[];
  readonly #start = Date.now();

  constructor(answers: readonly object[], signal = new AbortController().signal) {
    super({ mode: 'direct', sendHref: '/send', t: en.tryIt, signal });
    this.#answers = answers;
  }

  override async post(url: string): Promise<unknown> {
    if (url !== TOKEN_URL) return CODE;
    this.polls.push((Date.now() - this.#start) / 1_000);
    return this.#answers[this.polls.length - 1] ?? this.#answers.at(-1);
  }
}

/** The outcome of a sign-in: a token, or the message shown to the reader. */
async function confirm(server: Server): Promise<string> {
  const shown: string[] = [];
  const request = { client: { id: 'docs' }, scopes: [] };
  const ending = confirmDevice(FLOW, request, server, ({ userCode }) => shown.push(userCode)).then(
    ({ accessToken }) => accessToken,
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown).toEqual(['WDJB-MJHT']);
  return ending;
}

describe('confirmDevice()', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks at the interval of the server until the reader confirms', async () => {
    const server = new Server([PENDING, PENDING, GRANTED]);
    expect(await confirm(server)).toBe('at-1');
    expect(server.polls).toEqual([6, 12, 18]);
  });

  it('asks five seconds later from then on if the server says so (RFC 8628 §3.5)', async () => {
    const server = new Server([SLOW_DOWN, PENDING, SLOW_DOWN, GRANTED]);
    expect(await confirm(server)).toBe('at-1');
    expect(server.polls).toEqual([6, 17, 28, 44]);
  });

  it.each([[PENDING], [SLOW_DOWN]])('ends when the code expires: %j', async (answer) => {
    const server = new Server([answer]);
    expect(await confirm(server)).toBe(en.tryIt.oauth.refused(answer.error));
    expect(server.polls.at(-1)).toBeGreaterThanOrEqual(50);
  });

  it('ends when the reader refuses', async () => {
    const server = new Server([PENDING, { error: 'access_denied' }, GRANTED]);
    expect(await confirm(server)).toBe(en.tryIt.oauth.refused('access_denied'));
    expect(server.polls).toHaveLength(2);
  });

  it('asks no more once the reader stops', async () => {
    const controller = new AbortController();
    const server = new Server([PENDING], controller.signal);
    setTimeout(() => controller.abort(), 15_000);
    expect(await confirm(server)).toBe(en.tryIt.stopped);
    expect(server.polls).toEqual([6, 12]);
  });
});
