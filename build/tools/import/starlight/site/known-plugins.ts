import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { own } from '../../shared/values.ts';
import type { StarlightConfig } from '../config/read-config.ts';

/** Plugins and integrations that need nothing here: checks, looks, renderers, hosts. */
const SILENT =
  /^(?:starlight-(?:links-validator|llms-txt|image-zoom|heading-badges|scroll-to-top|kbd|package-managers|contextual-menu|page-actions|cooler-credit|github-alerts|copy-button)|@astrojs\/(?:mdx|react|vue|svelte|solid-js|preact|sitemap|tailwind|markdoc|check|partytown|alpinejs)|astro-expressive-code|astro-icon|@expressive-code\/.*|.*theme.*|@catppuccin\/starlight)$/;
/** Read by the import. */
const TAKEN = /^(?:starlight-(?:openapi|blog|sidebar-topics)|@lorenzo_lewis\/starlight-utils)$/;
/** Plugins that make pages. */
const PAGES: Readonly<Record<string, string>> = {
  'starlight-typedoc': 'Generate Markdown with typedoc-plugin-markdown, and add it to the content folder.',
  'starlight-changelogs': 'Write the changelog as a page or as news.',
  'starlight-versions': 'See "Versions" in docs/writing.md.',
  'starlight-videos': 'Write a page for each video.',
  '@lunariajs/starlight': 'Run "docvane translations" instead.',
};

/** Reports the plugins, integrations and replaced components of a project. */
export function notePlugins({ plugins, integrations, options, locate }: StarlightConfig, notes: ImportNotes): void {
  for (const { name, location } of [...plugins, ...integrations]) {
    if (name !== null && (SILENT.test(name) || TAKEN.test(name))) continue;
    const what =
      name === null || /^[./~]/.test(name) ? 'a plugin of the project' : `the plugin ${JSON.stringify(name)}`;
    const remedy = Object.hasOwn(PAGES, name ?? '') ? PAGES[name ?? ''] : null;
    notes.leaveOut(
      location,
      what,
      remedy == null ? 'no code is run' : 'it makes pages, and no code is run',
      remedy ?? 'Check what it adds to pages.',
    );
  }
  const replaced = own(options, 'componentNames');
  for (const name of Array.isArray(replaced) ? replaced : [])
    notes.leaveOut(
      locate('components'),
      `the component ${JSON.stringify(name)}`,
      'it replaces a part of Starlight, and no code is run',
      'See "Slots" in docs/components.md.',
    );
  for (const [name, why, remedy] of OTHERS)
    if (own(options, name) !== undefined && own(options, name) !== false)
      notes.leaveOut(locate(name), `the setting ${JSON.stringify(name)}`, why, remedy);
}

const OTHERS = [
  ['routeMiddleware', 'it is code, and no code is run', 'Check what it changes on pages.'],
  ['titleDelimiter', 'titles have the delimiter of this engine', 'Nothing needs to be done.'],
  ['credits', 'the footer has text of its own', 'Set "footer.copyright" in site.yaml.'],
] as const;
