import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../base/project-root.ts';

/** What each custom property of the theme is for, by its name without the dashes. */
export const TOKEN_NOTES: Readonly<Record<string, string>> = {
  hue: 'hue of the neutrals and of the accent (`theme.accent` sets it)',
  accent: 'links, current entries, marks',
  'accent-ink': 'text on the accent',
  'accent-wash': 'ground of current entries and of selected text',
  action: 'buttons that send (`theme.action` sets it)',
  'action-ink': 'text on such buttons',
  focus: 'outline of what has the focus',
  paper: 'ground of the page',
  side: 'ground of the sidebar',
  raised: 'ground of cards, menus and windows',
  sunken: 'ground of tables, fields and code in the text',
  code: 'ground of code panes, dark in both modes',
  ink: 'text',
  'ink-soft': 'secondary text',
  'ink-faint': 'captions, placeholders',
  line: 'separators',
  'line-strong': 'borders of controls',
  info: 'information',
  tip: 'tips',
  warning: 'warnings',
  danger: 'dangers and errors',
  get: 'badge of GET',
  post: 'badge of POST',
  put: 'badge of PUT',
  patch: 'badge of PATCH',
  delete: 'badge of DELETE',
  'code-keyword': 'keywords in code',
  'code-string': 'strings in code',
  'code-comment': 'comments in code',
  'code-number': 'numbers in code',
  'code-function': 'functions in code',
  'code-punctuation': 'punctuation in code',
  text: 'face of the text (`theme.fonts.text` sets it)',
  mono: 'face of code (`theme.fonts.mono` sets it)',
  'size-13': 'labels, badges',
  'size-14': 'code, navigation',
  'size-15': 'secondary text',
  'size-17': 'text of guides',
  'size-20': 'headings of level 3',
  'size-26': 'headings of level 2',
  'size-36': 'title of a page',
  'size-56': 'title of the home page',
  navbar: 'height of the navbar',
  content: 'greatest width of the page',
  measure: 'greatest width of text',
  wide: 'greatest width of tables, diagrams and code',
  radius: 'corners of cards and panes',
  'radius-inner': 'corners of what is in them',
  shadow: 'shadow of what is above the page',
  hover: 'transition of what the pointer is on',
  opening: 'transition of what opens',
};

interface Token {
  readonly name: string;
  readonly light: string;
  /** The same as `light` for a value without modes. */
  readonly dark: string;
}

/** `docs/reference/tokens.md`: the custom properties that a stylesheet can set, with their values. */
export function tokensPage(): string {
  const rows = readTokens().map(({ name, light, dark }) => {
    const values = light === dark ? [`\`${light}\``, ''] : [`\`${light}\``, `\`${dark}\``];
    return `| \`--${name}\` | ${[TOKEN_NOTES[name] ?? '', ...values].join(' | ')} |`;
  });
  return `---
title: Tokens
description: "The custom properties of the theme: colors, sizes, faces and corners."
---

The styles of a site read these custom properties. Set one in the file that \`theme.stylesheet\` names, on \`:root\`. A color for each
mode is \`light-dark(LIGHT, DARK)\`. Colors that \`theme.accent\`, \`theme.action\` and \`theme.navbar\` set have enough contrast in both
modes; of those in a stylesheet, you take care yourself. This page is generated (\`npm run reference\`).

| property | for | value, or light | dark |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** The custom properties of the first rule of tokens.css. */
export function readTokens(): Token[] {
  const css = readFileSync(join(PROJECT_ROOT, 'worker/ui/styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const [, root = ''] = /:root \{([\s\S]*?)\n\}/.exec(css) ?? [];
  return [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    light: inMode(value, 0),
    dark: inMode(value, 1),
  }));
}

/** A value with each `light-dark(…, …)` replaced by one of its colors (CSS Color 5 §7). */
function inMode(value: string, mode: 0 | 1): string {
  const color = /light-dark\(((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+),\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)\)/g;
  return value
    .replace(color, (_, light: string, dark: string) => [light, dark][mode] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
