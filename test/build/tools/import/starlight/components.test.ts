import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Files } from '../../../content-folder.ts';
import { importFiles } from '../docusaurus/import-fixture.ts';

/** The body of a page that uses `<C>`, and the notes about it. */
async function importUse(
  use: string,
  component: string,
  files: Files = {},
): Promise<{ body: string; notes: readonly string[] }> {
  const { out, notes } = await importFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'P' })] };\n",
    'src/content/docs/a.mdx': `---\ntitle: A\n---\n\nimport C from '../../c.astro';\n\n${use}\n`,
    'src/c.astro': component,
    ...files,
  });
  const text = readFileSync(join(out, 'docs/a.mdx'), 'utf8');
  return { body: text.slice(text.indexOf('---\n\n') + 5).trim(), notes };
}

describe('importProject() of a page with components of Astro', () => {
  it('calls the functions of a component', async () => {
    const { body } = await importUse(
      '<C names={["b", "a"]} />',
      "---\nconst { names } = Astro.props;\nconst prefix = 'No. ';\nconst label = (name) => prefix + name;\nfunction end() { return '!'; }\n---\n<ul>{names.map((name) => <li>{label(name)}{end()}</li>)}</ul>\n",
    );
    expect(body.replace(/\s+/g, '')).toBe('<ul><li>No.b!</li><li>No.a!</li></ul>');
  });

  it('gives a rest element the values that are left', async () => {
    const { body } = await importUse(
      '<C names={["a", "b", "c"]} />',
      "---\nconst { names } = Astro.props;\nconst [first, ...others] = names;\nconst join = (sign, ...parts) => parts.filter(Boolean).join(sign);\n---\n<p>{first}: {join('+', others[1], undefined, others[0])}</p>\n",
    );
    expect(body).toBe('<p>a: c+b</p>');
  });

  it.each(['[...parts]', '[parts]', '[, [parts]]'])(
    'names what is missing if %s of an unknown list is',
    async (pattern) => {
      const { body, notes } = await importUse('<C />', `---\nconst ${pattern} = load();\n---\n<p>Parts: {parts}</p>\n`);
      expect(body).toBe('<p>Parts: </p>');
      expect(notes).toEqual([expect.stringContaining('Cannot carry over parts of what <C> shows: ')]);
    },
  );

  it('shows drawings that a component imports as components', async () => {
    const { body, notes } = await importUse(
      '<C />',
      '---\nimport Logo from \'./assets/logo.svg\';\n---\n<a href="https://acme.test"><Logo title="Acme" height={20} /></a>\n',
      { 'src/assets/logo.svg': '<svg />' },
    );
    expect([body, notes]).toEqual([
      '<a href="https://acme.test"><img title="Acme" height="20" src="/assets/logo.svg" alt="Acme" /></a>',
      [],
    ]);
  });

  it('shows the content of containers that are not asides', async () => {
    const { body } = await importUse(
      '::::div{.wide}\n\n:::note\n\nKept.\n\n:::\n\n:::section[Acme *Pay*]{#top}\n\nText.\n\n:::\n\n::::\n\n```md\n:::hero\n:::\n```\n',
      '<p />',
    );
    expect(body.replace(/\s*\n/g, '\n')).toBe(':::note\nKept.\n:::\nAcme *Pay*\nText.\n```md\n:::hero\n:::\n```');
  });

  it('shows the content of a component of which too little is known', async () => {
    const { body, notes } = await importUse(
      '<C>\n\nMy *own* text.\n\n</C>',
      '<p>{now()}</p>{open() ? <slot /> : null}\n',
    );
    expect(body).toBe('My *own* text.');
    expect(notes).toEqual([expect.stringContaining('a.mdx:7:1: Cannot carry over parts of what <C> shows: ')]);
  });

  it('shows HTML that a page sets', async () => {
    const { body } = await importUse('<Fragment set:html={"<pre class=\\"x\\">a {b}</pre>"} />', '<p />');
    expect(body).toBe('<pre>a &#123;b&#125;</pre>');
  });

  it('reads attributes as Astro does: short, as templates, and of elements without an end', async () => {
    const { body } = await importUse(
      '<C href="/a/" />',
      '---\nconst { href } = Astro.props;\n---\n<a {href} title=`To a`>a</a><br><input disabled>\n',
    );
    expect(body).toContain('<a href="/a" title="To a">a</a><br />');
  });

  it('shows an icon of the project as its drawing', async () => {
    const { body, notes } = await importUse(
      'Press <Icon name="tools/pen" size="16" />, <Icon name="tabler:rocket" /> or <Icon name="../c.astro" />.',
      '<p />',
      { 'src/icons/tools/pen.svg': '<svg />' },
    );
    expect(body).toBe('Press <img src="/icons/tools/pen.svg" alt="" width="16" />, <Icon name="rocket" /> or .');
    expect(notes).toEqual([expect.stringContaining('the icon "../c.astro"')]);
  });

  it('shows a diagram of a package', async () => {
    const { body } = await importUse(
      'import { Mermaid } from \'a-design-system\';\n\n<Mermaid graph={`graph TD\n  A --> B\n`} />\n\n- In a list:\n\n  <Mermaid code="graph TD; A --> C" />',
      '<p />',
    );
    expect(body).toContain('```mermaid\ngraph TD\n  A --> B\n```');
    expect(body).toContain('  ```mermaid\n  graph TD; A --> C\n  ```');
  });

  it('separates a block from the line above it, which may be in an inner list', async () => {
    const { body } = await importUse(
      "import { Steps } from '@astrojs/starlight/components';\n\n- Outer\n  - Inner:\n  <Steps>\n  1. One\n  </Steps>\n\n~~~\na\n<Steps>\n~~~",
      '<p />',
    );
    expect(body).toContain('- Inner:\n\n  <Steps>\n');
    expect(body).toContain('~~~\na\n<Steps>\n~~~');
  });
});
