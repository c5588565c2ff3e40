import { findMessages } from '../../model/messages/find-messages.ts';
import { LANGUAGE as ar } from './ar.ts';
import { LANGUAGE as de } from './de.ts';
import { LANGUAGE as en } from './en.ts';
import { LANGUAGE as es } from './es.ts';
import { LANGUAGE as fr } from './fr.ts';
import { LANGUAGE as it } from './it.ts';
import { LANGUAGE as ja } from './ja.ts';
import type { SearchLanguage } from './language.ts';
import { LANGUAGE as nl } from './nl.ts';
import { LANGUAGE as pl } from './pl.ts';
import { LANGUAGE as ptBR } from './pt-BR.ts';
import { LANGUAGE as zhCN } from './zh-CN.ts';

const LANGUAGES: Readonly<Record<string, SearchLanguage>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  'pt-BR': ptBR,
  'zh-CN': zhCN,
};

/** How search reads the texts of a site, by its BCP 47 tag. For code that is not bundled for a site. */
export function findLanguage(tag: string): SearchLanguage {
  return LANGUAGES[findMessages(tag).locale] ?? en;
}
