import { describe, expect, it } from 'vitest';
import { configOf, importFiles, PAGE, readImported } from '../import-fixture.ts';

const DOCS = { 'docs/a.md': PAGE };
const [HOME, GUIDE] = [
  { label: 'Home', to: '/' },
  { label: 'Guide', to: '/docs/a' },
];

describe('a configuration made of parts', () => {
  it('takes the navbar and the footer from the main module of a folder of the project', async () => {
    const { out, notes } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `const { config } = require('./shared-theme');
        ${configOf('themeConfig: { ...config.themeConfig, prism: { languages: [...config.prism] } }')}`,
      'shared-theme/package.json': '{ "name": "@acme/theme", "main": "./src/index.js" }',
      'shared-theme/src/index.js': "const config = require('./config.js');\nmodule.exports = { config };\n",
      'shared-theme/src/config.js': `const { site } = require('./site');
        const themeConfig = {
          navbar: { items: [{ label: 'Home', to: '/' }, { label: 'Shop', href: \`\${site}/shop\` }] },
          footer: { links: [{ title: 'More', items: [{ label: 'Shop', href: site }] }] },
        };
        module.exports = { themeConfig, prism: [] };`,
      'shared-theme/src/site.js': "exports.site = 'https://acme.test';\n",
    });
    expect(notes).toEqual([]);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      navbar: [HOME, { label: 'Shop', to: 'https://acme.test/shop' }],
      footer: { columns: [{ title: 'More', links: [{ label: 'Shop', to: 'https://acme.test' }] }] },
    });
  });

  it.each([
    ['a function of a list', "items: toItems(['Home /', 'Guide /docs/a'])"],
    ['a function without parameters', 'items: createItems()'],
    ['a spread of a function', 'items: [...createItems()]'],
    ['a member of what a function returns', 'items: createParts("Guide").items'],
  ])('takes the items of the navbar from %s', async (_name, items) => {
    const { out, notes } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `import { createItems, createParts, toItems } from './items.js';
        export default { title: 'P', url: 'https://p.test', themeConfig: { navbar: { ${items} } } };`,
      'items.js': `export const toItems = (lines) => lines.map((line) => { const [label, to] = line.split(' '); return { label, to }; });
        export function createItems() { return toItems(['Home /', 'Guide /docs/a']); }
        export function createParts(label) { const items = [{ label: 'Home', to: '/' }, { label, to: '/docs/a' }]; return { items }; }`,
    });
    expect([notes, readImported(out, 'site.yaml')]).toEqual([[], expect.objectContaining({ navbar: [HOME, GUIDE] })]);
  });

  it('takes the whole theme from a function with local constants', async () => {
    const { out, notes } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `const createTheme = (label) => { const navbar = { items: [{ label, to: '/docs/a' }] }; return { navbar }; };
        ${configOf("themeConfig: createTheme('Guide')")}`,
    });
    expect([notes, readImported(out, 'site.yaml')]).toEqual([[], expect.objectContaining({ navbar: [GUIDE] })]);
  });

  it('names each part of the navbar and the footer that only a run could tell', async () => {
    const { notes, errors } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `const { links } = require('acme-links');
${configOf("themeConfig: { navbar: { items: [{ label: 'Home', to: '/' }, ...links] }, footer: { copyright: now() } }")}`,
    });
    expect([notes, errors]).toEqual([
      [
        'docusaurus.config.js:1:7: Cannot carry over `{ links } = require(\'acme-links\')` in the navbar: it comes from "acme-links", which is not data in this project. Add it to "navbar" in site.yaml.',
        expect.stringContaining('Cannot carry over `now()` in the footer: it is the result of an unsupported call. '),
      ],
      2,
    ]);
  });

  it.each([
    ['...base.themeConfig', '', '`base.themeConfig`', '"navbar" and "footer"', 1],
    ['...base.themeConfig', ', navbar: {}', '`base.themeConfig`', '"footer"', 1],
    ['...base.themeConfig', ', navbar: {}, footer: {}', '`base.themeConfig`', null, 0],
  ])('says what may be in %s%s', async (spread, others, code, missing, expected) => {
    const { notes, errors } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `const base = require('@acme/base');\n${configOf(`themeConfig: { ${spread}${others} }`)}`,
    });
    const found = missing === null ? '' : `, and ${missing} may be among them`;
    const why = `Cannot carry over ${code}: only running it could tell its settings${found}. `;
    expect([notes, errors]).toEqual([[expect.stringContaining(why)], expected]);
  });
});
