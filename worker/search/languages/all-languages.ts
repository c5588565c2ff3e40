/* Search in every language: one file and one line each. */
export * as ar from './ar.ts';
export * as de from './de.ts';
export * as en from './en.ts';
export * as es from './es.ts';
export * as fr from './fr.ts';
export * as it from './it.ts';
export * as ja from './ja.ts';
export * as nl from './nl.ts';
export * as pl from './pl.ts';
export * as ptBR from './pt-BR.ts';
export * as zhCN from './zh-CN.ts';
