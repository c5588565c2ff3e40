import type { StatusNames } from '../texts/reference-messages.ts';
export declare const statuses: StatusNames;
