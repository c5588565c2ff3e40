import { type ExportFile, exportState, noteOf, type SegmentState } from '../exchange-file.ts';
import { type CodeType, hasWords } from '../markup/pieces.ts';
import type { TranslationUnit } from '../page-units.ts';
import { escapeContent, escapeXml } from './escape-xml.ts';
import { type CodePiece, fitTarget, type InlinePiece, type Run, toRuns } from './runs.ts';

/** The namespace of XLIFF 2.0 and 2.1. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/**
 * Units as XLIFF 2.0: a unit (§4.2.2.5) has a segment (§4.2.2.6) for each paragraph, list item and table cell, and the
 * markup between them in ignorables (§4.2.2.7). Markup in sentences is inline codes (§4.7.2) with their original data.
 */
export function renderXliff({ original, languages, units }: ExportFile): string {
  const file = element(
    'file',
    { id: 'f1', original, 'xml:space': 'preserve' },
    units.map((unit) => renderUnit(unit, noteOf(original, unit))),
  );
  const root = { xmlns: XLIFF_NAMESPACE, version: '2.0', srcLang: languages.original, trgLang: languages.translation };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', root, [file]).join('\n')}\n`;
}

function renderUnit(unit: TranslationUnit, note: string): string[] {
  const state = exportState(unit);
  const runs = toRuns(unit.pieces);
  const target = fitTarget(unit);
  const notes = unit.target !== null && target === null ? [note, `Earlier translation: ${unit.target}`] : [note];
  const data = runs.flatMap(originalData);
  const name = unit.kind.replace(/\.\d+/g, '');
  return element('unit', { id: unit.id, type: `docvane:${name}` }, [
    element(
      'notes',
      {},
      notes.map((text) => `<note>${escapeXml(text)}</note>`),
    ),
    ...(data.length === 0 ? [] : [element('originalData', {}, data)]),
    ...runs.map((run, index) => renderRun(run, target?.[index] ?? null, state)),
  ]);
}

function renderRun(run: Run, target: readonly InlinePiece[] | null, state: SegmentState): string[] {
  if (run.kind === 'break')
    return element('ignorable', {}, [
      `<source><ph id="${run.id}" dataRef="d-${run.id}" type="other" canCopy="no" canDelete="no"/></source>`,
    ]);
  const source = `<source>${renderInline(run.pieces, run.pieces)}</source>`;
  if (!hasWords(run.pieces)) return element('ignorable', {}, [source]);
  // Only a segment with a target has another state than "initial" (§4.3.1.31).
  if (target === null) return element('segment', { state: 'initial' }, [source]);
  return element('segment', { state }, [source, `<target>${renderInline(target, run.pieces)}</target>`]);
}

/** The markup of codes, which tools show to translators (§4.2.2.10). */
function originalData(run: Run): string[] {
  const data = (id: string, text: string): string =>
    `<data id="${id}" xml:space="preserve">${escapeContent(text)}</data>`;
  if (run.kind === 'break') return [data(`d-${run.id}`, run.text)];
  return run.pieces.flatMap((piece) => (piece.kind === 'text' ? [] : [data(dataId(piece), piece.text)]));
}

function dataId({ kind, id }: Pick<CodePiece, 'kind' | 'id'>): string {
  return `d${id}${kind === 'close' ? '-end' : ''}`;
}

const TYPES: Readonly<Record<CodeType, string>> = {
  bold: ' type="fmt" subType="xlf:b"',
  italic: ' type="fmt" subType="xlf:i"',
  format: ' type="fmt"',
  'line-break': ' type="fmt" subType="xlf:lb"',
  link: ' type="link"',
  image: ' type="image"',
  variable: ' type="ui" subType="xlf:var"',
  other: ' type="other"',
};

/**
 * Text with its codes. A span is a `<pc>` (§4.2.3.3), or `<sc>` and `<ec>` (§4.7.2.2) if it ends in another segment.
 * What a translation must have cannot be copied or deleted (§4.7.2.6).
 */
function renderInline(pieces: readonly InlinePiece[], source: readonly InlinePiece[]): string {
  const ends = source.filter((piece): piece is CodePiece => piece.kind === 'open' || piece.kind === 'close');
  const isWhole = ({ id }: CodePiece): boolean => ends.filter((end) => end.id === id).length === 2;
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return escapeContent(piece.text);
      const { id, kind, type, key } = piece;
      const data = dataId(piece);
      const hints = `${TYPES[type]}${key === null ? '' : ' canCopy="no" canDelete="no"'}`;
      if (kind === 'code') return `<ph id="${id}" dataRef="${data}"${hints}/>`;
      if (kind === 'close') return isWhole(piece) ? '</pc>' : `<ec startRef="${id}" dataRef="${data}"${hints}/>`;
      return isWhole(piece)
        ? `<pc id="${id}" dataRefStart="${data}" dataRefEnd="${data}-end"${hints}>`
        : `<sc id="${id}" dataRef="${data}"${hints}/>`;
    })
    .join('');
}

/** The lines of an element. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (string | readonly string[])[],
): string[] {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return [`<${name}${written.join('')}>`, ...children.flat().map((line) => `  ${line}`), `</${name}>`];
}
