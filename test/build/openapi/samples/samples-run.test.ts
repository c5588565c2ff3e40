import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../../../worker/request/samples/languages/languages.ts';
import { type EchoServer, startEchoServer } from './echo-server.ts';
import { expectArrival } from './expect-arrival.ts';
import { FILE_BYTES, FILE_NAMES } from './hostile-case.ts';
import { toHostileCases, toSampleRequest } from './hostile-requests.ts';
import { isInstalled, runSamples, type SampleRun } from './run-samples.ts';

const FILES = Object.fromEntries(FILE_NAMES.map((name) => [name, FILE_BYTES]));

describe.each(SAMPLE_LANGUAGES.map((language) => [language.label, language] as const))(
  '%s samples, run against a server',
  (label, language) => {
    const { id, generate } = language;
    if (!isInstalled(language)) {
      it.skip(`${label} is not installed here: its samples have not run`);
      return;
    }
    const canary = join(tmpdir(), `canary-${id}-${process.pid}`);
    const cases = toHostileCases(canary);
    let server: EchoServer;
    let run: SampleRun;

    beforeAll(async () => {
      server = await startEchoServer();
      const programs = cases.map((each, index) => generate(toSampleRequest(each, server.urlOf(index))));
      run = await runSamples(language, programs, FILES);
    }, 60_000);

    afterAll(async () => {
      await server.close();
      await rm(canary, { force: true });
    });

    it.each(cases.map((each, index) => [each.name, each, index] as const))('sends %s', (_, each, index) => {
      const request = toSampleRequest(each, server.urlOf(index));
      const received = server.receivedFor(index);
      expect(received.length, `${generate(request)}\n${run.output}`).toBe(1);
      const expected = { ...toSampleRequest(each, ''), ...each.arrives };
      for (const one of received) expectArrival(one, expected, id);
    });

    it('runs no command, and leaves only the file of a binary response', () => {
      expect(run.exitCode, run.output).toBe(0);
      expect(run.newFiles).toEqual(['response.pdf']);
      expect(existsSync(canary)).toBe(false);
    });
  },
);
