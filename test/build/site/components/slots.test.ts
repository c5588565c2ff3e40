import { describe, expect, it } from 'vitest';
import type { SiteSlots, SlotName } from '../../../../worker/model/slots.ts';
import { slotTexts, toSlotPage } from '../../../../worker/model/slots.ts';
import { fillSlot } from '../../../../worker/ui/frame/slot.tsx';
import { compileContent, type Files, SMALLEST_SITE } from '../../content-folder.ts';

const site = (slots: string, rest = ''): Files => ({
  'site.yaml': `${SMALLEST_SITE['site.yaml']}slots: ${slots}\n${rest}`,
});
const PAGES = { 'index.md': '# Home\n', 'a.md': '---\ntitle: A & "B"\n---\n\nA.\n' };

async function compile(component: string, settings: Files) {
  const { site: made, ...rest } = await compileContent({
    ...PAGES,
    'components/status-link.tsx': component,
    ...settings,
  });
  return { ...rest, made, slots: made?.frame.slots };
}

function show(slots: SiteSlots | undefined, name: SlotName, base = ''): string {
  const page = toSlotPage({ origin: 'https://docs.example.com', base }, { title: 'A & "B"', path: '/a' });
  return slots === undefined ? '' : fillSlot(slots.html[name] ?? [], slotTexts(slots, page) ?? {});
}

describe('a slot', () => {
  it('shows a component of the site, with links below the base', async () => {
    const { slots, errors, warnings } = await compile(
      'export default ({ locale, site }) => <a href="/a" lang={locale}>{site.title} at {site.url}</a>;',
      site('{ navbarEnd: StatusLink }', 'base: /help/\n'),
    );
    expect([...errors, ...warnings]).toEqual([]);
    expect(slots).toEqual({
      html: { navbarEnd: ['<a href="/help/a" lang="en">Docs at https://docs.example.com/help</a>'] },
      islands: [],
    });
  });

  it('contains the texts of each page, also in URLs', async () => {
    const { slots, errors } = await compile(
      'export default ({ page }) => <p title={page.title}><a href={"https://x.example/?t=" + encodeURIComponent(page.title) + "&u=" + page.url}>{page.title}</a> <a href={page.path}>here</a></p>;',
      site('{ pageBottom: StatusLink }', 'base: /help/\n'),
    );
    expect(errors).toEqual([]);
    expect(show(slots, 'pageBottom', '/help')).toBe(
      '<p title="A &amp; &quot;B&quot;"><a href="https://x.example/?t=A%20%26%20%22B%22&amp;u=https://docs.example.com/help/a">A &amp; &quot;B&quot;</a> <a href="/help/a">here</a></p>',
    );
  });

  it('has the hydration data of an island', async () => {
    const { slots, errors } = await compile(
      "export const browser = 'visible';\nexport default ({ page }) => <b>{page.title}</b>;",
      site('{ pageTop: StatusLink }'),
    );
    expect(errors).toEqual([]);
    expect(slots?.islands).toEqual(['pageTop']);
    const html = show(slots, 'pageTop');
    const properties = /data-properties="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(properties.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual({
      locale: 'en',
      site: { title: 'Docs', url: 'https://docs.example.com/' },
      page: { title: 'A & "B"', path: '/a', url: 'https://docs.example.com/a' },
    });
    expect(html).toContain('<b>A &amp; &quot;B&quot;</b></docs-island>');
  });

  it.each(
    Object.entries({
      '{ navbarend: StatusLink }':
        'site.yaml:6:10: Cannot read the site configuration: "slots.navbarend" is not a known key; did you mean "navbarEnd"?',
      '{ navbarEnd: StatusLin }':
        'site.yaml:6:21: Cannot fill the slot with "StatusLin": there is no such component; did you mean "StatusLink"?',
      '{ pageTop: StatusLink }':
        'site.yaml:6:19: Cannot render <StatusLink> in the slot: it threw "RangeError: on purpose" (components/status-link.tsx:2). Fix the component, or remove it from "slots".',
    }),
  )('reports %s at its line', async (slots, expected) => {
    const { errors } = await compile('export default () => {\n  throw new RangeError("on purpose");\n};', site(slots));
    expect(errors).toEqual([expected]);
  });

  const requiring = "export const attributes = { kg: 'number' };\nexport const required = ['kg'];\n";

  it.each([
    [`${requiring}export default () => null;`, 'it requires "kg", which a slot does not provide.'],
    // Computes with page texts.
    [
      'export default ({ page }) => <p>{page.title.toUpperCase()}</p>;',
      'it transforms the texts in "page", for example',
    ],
    [
      'export default ({ page }) => page.path.startsWith("/a") && "A";',
      'it transforms the texts in "page", for example',
    ],
  ])('rejects the component %s', async (component, error) => {
    const { errors } = await compile(component, site('{ pageTop: StatusLink }'));
    expect(errors.join()).toContain(`<StatusLink>: ${error}`);
  });

  it('has checked links and images', async () => {
    const { errors } = await compile(
      'export default () => <p><a href="/none">None</a><img src="/none.png" alt="" /><a href="#main">Text</a></p>;',
      site('{ footerEnd: StatusLink }'),
    );
    expect(errors).toEqual([
      'site.yaml:6:21: Cannot link "/none": there is no page /none. Link to an existing page, or create this one.',
      'site.yaml:6:21: Cannot show "/none.png": there is no file /none.png. Add it to "static" or next to the page.',
    ]);
  });

  it('is absent without a setting', async () => {
    const { made } = await compile('export default () => <p>Never</p>;', {});
    expect(made?.frame).not.toHaveProperty('slots');
  });
});
