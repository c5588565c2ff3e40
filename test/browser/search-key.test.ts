import { describe, expect, it } from 'vitest';
import { useReaders } from './open-page.ts';

describe('the slash key', () => {
  const newReader = useReaders();

  it('leads to the search field, in which it is a character like any other', async () => {
    const page = await (await newReader()).open('/user/quotes');
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    const field = page.getByRole('banner').getByRole('searchbox');
    expect(await field.inputValue()).toBe('a/b');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('is left alone as part of a shortcut', async () => {
    const page = await (await newReader()).open('/user/quotes');
    await page.keyboard.press('Control+/');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});
