import { describe, expect, it } from 'vitest';
import { toFileName, toPageFiles } from '../../build/export/file-names.ts';
import { renderRedirectPage } from '../../build/export/host-files.ts';
import { faultOf } from '../deploy/operator.ts';

describe('toPageFiles()', () => {
  it.each([
    ['/', ['index.html']],
    ['/user/bills', ['user/bills.html', 'user/bills/index.html']],
    ['/caf%C3%A9', ['café.html', 'café/index.html']],
  ])('writes %s', (path, files) => {
    expect(toPageFiles(path)).toEqual(files);
  });
});

describe('toFileName()', () => {
  it.each(['/a%2Fb', '/a%5Cb', '/%2e%2e/%2e%2e/etc', '/a%00'])('refuses %s', async (path) => {
    expect(await faultOf((async () => toFileName(path))())).toContain(`${path}: Cannot export`);
  });
});

describe('renderRedirectPage()', () => {
  it('escapes its target', () => {
    expect(renderRedirectPage('/a?b="><script>&c')).toContain('href="/a?b=&quot;>&lt;script>&amp;c"');
  });
});
