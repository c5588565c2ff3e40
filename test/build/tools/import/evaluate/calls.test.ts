import { describe, expect, it } from 'vitest';
import { classic, configOf, importConfig, importFiles, readImported } from '../docusaurus/import-fixture.ts';

async function sidebarsOf(code: string, others: Readonly<Record<string, string>> = {}) {
  const { out, notes } = await importConfig(classic("docs: { sidebarPath: './sidebars.js' }"), {
    'sidebars.js': code,
    ...others,
  });
  return { sidebars: readImported(out, 'sidebars.yaml'), notes };
}

/** Code that calls `f` 40 times, each time with the result of the call before. */
const calls = (first: string): string => `${'f('.repeat(40)}${first}${')'.repeat(40)}`;
const CONSTANTS = Array.from({ length: 40 }, (_, index) => `const c${index + 1} = [...c${index}, ...c${index}];`);

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
    ['module.exports = { docs: ["a", "b"].reduce((all, n, i) => [...all, n + i], ["x"]) };', ['x', 'a0', 'b1']],
    ['module.exports = { docs: [process.env.DRAFTS === null ? "a" : "b"] };', ['b']],
    ['import { list } from "./list.json"; export default { docs: list.map(({ id }) => id) };', ['one', 'two']],
    ['const isOn = (n) => n === "b"; module.exports = { docs: [isOn("a") ? "a" : "b"] };', ['b']],
    ['const { list } = require("./data.js"); module.exports = { docs: list.map(({ id }) => id) };', ['one', 'two']],
  ])('reads %s', async (code, items) => {
    const { sidebars, notes } = await sidebarsOf(code, {
      'list.json': '{ "list": [{ "id": "one" }, { "id": "two" }] }',
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

  it.each([
    ["const s = { docs: ['a'] }; s.docs.push('b'); module.exports = s;"],
    ["module.exports = { docs: ['a'] };\nmodule.exports.docs.push('b');"],
  ])('keeps what is declared in %s, and names the change', async (code) => {
    const { sidebars, notes } = await sidebarsOf(code);
    expect(sidebars).toEqual({ docs: ['a'] });
    expect(notes).toEqual([expect.stringMatching(/docs\.push\('b'\)` in the sidebars: it changes a value/)]);
  });

  it.each([
    ['a recursive function', 'recursive', 'const f = (n) => f(n); module.exports = { docs: ["a", f(1)] };'],
    ['a list that contains itself', 'recursive', 'const list = ["a", ...list]; module.exports = { docs: list };'],
    ['a text that doubles', 'too large', `const f = (x) => x + x; module.exports = { docs: [${calls("'a'")}] };`],
    [
      'categories that double',
      'too large',
      `const c = (items) => ({ type: "category", label: "C", items }); const f = (x) => [c(x), c(x)]; module.exports = { docs: ${calls("['a']")} };`,
    ],
    ['constants that double', 'too large', `const c0 = ["a"]; ${CONSTANTS.join(' ')} module.exports = { docs: c40 };`],
  ])('stops at %s', async (_what, why, code) => {
    const { notes } = await importFiles({ 'docs/a.md': '# A', 'sidebars.js': code });
    expect(notes.join('\n')).toContain(`: it is ${why}`);
  });
});

describe('importProject(): computed plugins', () => {
  it('stops at a list of plugins that contains itself', async () => {
    const { notes } = await importFiles({
      'docusaurus.config.js': `const plugins = ['plugin-x', ...plugins];\n${configOf('plugins')}`,
      'docs/a.md': '# A',
    });
    expect(notes.join('\n')).toContain('the plugin "plugin-x"');
  });
});
