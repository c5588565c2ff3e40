import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ptBR } from './pt-BR.ts';
import type { StarterTexts } from './starter-texts.ts';
import { zhCN } from './zh-CN.ts';

/** By the tag of the interface's texts. */
const STARTERS: Readonly<Record<string, StarterTexts>> = {
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

/** The texts of a new site in a language (BCP 47), or in English if there are none. */
export function findStarters(tag: string): StarterTexts {
  return STARTERS[findMessages(tag).locale] ?? en;
}
