import { describe, expect, it } from 'vitest';
import { importFiles, readImported } from './import-fixture.ts';

const CONFIG =
  "module.exports = { title: 'P', url: 'https://p.test', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };\n";

async function sidebarsOf(code: string, others: Readonly<Record<string, string>> = {}) {
  const { out, notes } = await importFiles({
    'docusaurus.config.js': CONFIG,
    'docs/a.md': '# A',
    'sidebars.js': code,
    ...others,
  });
  return { sidebars: readImported(out, 'sidebars.yaml'), notes };
}

describe('importProject(): computed sidebars', () => {
  it.each([
    ['const rules = ["a", "b"]; module.exports = { docs: rules.map((r) => "x/" + r) };', ['x/a', 'x/b']],
    ["const id = (n) => 'x/' + n; module.exports = { docs: [id('a'), ...['b'].map(id)] };", ['x/a', 'x/b']],
    [
      'function id(n = "z") { const p = "x"; return p + "/" + n; } module.exports = { docs: [id(), id("a")] };',
      ['x/z', 'x/a'],
    ],
    [
      'module.exports = { docs: [["a", 1], ["b", 0]].filter(([, on]) => on).flatMap(([n]) => [n, n.toUpperCase()]) };',
      ['a', 'A'],
    ],
    [
      'module.exports = { docs: Object.entries({ a: ["b"] }).map(([label, items]) => ({ type: "category", label, items })) };',
      [{ type: 'category', label: 'a', items: ['b'] }],
    ],
    [
      'module.exports = { docs: ["a", "b", "c"].map((n) => (n === "b" ? { type: "ref", id: n } : n !== "c" && n)).filter(Boolean) };',
      ['a', { type: 'ref', id: 'b' }],
    ],
    ['module.exports = { docs: Object.keys(Object.fromEntries(["a", "b"].map((id) => [id, 1]))) };', ['a', 'b']],
    ['module.exports = { docs: [process.env.DRAFTS === null ? "a" : "b"] };', ['b']],
    ['const { list } = require("./data.js"); module.exports = { docs: list.map(({ id }) => id) };', ['one', 'two']],
  ])('reads %s', async (code, items) => {
    const { sidebars, notes } = await sidebarsOf(code, {
      'data.js': 'const list = [{ id: "one" }, { id: "two" }]; module.exports = { list };',
    });
    expect(sidebars).toEqual({ docs: items });
    expect(notes).toEqual([]);
  });

  it('omits an incomplete item, with a warning', async () => {
    const { sidebars, notes } = await sidebarsOf(
      "module.exports = { docs: ['a', { type: 'category', label: 'R', items: read('x') }] };",
    );
    expect(sidebars).toEqual({ docs: ['a'] });
    expect(notes).toHaveLength(2);
    expect(notes.join('\n')).toContain('Cannot carry over the sidebar item "R": its "items" is computed.');
  });

  it('stops a recursive function', async () => {
    const { notes } = await sidebarsOf('const f = (n) => f(n); module.exports = { docs: ["a", f(1)] };');
    expect(notes.join('\n')).toContain('Cannot carry over this value: it is recursive or nested too deep.');
  });

  it('stops at a list that contains itself', async () => {
    const { notes } = await sidebarsOf('const list = ["a", ...list]; module.exports = { docs: list };');
    expect(notes.join('\n')).toContain('Cannot carry over this value: it is recursive or nested too deep.');
  });
});

describe('importProject(): computed plugins', () => {
  it('stops at a list of plugins that contains itself', async () => {
    const config =
      "const plugins = ['plugin-x', ...plugins]; module.exports = { title: 'P', url: 'https://p.test', plugins };\n";
    const { notes } = await importFiles({ 'docusaurus.config.js': config, 'docs/a.md': '# A' });
    expect(notes.join('\n')).toContain('the plugin "plugin-x"');
  });
});
