import { describe, expect, it } from 'vitest';
import { Seal } from '../../../worker/access/seal.ts';

const SECRET = 'a secret that only this one test knows';
const ORIGIN = 'https://docs.example.com';

describe('Seal', () => {
  it('opens what it has closed for an origin, until it expires', async () => {
    const seal = new Seal('session', 'rules');
    const sealed = await seal.close(SECRET, { audiences: ['partners'] }, ORIGIN, 60);
    expect(await seal.open(SECRET, sealed, ORIGIN)).toMatchObject({ audiences: ['partners'] });
    expect(await seal.open(SECRET, sealed, 'https://staging.example.com')).toBeNull();
    const expired = await seal.close(SECRET, { audiences: ['partners'] }, ORIGIN, -1);
    expect(await seal.open(SECRET, expired, ORIGIN)).toBeNull();
  });

  it('hides the values, and never writes the same twice', async () => {
    const seal = new Seal('session', 'rules');
    const [first, second] = [
      await seal.close(SECRET, { audiences: ['partners'] }, ORIGIN, 60),
      await seal.close(SECRET, { audiences: ['partners'] }, ORIGIN, 60),
    ];
    expect(first).not.toBe(second);
    const texts = (first ?? '').split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(texts.join()).not.toMatch(/partners|docs\.example/);
  });

  it('opens nothing of another purpose, or with other rules', async () => {
    const sealed = await new Seal('session', 'rules').close(SECRET, {}, ORIGIN, 60);
    expect(await new Seal('sign-in', 'rules').open(SECRET, sealed, ORIGIN)).toBeNull();
    expect(await new Seal('session', 'other rules').open(SECRET, sealed, ORIGIN)).toBeNull();
    expect(await new Seal('session', 'rules').open(SECRET, sealed, ORIGIN)).not.toBeNull();
  });
});
