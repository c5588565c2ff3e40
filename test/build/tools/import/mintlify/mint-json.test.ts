import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFiles, readImported } from '../docusaurus/import-fixture.ts';

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

const FILES = {
  'a.mdx': '---\ntitle: A\n---\n\nText.\n',
  'b.mdx': '---\ntitle: B\napi: GET /pets\n---\n\nText.\n',
  'logo.svg': svg('<g/>'),
  'dark.svg': svg('<a/>'),
  'favicon.svg': svg('<b/>'),
  'openapi.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { get: { operationId: 'listPets', responses: { 200: { description: 'Pets.' } } } } },
  }),
};

const SETTINGS = {
  name: 'Pets',
  description: 'All about pets.',
  colors: { primary: '#0D9373' },
  logo: { light: '/logo.svg', dark: '/dark.svg' },
  favicon: '/favicon.svg',
  banner: { content: 'Now with cats', dismissible: true },
  modeToggle: { default: 'dark', isHidden: true },
  topbarLinks: [{ name: 'Status', url: 'https://status.example.com' }],
  topbarCtaButton: { type: 'github', url: 'https://github.com/pets/pets' },
  footerSocials: [{ type: 'x', url: 'https://x.com/pets' }],
  footer: { links: [{ title: 'Company', links: [{ label: 'Jobs', url: 'https://pets.example.com/jobs' }] }] },
  analytics: { ga4: { measurementId: 'G-ABC1234567' } },
  redirects: [{ source: '/old', destination: '/b' }],
  metadata: { canonical: 'https://docs.example.com/pets', 'google-site-verification': 'g1' },
  openapi: 'openapi.json',
  api: { baseUrl: 'https://api.example.com/' },
  navigation: [{ group: 'Start', pages: ['a', 'b'] }],
};

describe('importProject() of mint.json', () => {
  it('takes over what docs.json calls by other names', async () => {
    const { out, notes, errors } = await importFiles({ 'mint.json': JSON.stringify(SETTINGS), ...FILES });
    expect([notes, errors]).toEqual([[], 0]);
    expect(readImported(out, 'site.yaml')).toMatchObject({
      title: 'Pets',
      tagline: 'All about pets.',
      origin: 'https://docs.example.com',
      logo: { light: '/logo.svg', dark: '/dark.svg' },
      favicon: '/favicon.svg',
      theme: { accent: '#0d9373' },
      colorMode: { defaultMode: 'dark', disableSwitch: true },
      announcement: { text: 'Now with cats', closeable: true },
      navbar: [{ label: 'Status', to: 'https://status.example.com' }],
      repository: 'https://github.com/pets/pets',
      footer: {
        columns: [
          { title: 'Company', links: [{ label: 'Jobs', to: 'https://pets.example.com/jobs' }] },
          { title: 'Social', links: [{ label: 'X', to: 'https://x.com/pets' }] },
        ],
      },
      apis: [{ description: 'api/api.json' }],
      analytics: { product: 'google-analytics', siteId: 'G-ABC1234567' },
      head: [{ meta: { name: 'google-site-verification', content: 'g1' } }],
    });
    expect(readImported(out, 'redirects.yaml')).toMatchObject({ '/old': '/b' });
    expect(readFileSync(join(out, 'pages/b.mdx'), 'utf8')).toContain('`https://api.example.com/pets`');
  });

  it('names what it leaves out as the file does', async () => {
    const more = {
      font: { family: 'Inter' },
      backgroundImage: '/logo.svg',
      integrations: { intercom: 'abc' },
      openai: true,
    };
    const { notes } = await importFiles({ 'mint.json': JSON.stringify({ ...SETTINGS, ...more }), ...FILES });
    expect(notes.map((note) => note.replace(/: [^:]*$/, ''))).toEqual([
      'mint.json: Cannot carry over the setting "openai"',
      'mint.json: Cannot carry over the setting "backgroundImage"',
      'mint.json: Cannot carry over the font "Inter"',
      'mint.json: Cannot carry over the integration "intercom"',
    ]);
  });
});
