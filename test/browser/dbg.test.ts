import { it } from 'vitest';
import { MOBILE, useReaders } from './open-page.ts';
const newReader = useReaders();
it('x', async () => {
  const page = await (await newReader({ viewport: MOBILE })).open('/user/bills');
  await page.getByRole('button', { name: 'Navigation menu' }).click();
  await page.waitForTimeout(500);
  console.log(await page.locator('#sidebar').ariaSnapshot());
  console.log(await page.evaluate(() => [document.querySelector('#sidebar')!.matches(':popover-open'), getComputedStyle(document.querySelector('#sidebar')!).display, document.activeElement!.outerHTML.slice(0,200)]));
  await page.screenshot({ path: '/tmp/mm.png' });
});
