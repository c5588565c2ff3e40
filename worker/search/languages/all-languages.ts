/* Search in every language: one file and one line each. */
export { LANGUAGE as ar } from './ar.ts';
export { LANGUAGE as de } from './de.ts';
export { LANGUAGE as en } from './en.ts';
export { LANGUAGE as es } from './es.ts';
export { LANGUAGE as fr } from './fr.ts';
export { LANGUAGE as it } from './it.ts';
export { LANGUAGE as ja } from './ja.ts';
export { LANGUAGE as nl } from './nl.ts';
export { LANGUAGE as pl } from './pl.ts';
export { LANGUAGE as ptBR } from './pt-BR.ts';
export { LANGUAGE as zhCN } from './zh-CN.ts';
