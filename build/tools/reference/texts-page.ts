import { code } from '../../page/text/markdown/markdown-text.ts';
import { type InterfaceText, listTexts } from '../../site/config/texts/list-texts.ts';

/** Where readers see the texts of a section. */
const SECTIONS: Readonly<Record<string, string>> = {
  access: 'Signing in to a site with audiences.',
  agents: 'Indexes and Markdown pages, for programs.',
  callback: 'The page to which an authorization server returns.',
  client: 'The script that loads with each page.',
  dev: 'What `docvane dev` shows on top of pages.',
  faults: 'What is wrong with a value, in forms, in checks of responses and in the mock.',
  later: 'Buttons and messages that scripts add to pages.',
  mock: 'Errors of the mock.',
  mockAddress: 'Errors for addresses that the mock does not have.',
  news: 'Lists of news.',
  page: 'Pages: their frame and their blocks.',
  reference: 'Pages of APIs.',
  search: 'The search dialog.',
  tryIt: 'Try-it forms and the responses to them.',
};

/** The reference of the texts that a site can change. */
export function textsPage(): string {
  const texts = listTexts();
  const sections = [...new Set(texts.map(sectionOf))].map((section) => {
    const rows = texts.filter((text) => sectionOf(text) === section).map(toRow);
    return `## ${section}\n\n${SECTIONS[section] ?? ''}\n\n| key | English | forms |\n|---|---|---|\n${rows.join('\n')}`;
  });
  return `---
title: Texts
description: Every text of the interface, with its key.
---

A site can change these texts and add a language: see [Languages](../languages.md#your-own-texts). A text shows all values that the
English one has in braces. \`plural\` is one text, or one for each plural category of the language. \`empty\` needs a second text,
without the value, which may be missing. Quoted texts have spaces at their ends, or line breaks. This page is generated from the code
(\`npm run reference\`).

${sections.join('\n\n')}
`;
}

function sectionOf({ key }: InterfaceText): string {
  return key.slice(0, key.indexOf('.'));
}

function toRow({ key, english, selector, isOptional }: InterfaceText): string {
  const forms = isOptional ? '`empty`' : selector === null ? '' : '`plural`';
  const text = english === english.trim() ? english : JSON.stringify(english);
  return `| \`${key}\` | ${code(text).replaceAll('|', '\\|')} | ${forms} |`;
}
