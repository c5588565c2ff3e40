import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';
import { isInWindow, isOpen } from './page-state.ts';

describe('closed sections', () => {
  const newReader = useReaders();

  it('open if the URL fragment is inside them', async () => {
    const page = await (await newReader()).open('/developers/errors#closed-period');
    expect(await isInWindow(page.getByRole('heading', { name: 'Closed period' }))).toBe(true);
  });

  it('open for a link into them, even after they were closed', async () => {
    const page = await (await newReader({ reducedMotion: 'no-preference' })).open('/developers/errors');
    const heading = page.getByRole('heading', { name: 'Closed period' });
    expect(await heading.isVisible()).toBe(false);
    for (let time = 0; time < 2; time++) {
      await page.getByRole('link', { name: 'the code of a closed period', exact: true }).click();
      await heading.waitFor();
      await page.getByText('All codes').click();
      await heading.waitFor({ state: 'hidden' });
    }
  });

  it('open from the outermost to the one that contains the target of the URL', async () => {
    const page = await (await newReader()).open('/api/create-account#response-422-code');
    const field = page.getByRole('link', { name: 'code', exact: true });
    expect([await field.isVisible(), await isInWindow(field)]).toEqual([true, true]);
  });

  it('open fully before the window scrolls to the target', async () => {
    const page = await (await newReader({ reducedMotion: 'no-preference' })).open('/api/create-account');
    for (const id of ['response-422-code', 'response-201-id']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      const field = page.locator(`#${id}`);
      await expect.poll(() => isInWindow(field)).toBe(true);
      await page.waitForTimeout(400);
      expect(await isInWindow(field)).toBe(true);
    }
  });

  it('ignore an invalid percent-encoded fragment', async () => {
    const page = await (await newReader()).open('/developers/errors#%E0%A4%A');
    expect(await isOpen(page.getByRole('main').locator('details').last())).toBe(false);
  });
});
