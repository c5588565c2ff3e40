import { describe, expect, it } from 'vitest';
import { configOf, importFiles, readImported } from '../docusaurus/import-fixture.ts';

describe('importProject(): values in code', () => {
  it.each([
    ["process.env.NODE_ENV === 'production' ? '/p/' : '/'", '/p/'],
    ["process.env.BASE ?? '/q/'", '/q/'],
    ["isPreview && process.env.BASE !== undefined ? '/preview/' : '/r/'", '/r/'],
  ])('evaluates %s as a production build does', async (written, base) => {
    const { out, notes } = await importFiles({
      'docusaurus.config.js': `const isPreview = !!process.env.PREVIEW;\n${configOf(`baseUrl: ${written}`)}`,
      'docs/a.md': '# A',
    });
    expect([readImported(out, 'site.yaml'), notes]).toEqual([expect.objectContaining({ base }), []]);
  });

  it('reports once a value that several settings share, and one from the environment', async () => {
    const { notes } = await importFiles({
      'docusaurus.config.js': `const editUrl = () => '';
module.exports = { title: 'E', url: process.env.URL, presets: [['classic', { docs: { editUrl } }]], plugins: [['content-docs', { id: 'b', path: 'b', routeBasePath: 'b', editUrl }]] };
`,
      'docs/a.md': '# A',
      'b/a.md': '# B',
    });
    expect(notes).toEqual([
      expect.stringMatching(/^docusaurus\.config\.js:1:17: Cannot carry over `[^`]+`: it is a function/),
      expect.stringMatching(
        /^docusaurus\.config\.js:2:\d+: Cannot carry over `process\.env\.[A-Z]+`: it comes from the build environment/,
      ),
    ]);
  });

  it.each([
    ['module.exports = { docs: ', /^sidebars\.js:1:\d+: Cannot read the file: .+\. Correct its syntax\.$/],
    [
      'const a = 1;',
      /^sidebars\.js: Cannot read the file: it has no "export default" and no "module\.exports"\. Export the value\.$/,
    ],
    [
      'module.exports = { docs: [...a] };',
      /^sidebars\.js:1:30: Cannot carry over `a` in the sidebars: "a" is not defined in this file\. /,
    ],
    [
      "module.exports = { docs: [{ type: 'doc', id: 'a' + b() }] };",
      /^sidebars\.js:1:52: Cannot carry over `b\(\)` in the sidebars: it is the result of an unsupported call/,
    ],
    [
      'const a = [a];\nmodule.exports = { docs: a };',
      /Cannot carry over `a` in the sidebars: it is recursive or nested too deep\. /,
    ],
    [
      "module.exports = { docs: require('../../../../etc/passwd.json') };",
      /Cannot carry over `require[^`]+` in the sidebars: it comes from "\.\.\/\.\.\/\.\.\/\.\.\/etc\/passwd\.json", which is not data in this project\. /,
    ],
  ])('reports the error in %j', async (sidebars, note) => {
    const { notes } = await importFiles({ 'docs/a.md': '# A', 'sidebars.js': sidebars });
    expect(notes).toEqual(expect.arrayContaining([expect.stringMatching(note)]));
  });
});
