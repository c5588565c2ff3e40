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
    [
      'changes a list',
      "const c = []; c.push({ title: 'T', items: [] }); return { links: c };",
      "`c.push({ title: 'T', items: [] });`",
    ],
    ['has a loop', 'for (const link of []) {} return { links: [] };', '`for (const link of []) {}`'],
    ['has another function', 'function inner() {} return { links: [] };', '`function inner() {}`'],
  ])('names what it cannot tell of a function that %s', async (_name, body, code) => {
    const { notes, errors } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `function footer(year) { ${body} }
${configOf("themeConfig: { navbar: {}, footer: footer('1') }")}`,
    });
    expect([notes, errors]).toEqual([
      [expect.stringContaining(`Cannot carry over ${code} in the footer: it is computed`)],
      1,
    ]);
  });

  it('names functions of a list that it cannot tell', async () => {
    const { notes } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': configOf(
        'themeConfig: { navbar: { items: [1].map((to) => { log(); return { to }; }) } }',
      ),
    });
    expect(notes).toEqual([expect.stringContaining('Cannot carry over `log();` in the navbar: ')]);
  });

  it.each([
    ["items.push({ label: 'A', to: '/' })"],
    ["if (process.env.A) items = [{ label: 'A', to: '/' }]"],
    ["parts.navbar.items[0] = { label: 'A', to: '/' }"],
    ["first.label = 'A'"],
    ['Object.assign(parts, {})'],
    ['items.reverse();'],
    ["['a'].forEach((label) => items.push({ label, to: '/' }))"],
  ])('names code that changes the navbar: %s', async (change) => {
    const { notes, errors } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `let items = [{ label: 'Home', to: '/' }];
const first = items[0];
const parts = { navbar: { items } };
function other(items) { items.push(1); const parts = {}; parts.a = 1; }
other.parts = 1;
${change}
${configOf('themeConfig: { navbar: parts.navbar }')}`,
    });
    expect(notes).toEqual([
      expect.stringMatching(/^docusaurus\.config\.js:6:\d+: Cannot carry over `.+` in the navbar: it changes a value/),
    ]);
    expect(errors).toBe(1);
  });

  it.each([
    ["const config = { title: 'P', url: 'https://p.test' }; config.themeConfig = {}; module.exports = config;"],
    ["module.exports = { title: 'P', url: 'https://p.test' }; module.exports.themeConfig = {};"],
    [
      "module.exports = () => { const config = { title: 'P', url: 'https://p.test' }; config.themeConfig = {}; return config; };",
    ],
  ])('imports the rest of a configuration that is changed: %s', async (code) => {
    const { out, notes, errors } = await importFiles({ ...DOCS, 'docusaurus.config.js': code });
    expect([notes, errors]).toEqual([
      [expect.stringMatching(/Cannot carry over `\S+themeConfig = \{\}`: it changes/)],
      1,
    ]);
    expect(readImported(out, 'site.yaml')).toMatchObject({ title: 'P' });
  });

  it('takes the constants of a configuration function, not those of the same name around it', async () => {
    const navbar = (label: string): string => `const navbar = { items: [{ label: '${label}', to: '/' }] };`;
    const { out, notes } = await importFiles({
      ...DOCS,
      'docusaurus.config.js': `${navbar('Wrong')}
module.exports = () => { ${navbar('Home')} return { title: 'P', url: 'https://p.test', themeConfig: { navbar } }; };`,
    });
    expect([notes, readImported(out, 'site.yaml')]).toEqual([[], expect.objectContaining({ navbar: [HOME] })]);
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
    const why = `Cannot carry over ${code}: its settings are only known by running it${found}. `;
    expect([notes, errors]).toEqual([[expect.stringContaining(why)], expected]);
  });
});
