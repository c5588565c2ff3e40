import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { useReaders } from './open-page.ts';
import { holdRequests, isInWindow } from './page-state.ts';

describe('tabs', () => {
  const newReader = useReaders();

  it('show one panel at a time, labelled by its tab', async () => {
    const page = await (await newReader()).open('/developers/clients');
    const list = page.getByRole('main').getByRole('tablist').first();
    expect(await list.getByRole('tab').allTextContents()).toEqual(['curl', 'PHP', 'Python']);
    expect(await selected(page)).toEqual(['curl', 'curl', 'Live']);
    expect(await page.getByRole('tabpanel').count()).toBe(3);
    await list.getByRole('tab', { name: 'PHP' }).click();
    const panel = page.getByRole('tabpanel', { name: 'PHP' });
    expect(await panel.textContent()).toContain('file_get_contents');
    expect(await list.getByRole('tab', { name: 'PHP' }).getAttribute('aria-controls')).toBe(
      await panel.getAttribute('id'),
    );
  });

  it('keep their panel on a click beside them', async () => {
    const page = await (await newReader()).open('/developers/clients');
    const list = page.getByRole('main').getByRole('tablist').first();
    await list.getByRole('tab', { name: 'PHP' }).click();
    const { width = 0 } = (await list.boundingBox()) ?? {};
    await list.click({ position: { x: width - 2, y: 2 } });
    expect((await selected(page))[0]).toBe('PHP');
  });

  it('can be operated with arrow keys, Home and End; Tab leaves the list', async () => {
    const page = await (await newReader()).open('/developers/clients');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('tab', { name: 'curl' }).first().focus();
    for (const [key, name] of [
      ['ArrowRight', 'PHP'],
      ['End', 'Python'],
      ['ArrowRight', 'curl'],
      ['ArrowLeft', 'Python'],
      ['Home', 'curl'],
    ]) {
      await page.keyboard.press(String(key));
      expect([await focused(), (await selected(page))[0]]).toEqual([name, name]);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  });

  it('of the same group switch together, and keep their selection if it lacks the tab', async () => {
    const page = await (await newReader()).open('/developers/clients');
    await page.getByRole('tab', { name: 'Python' }).first().click();
    expect(await selected(page)).toEqual(['Python', 'Python', 'Live']);
    await page.getByRole('tab', { name: 'PHP' }).click();
    expect(await selected(page)).toEqual(['PHP', 'Python', 'Live']);
  });

  it('are remembered on other pages', async () => {
    const reader = await newReader();
    const page = await reader.open('/developers/clients');
    await page.getByRole('tab', { name: 'PHP' }).click();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('php');
    const menu = (await reader.open('/api/create-account')).getByRole('combobox', { name: 'Language' });
    expect(await menu.locator('option:checked').textContent()).toBe('PHP');
  });

  it('follow the URL before the remembered choice', async () => {
    const reader = await newReader({ stored: { 'docusaurus.tab.language': 'php', 'docusaurus.tab.host': 'sandbox' } });
    const page = await reader.open('/developers/clients?lang=python');
    expect(await selected(page)).toEqual(['Python', 'Python', 'Sandbox']);
  });

  it('update the URL if it contains another tab', async () => {
    const page = await (await newReader()).open('/developers/clients?lang=python#choose-a-host');
    await page.getByRole('tab', { name: 'PHP' }).click();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?lang=php#choose-a-host');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  it('stay under the pointer while panels above change their height', async () => {
    const page = await (await newReader({ viewport: { width: 1280, height: 400 } })).open('/developers/clients');
    const second = page.getByRole('tab', { name: 'Python' }).nth(1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  });

  it('show a hidden panel for a link into it, without remembering that', async () => {
    const page = await (await newReader()).open('/developers/clients#parse-in-python');
    expect(await selected(page)).toEqual(['curl', 'Python', 'Live']);
    expect(await isInWindow(page.getByRole('heading', { name: 'Parse it' }))).toBe(true);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.tab.')))).toEqual([]);
  });

  it('are enhanced without shifting the page', async () => {
    const reader = await newReader({ isFirstVisit: true, reducedMotion: 'no-preference' });
    await reader.context.addInitScript(recordShifts);
    const release = await holdRequests(reader.context, '**/client-*.js');
    const page = await reader.context.newPage();
    await page.goto('/developers/clients', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.getByRole('tab').count()).toBe(0);
    release();
    await page.getByRole('tab').first().waitFor();
    await page.waitForTimeout(200);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

function selected(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('tab', { selected: true }).allTextContents();
}
