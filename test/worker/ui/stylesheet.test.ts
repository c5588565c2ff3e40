import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { COLLECT_STYLES } from '../../../build/release/bundle/stylesheets.ts';

describe('the stylesheet of API pages', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: { api: 'styles:api', overview: 'styles:overview' },
    outdir: 'assets',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    plugins: [COLLECT_STYLES],
  });
  const code = outputFiles.find(({ path }) => path.endsWith('api.css'))?.text ?? '';

  // 3 KB before fields opened in place, a response had a bar that names it, and variants had menus.
  it('has at most 3.2 KB', () => {
    expect(gzipSync(code).byteLength).toBeLessThanOrEqual(3_200);
  });

  it('is the same on overviews but for samples, which they lack, and cards', () => {
    const [api = [], overview = []] = ['api', 'overview'].map((name) =>
      Object.keys(metafile.outputs[`assets/${name}.css`]?.inputs ?? {}).filter((file) => !file.startsWith('styles:')),
    );
    expect(api.filter((file) => !overview.includes(file))).toEqual(['build/page/blocks/api/samples/styles.css']);
    expect(overview.filter((file) => !api.includes(file))).toEqual([
      'build/page/kinds/overview-page.css',
      'build/page/blocks/card-list/styles.css',
    ]);
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

describe('every stylesheet', () => {
  const declarations = ['build', 'worker'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/(?<![-\w])text-decoration:[^;}]*/g) ?? []),
  );

  // Safari knows the shorthand only as the line, and ignores it with a thickness or a colour.
  it('gives text-decoration nothing but a line', () => {
    expect(declarations.length).toBeGreaterThan(10);
    expect(declarations.filter((declaration) => !/:\s*[\w-]+$/.test(declaration))).toEqual([]);
  });
});
