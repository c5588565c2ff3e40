import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { own } from '../../shared/values.ts';
import type { MintlifyConfig } from './read-docs-json.ts';

/** Settings that are carried over, have no effect here, or are built in. */
const TAKEN = new Set(
  `$schema name description colors logo favicon fonts banner appearance navigation navbar footer integrations redirects seo
  api variables theme search icons metadata interaction markdown`.split(/\s+/),
);

const BACKGROUND = ['pages have the background of their colour mode', 'Set "theme.stylesheet" in site.yaml.'] as const;

/** Settings without an equivalent that is set in the same way: why, and what to do. */
const OTHERS: Readonly<Record<string, readonly [why: string, remedy: string]>> = {
  styling: ['looks are set in one place', 'See docs/looks.md.'],
  background: BACKGROUND,
  /** Of mint.json. */
  backgroundImage: BACKGROUND,
  contextual: ['the page menu has its own entries', 'Add assistants to "assistants" in site.yaml.'],
  errors: ['the not-found page lists similar pages', 'Write your own in 404.md.'],
  thumbnails: ['link previews are drawn by the engine', 'See "image" and "previewImages" in site.yaml.'],
  feedback: ['pages do not ask for feedback', 'Fill the slot "pageBottom" with a component of your own.'],
  metadata: ['dates come from git', 'Set "lastUpdated: true" in site.yaml.'],
  footerSocials: ['it is not part of docs.json', 'Add the links to "footer" in site.yaml.'],
};

/** Reports the settings of a project that are not carried over. */
export function noteUntaken({ settings, locate }: MintlifyConfig, notes: ImportNotes): void {
  for (const key of Object.keys(settings)) {
    const value = own(settings, key);
    const isEmpty =
      value === undefined ||
      value === null ||
      (typeof value === 'object' && Object.values(value).every((inner) => inner === undefined));
    if (TAKEN.has(key) || isEmpty) continue;
    const [why, remedy] = (Object.hasOwn(OTHERS, key) ? OTHERS[key] : undefined) ?? [
      'there is no equivalent',
      'See docs/reference/settings.md.',
    ];
    notes.leaveOut(locate(key), `the setting ${JSON.stringify(key)}`, why, remedy);
  }
}
