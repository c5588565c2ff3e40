import { describe, expect, it } from 'vitest';
import { splitBlocks } from '../../../../build/site/languages/blocks.ts';
import { findFresh } from '../../../../build/site/languages/fresh-blocks.ts';
import { tieBlocks } from '../../../../build/site/languages/ledger.ts';
import { createRandom } from '../../../random.ts';

const ORIGINAL = ['# Bills', 'First.', '- a\n- b', '## Pay', 'Second.', '```sh\nls\n\npwd\n```', 'Third.'];
const TRANSLATION = [
  '# Rechnungen',
  'Erstens.',
  '- x\n- y',
  '## Zahlen',
  'Zweitens.',
  '```sh\nls\n\npwd\n```',
  'Drittens.',
];

const blocksOf = (texts: readonly string[]) => splitBlocks(texts.join('\n\n'));
const UNITS = tieBlocks(blocksOf(ORIGINAL), blocksOf(TRANSLATION));

/** The blocks that readers see. */
function shown(original: readonly string[], translation: readonly string[], units = UNITS): string[] {
  const { parts } = findFresh(blocksOf(original), blocksOf(translation), units);
  return parts.flatMap(({ blocks }) => blocks.map(({ text }) => text.trim()));
}

function replaced(texts: readonly string[], index: number, ...others: readonly string[]): string[] {
  return [...texts.slice(0, index), ...others, ...texts.slice(index + 1)];
}

describe('a translation', () => {
  it('is shown whole while its original is as it was, or only its space has changed', () => {
    expect(shown(ORIGINAL, TRANSLATION)).toEqual(TRANSLATION);
    const { parts, staleBlocks } = findFresh(splitBlocks(ORIGINAL.join('\n\n\n\n')), blocksOf(TRANSLATION), UNITS);
    expect([parts.every(({ kind }) => kind === 'translation'), staleBlocks]).toEqual([true, 0]);
  });

  it('shows a block of the original that has changed, and keeps the rest', () => {
    const changed = replaced(ORIGINAL, 4, 'Second, but later.');
    expect(shown(changed, TRANSLATION)).toEqual(replaced(TRANSLATION, 4, 'Second, but later.'));
    expect(findFresh(blocksOf(changed), blocksOf(TRANSLATION), UNITS)).toMatchObject({ staleBlocks: 1, staleWords: 3 });
  });

  it('shows blocks that are new, and drops those of blocks that are gone', () => {
    expect(shown(replaced(ORIGINAL, 1, 'First.', 'New.'), TRANSLATION)).toEqual(
      replaced(TRANSLATION, 1, 'Erstens.', 'New.'),
    );
    expect(shown(replaced(ORIGINAL, 1), TRANSLATION)).toEqual(replaced(TRANSLATION, 1));
    expect(shown([...ORIGINAL].slice(3), TRANSLATION)).toEqual(TRANSLATION.slice(3));
  });

  it('keeps the last block if those before and after it are gone', () => {
    const [units, translation] = [UNITS.slice(0, 3), TRANSLATION.slice(0, 3)];
    expect(shown(['New.', 'First.'], translation, units)).toEqual(['New.', 'Erstens.']);
  });

  it('follows a section to another place', () => {
    const moved = [...ORIGINAL.slice(0, 1), ...ORIGINAL.slice(3), ...ORIGINAL.slice(1, 3)];
    expect(shown(moved, TRANSLATION).filter((text) => ORIGINAL.includes(text) && !TRANSLATION.includes(text))).toEqual(
      ORIGINAL.slice(1, 3),
    );
  });

  it('that was changed after its original counts as up to date, until it is recorded', () => {
    const changed = replaced(ORIGINAL, 4, 'Second, but later.');
    const updated = replaced(TRANSLATION, 4, 'Zweitens, aber später.');
    expect(shown(changed, updated)).toEqual(updated);
    expect(findFresh(blocksOf(changed), blocksOf(updated), UNITS).isUnrecorded).toBe(true);
    const recorded = tieBlocks(blocksOf(changed), blocksOf(updated));
    expect(findFresh(blocksOf(changed), blocksOf(updated), recorded)).toMatchObject({
      isUnrecorded: false,
      staleBlocks: 0,
    });
  });

  it('that was changed does not vouch for the blocks beside it', () => {
    const changed = replaced(replaced(ORIGINAL, 1, 'First, but later.'), 2, '- a\n- c');
    const translation = replaced(TRANSLATION, 1, 'Erstens, aber später.');
    expect(shown(changed, translation)).toEqual(replaced(translation, 2, '- a\n- c'));
    expect(findFresh(blocksOf(changed), blocksOf(translation), UNITS)).toMatchObject({ staleBlocks: 1 });
  });

  it('of a long page is shown but for what has changed', () => {
    const paragraphs = (word: string): string[] => Array.from({ length: 2_500 }, (_, index) => `${word} ${index}.`);
    const [long, translation] = [paragraphs('Text'), paragraphs('Absatz')];
    const units = tieBlocks(blocksOf(long), blocksOf(translation));
    expect(shown(long, translation, units)).toEqual(translation);
    expect(shown(replaced(long, 1_000, 'New.'), translation, units)).toEqual(replaced(translation, 1_000, 'New.'));
  });

  it('with other blocks than recorded is shown whole', () => {
    const rewritten = ['# Rechnungen', 'Alles in einem Absatz.'];
    expect(shown(replaced(ORIGINAL, 1, 'Other.'), rewritten)).toEqual(rewritten);
  });

  it('is compared by section where sections have other numbers of blocks', () => {
    const merged = ['# Rechnungen', 'Erstens, mit Liste.', '## Zahlen', ...TRANSLATION.slice(4)];
    const units = tieBlocks(blocksOf(ORIGINAL), blocksOf(merged));
    expect(shown(ORIGINAL, merged, units)).toEqual(merged);
    expect(shown(replaced(ORIGINAL, 1, 'Other.'), merged, units)).toEqual([
      '# Bills',
      'Other.',
      '- a\n- b',
      ...merged.slice(2),
    ]);
    expect(shown(replaced(ORIGINAL, 6, 'Other.'), merged, units)).toEqual(replaced(merged, 6 - 1, 'Other.'));
  });

  it('has as many blocks as the original after any edits of it, each fresh or original', () => {
    const random = createRandom(7);
    for (let run = 0; run < 200; run++) {
      let edited: readonly string[] = ORIGINAL;
      for (let edit = random(4); edit >= 0; edit--) {
        const at = random(edited.length);
        const kept = edited[at] ?? '';
        const other = `Other ${run}-${edit}.`;
        const changes = [[other], [kept, other], []];
        edited = replaced(edited, at, ...(changes[random(3)] ?? []));
      }
      const seen = shown(edited, TRANSLATION);
      const pairs = new Map(ORIGINAL.map((text, index) => [text, TRANSLATION[index]]));
      expect(seen).toHaveLength(edited.length);
      for (const [index, text] of seen.entries())
        expect([edited[index], pairs.get(edited[index] ?? '')]).toContain(text);
    }
  });
});
