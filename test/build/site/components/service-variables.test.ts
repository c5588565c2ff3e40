import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hideServiceVariables } from '../../../../build/base/source/service-variables.ts';
import { readSecretHeaders } from '../../../../build/openapi/remote/secret-headers.ts';
import { newFolder } from '../../../temporary-folder.ts';
import { SMALLEST_SITE, writeFiles } from '../../content-folder.ts';

const SECRETS = {
  CLOUDFLARE_API_TOKEN: 'sentinel-cloudflare',
  CLOUDFLARE_ACCOUNT_ID: 'sentinel-account',
  CLOUDFLARE_API_BASE_URL: 'https://sentinel-base.test',
  CLOUDFLARE_API_KEY: 'sentinel-key',
  CF_API_TOKEN: 'sentinel-cf',
  WRANGLER_R2_SQL_AUTH_TOKEN: 'sentinel-wrangler',
  GITHUB_TOKEN: 'sentinel-github',
  GH_TOKEN: 'sentinel-gh',
  ACTIONS_RUNTIME_TOKEN: 'sentinel-actions',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'sentinel-oidc',
  NPM_TOKEN: 'sentinel-npm',
  NODE_AUTH_TOKEN: 'sentinel-node',
  'npm_config_//registry.npmjs.org/:_authToken': 'sentinel-registry',
};

describe('a component that prints the environment', () => {
  const dir = newFolder();

  it.each(['build', 'export'])('finds no credential of a service while %s runs', (command) => {
    const out = join(dir, command);
    const content = join(dir, 'content');
    writeFiles(content, {
      ...SMALLEST_SITE,
      'index.md': '# Home\n\n<Variables />\n',
      'components/variables.tsx':
        'const atLoad = { ...process.env };\nexport default () => <pre>{JSON.stringify([atLoad, process.env])}</pre>;\n',
    });
    execFileSync(process.execPath, ['build/run.js', command, '--content', content, '--no-cache', '--out', out], {
      env: { ...process.env, ...SECRETS, VISIBLE: 'sentinel-visible' },
      stdio: 'pipe',
    });
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const text = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
    expect(new Set(text.match(/sentinel-\w+/g))).toEqual(new Set(['sentinel-visible']));
  });
});

describe('hideServiceVariables()', () => {
  it('removes them from the environment and returns all', () => {
    const others = { PATH: '/bin', CI: 'true', GITHUB_ACTIONS: 'true', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };
    const environment = { ...SECRETS, ...others };
    expect(hideServiceVariables(environment)).toEqual({ ...SECRETS, ...others });
    expect(environment).toEqual(others);
  });
});

describe('readSecretHeaders()', () => {
  it('asks for another variable than a service uses', () => {
    expect(() => readSecretHeaders('site.yaml', { Authorization: 'GITHUB_TOKEN' }, {})).toThrow(
      "the variable GITHUB_TOKEN is a service's own, which builds do not see.",
    );
  });
});
