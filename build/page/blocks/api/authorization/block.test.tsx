import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../../test/build/page/kinds/fixtures.ts';
import { en } from '../../../../../test/english.ts';
import { renderMarkup } from '../../../messages.tsx';
import { Authorization } from './html.tsx';
import type { RequiredScheme, SecurityRequirement } from './model.ts';

const render = (...security: SecurityRequirement[]): string =>
  textOf(renderMarkup(<Authorization security={security} />, en.page));
const scheme = (name: string, type: string): RequiredScheme => ({
  name,
  href: null,
  type,
  deprecated: false,
  scopes: [],
});
const key = scheme('Key', 'API key in header X-Key');
const company = scheme('Company', 'API key in header X-Company');

describe('Authorization', () => {
  it('renders nothing without requirements', () => {
    expect(render()).toBe('');
  });

  it('breaks scopes that are URLs between their segments', () => {
    const scopes = [{ name: 'https://api.test/scopes/read', description: '' }];
    const security = [{ schemes: [{ ...scheme('OAuth2', 'OAuth 2.0'), scopes }] }];
    expect(renderMarkup(<Authorization security={security} />, en.page)).toContain(
      '<code>https://<wbr/>api.<wbr/>test/<wbr/>scopes/<wbr/>read</code>',
    );
  });

  it('shows one scheme with its scopes on one line that expands', () => {
    const oauth = { ...scheme('OAuth2', 'OAuth 2.0'), scopes: [{ name: 'read', description: 'Reads invoices' }] };
    expect(render({ schemes: [oauth] })).toBe(
      'Authorization OAuth 2.0 · read OAuth2 OAuth 2.0 Scopes read Reads invoices',
    );
  });

  it('distinguishes alternatives from combinations', () => {
    expect(render({ schemes: [key] }, { schemes: [company] })).toBe(
      'Authorization API key in header X-Key or API key in header X-Company One of Key API key in header X-Key Company API key in header X-Company',
    );
    expect(render({ schemes: [key, company] })).toBe(
      'Authorization API key in header X-Key + API key in header X-Company All of Key API key in header X-Key Company API key in header X-Company',
    );
  });

  it('names a type once that several alternatives have', () => {
    const [app, user] = [scheme('App', 'HTTP bearer'), scheme('User', 'HTTP bearer')];
    expect(render({ schemes: [app] }, { schemes: [user] }, { schemes: [] })).toBe(
      'Authorization HTTP bearer or no authorization One of App HTTP bearer User HTTP bearer No authorization',
    );
    expect(render({ schemes: [app] }, { schemes: [user] })).toMatch(/^Authorization HTTP bearer One of App /);
  });

  it('shows that an operation can be called without authorization', () => {
    expect(render({ schemes: [key] }, { schemes: [] })).toBe(
      'Authorization API key in header X-Key or no authorization One of Key API key in header X-Key No authorization',
    );
  });
});
