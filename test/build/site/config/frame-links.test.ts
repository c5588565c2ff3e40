import { describe, expect, it } from 'vitest';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import type { SiteFrame } from '../../../../worker/model/site.ts';
import { NavbarItems, navbarSection } from '../../../../worker/ui/frame/navbar/navbar-items.tsx';
import { renderMarkup } from '../../../../worker/ui/messages.tsx';
import { compileContent, SMALLEST_SITE } from '../../content-folder.ts';

const SITE = (more: string) => ({
  'site.yaml': `${SMALLEST_SITE['site.yaml']}${more}`,
  ...{ 'a.md': '# A\n', 'b.md': '# B\n' },
});
const compile = (more: string) => compileContent(SITE(more));
const MENU =
  'navbar:\n  - label: More\n    items: [{ label: A, to: /a, icon: rocket }, { label: B, to: /b, sidebar: docs }]\n';

function render(site: SiteFrame, opensMenus: boolean): string {
  return renderMarkup(NavbarItems({ site, sidebarId: 'docs', opensMenus }), findMessages('en').page);
}

describe('navbar menus', () => {
  it('open below their label without a script, and are lists in the mobile menu', async () => {
    const { site, errors } = await compile(MENU);
    expect(errors).toEqual([]);
    if (site === null) throw new Error('The site does not build');
    const bar = render(site.frame, true);
    expect(bar).toContain('<li class="menu"><button type="button" popoverTarget="menu-0">More<svg');
    expect(bar).toContain('<ul id="menu-0" popover="auto"><li><a href="/a"><span><svg class="icon"');
    expect(bar).toContain('<a href="/b" aria-current="true">B</a>');
    const list = render(site.frame, false);
    expect(list).toContain('<li class="menu"><span>More</span><ul><li>');
    expect(list).not.toContain('popover');
  });

  it('load their styles only on sites with menus', async () => {
    expect((await compile(MENU)).site?.theme.css).toContain('.menu>[popover]');
    expect((await compile('navbar: [{ label: A, to: /a }]\n')).site?.theme.css).not.toContain('.menu');
  });

  it.each([
    [MENU.replace('rocket', 'rokcet'), '.0.icon" must be an icon of https://lucide.dev/icons, got "rokcet"'],
    [MENU.replace('/a,', '/nope,'), 'Cannot link "/nope"'],
    ['navbar: [{ label: A }]\n', 'a path or a URL, or "items" instead'],
    ['navbar: [{ label: A, to: /a, items: [{ label: B, to: /b }] }]\n', 'a path or a URL, or "items" instead'],
  ])('report the error in %j', async (settings, error) => {
    expect((await compile(settings)).errors).toEqual([expect.stringContaining(error)]);
  });
});

describe('the repository link', () => {
  it.each([
    ['https://github.com/acme/widgets', 'GitHub'],
    ['https://gitlab.com/acme/widgets', 'GitLab'],
    ['https://git.example.com/widgets', 'git.example.com'],
  ])('of %s is labelled %s', async (repository, label) => {
    const { site } = await compile(`repository: ${repository}\n`);
    expect(site?.frame.repository).toMatchObject({ to: repository, label });
    expect(site?.frame.repository?.icon).toMatch(/^<svg class="icon".*<\/svg>$/);
  });
});

describe('navbars for sidebars', () => {
  const SECTIONS = {
    ...SITE('navbar: [{ label: All, to: /a/ }]\nnavbars: { second: [{ label: B only, to: /b, sidebar: second }] }\n'),
    'sidebars.yaml': 'first: [a]\nsecond: [b]\n',
  };

  it('replace the navbar on the pages of a sidebar', async () => {
    const { site, errors } = await compileContent(SECTIONS);
    expect(errors).toEqual([]);
    if (site === null) throw new Error('The site does not build');
    const { page } = findMessages('en');
    const items = (sidebarId: string | null): string =>
      renderMarkup(NavbarItems({ site: site.frame, sidebarId }), page);
    expect(items('second')).toBe('<ul class="navbar-items"><li><a href="/b" aria-current="true">B only</a></li></ul>');
    for (const sidebarId of ['first', null])
      expect(items(sidebarId)).toBe('<ul class="navbar-items"><li><a href="/a">All</a></li></ul>');
    expect([navbarSection(site.frame, 'second'), navbarSection(site.frame, 'first')]).toEqual(['second', null]);
  });

  it('report invalid sidebars and links', async () => {
    const { errors } = await compileContent({
      ...SECTIONS,
      'site.yaml': `${SMALLEST_SITE['site.yaml']}navbars: { secnd: [{ label: Lost, to: /nowhere }] }\n`,
    });
    expect(errors).toEqual([
      expect.stringMatching(
        /^site\.yaml:6:19: Cannot show the navbar "secnd" of "navbars": there is no sidebar "secnd"; did you mean "second"/,
      ),
      expect.stringMatching(/^site\.yaml:\d+:\d+: Cannot link "\/nowhere"/),
    ]);
  });
});
