import type { SampleLanguage } from '../../sample-language.ts';
export declare const GO: SampleLanguage;
