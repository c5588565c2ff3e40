import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { formatFinding } from '../../../build/base/report/finding.ts';
import { Report } from '../../../build/base/report/report.ts';
import { checkTraces } from '../../../build/publish/deploy/checks/check-traces.ts';
import { toPreviewConfig } from '../../../build/publish/deploy/preview-config.ts';
import { loadWorkerConfig } from '../../../build/publish/deploy/service/worker-config.ts';

const dir = mkdtempSync(join(tmpdir(), 'check-traces-'));
const file = join(dir, 'wrangler.toml');
const ON = /\[observability\.traces\] has "enabled = true"/;

beforeEach(() => copyFileSync('wrangler.toml', file));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function check(proxied: readonly string[], environment?: string, isPreview = false): Promise<string[]> {
  const report = new Report();
  const config = await loadWorkerConfig(file, environment);
  checkTraces(proxied, isPreview ? toPreviewConfig(config) : config, report);
  return report.warnings.map(formatFinding);
}

function turnOn(): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(\[observability\.traces\]\nenabled = )false/, '$1true'));
}

describe('checkTraces()', () => {
  it.each(['wrangler.toml', 'build/cli/init/template/wrangler.toml'])(
    'accepts %s, where traces are off',
    async (path) => {
      const text = readFileSync(path, 'utf8');
      writeFileSync(file, text.replaceAll('__SLUG__', 'docs').replaceAll('__COMPATIBILITY_DATE__', '2026-01-01'));
      expect(readFileSync(file, 'utf8')).toContain('[observability.traces]\nenabled = false');
      expect(await check(['books'])).toEqual([]);
      turnOn();
      expect(await check(['books'])).toEqual([expect.stringMatching(ON)]);
    },
  );

  it('accepts traces if the worker sends no requests', async () => {
    turnOn();
    expect(await check([])).toEqual([]);
  });

  it('warns of the traces of a preview, and of an environment that inherits them', async () => {
    turnOn();
    expect(await check(['books'], undefined, true)).toEqual([expect.stringMatching(ON)]);
    expect(await check(['books'], 'staging')).toEqual([expect.stringMatching(ON)]);
  });

  it('reads the settings of an environment that has its own', async () => {
    appendFileSync(file, '\n[env.staging.observability.traces]\nenabled = true\n');
    expect(await check(['books'])).toEqual([]);
    expect(await check(['books'], 'staging')).toEqual([
      expect.stringContaining('[env.staging.observability.traces] has "enabled = true"'),
    ]);
  });
});
