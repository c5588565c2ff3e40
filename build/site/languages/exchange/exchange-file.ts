import type { Position } from '../../../base/report/position.ts';
import type { PageLanguages } from '../page-of-parts.ts';
import { TEXTS_FILE } from '../site-texts.ts';
import type { TranslationUnit } from './page-units.ts';

/** States of a translation, in order (XLIFF 2.0 §4.3.1.31). */
export const STATES = ['initial', 'translated', 'reviewed', 'final'] as const;
export type SegmentState = (typeof STATES)[number];

/** Units of a file in a language, for translation tools. */
export interface ExportFile {
  /** The page that they are in, relative to the content folder, or `texts.yaml`. */
  readonly original: string;
  readonly languages: PageLanguages;
  readonly units: readonly TranslationUnit[];
}

/** A translated unit, as a translation tool gives it back. Not trusted: the file may come from anywhere. */
export interface ImportUnit {
  readonly original: string;
  readonly id: string;
  readonly position: Position;
  readonly state: SegmentState;
  /** Its target as Markdown. Throws TargetError if that cannot be made of it. */
  readonly toMarkdown: (unit: TranslationUnit) => string;
}

/** What a translation tool gives back. */
export interface ImportFile {
  /** For messages. */
  readonly file: string;
  /** As written. */
  readonly languages: PageLanguages;
  readonly units: readonly ImportUnit[];
}

/** A target that cannot be read: what was found and what to do. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

/** Where a unit is, for translators. */
export function noteOf(original: string, { kind, isBlock, state }: TranslationUnit): string {
  const place =
    original === TEXTS_FILE
      ? 'Text that is not in a page, such as a label.'
      : isBlock
        ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}.`
        : `Front matter: ${kind}.`;
  return state === 'stale' ? `${place} The original has changed since it was translated.` : place;
}

/** The state of a unit in an export: what is out of date begins again, with the earlier translation. */
export function exportState({ state, target }: TranslationUnit): SegmentState {
  return state === 'current' && target !== null ? 'translated' : 'initial';
}
