import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { COLLECT_STYLES } from '../../../build/release/bundle/stylesheets.ts';

describe('the stylesheet of API pages', async () => {
  const { outputFiles } = await build({
    entryPoints: { api: 'styles:api' },
    outdir: 'assets',
    bundle: true,
    minify: true,
    write: false,
    plugins: [COLLECT_STYLES],
  });
  const code = outputFiles[0]?.text ?? '';

  // 3 KB before fields opened in place, a response had a bar that names it, and variants had menus.
  it('has at most 3.2 KB', () => {
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(3_200);
  });

  it('refers to colours by their role', () => {
    expect(code).not.toMatch(/#[0-9a-f]{3,8}\b|oklch|rgb|hsl/i);
  });
});

describe('the styles of menus', () => {
  // A field `menu` has the id "body-menu", and rows with links.
  it('leave fields alone whose names end like the ids of menus', () => {
    const css = readFileSync('worker/ui/styles/frame/page-bar.css', 'utf8');
    expect(css.match(/.*\[id\$=.*/g)?.filter((line) => !line.includes('[popover][id$='))).toEqual([]);
  });
});
