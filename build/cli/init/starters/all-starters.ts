/* The first pages of a site in every language: one file and one line each. */
export { ar } from './ar.ts';
export { de } from './de.ts';
export { en } from './en.ts';
export { es } from './es.ts';
export { fr } from './fr.ts';
export { it } from './it.ts';
export { ja } from './ja.ts';
export { nl } from './nl.ts';
export { pl } from './pl.ts';
export { ptBR } from './pt-BR.ts';
export { zhCN } from './zh-CN.ts';
