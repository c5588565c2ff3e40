import { describe, expect, it } from 'vitest';
import { toFileName, toPageFile } from '../../build/publish/export/file-names.ts';
import { renderRedirectPage } from '../../build/publish/export/host-files.ts';
import { faultOf } from '../deploy/operator.ts';

describe('toPageFile()', () => {
  it.each([
    ['/', 'index.html', 'index.html'],
    ['/user/bills', 'user/bills/index.html', 'user/bills.html'],
    ['/caf%C3%A9', 'café/index.html', 'café.html'],
  ])('names the file of %s', (path, folder, file) => {
    expect([toPageFile(path, 'folder'), toPageFile(path, 'file')]).toEqual([folder, file]);
  });
});

describe('toFileName()', () => {
  it.each(['/a%2Fb', '/a%5Cb', '/%2e%2e/%2e%2e/etc', '/a%00'])('rejects %s', async (path) => {
    expect(await faultOf((async () => toFileName(path))())).toContain(`${path}: Cannot export`);
  });
});

describe('renderRedirectPage()', () => {
  it('escapes the target', () => {
    expect(renderRedirectPage('/a?b="><script>&c', { locale: 'en', title: '' })).toContain(
      'href="/a?b=&quot;&gt;&lt;script&gt;&amp;c"',
    );
  });

  it('is in the language of the site', () => {
    const page = renderRedirectPage('/neu', { locale: 'de', title: 'Erst & <Zweit>' });
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<title>Erst &amp; &lt;Zweit&gt;</title>');
  });
});
