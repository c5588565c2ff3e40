export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';
type AdmonitionWord = AdmonitionKind | 'caution' | 'important' | 'secondary' | 'success';

/** How an admonition looks, and the word that titles it where it has no title. */
export interface AdmonitionLook {
  readonly kind: AdmonitionKind;
  readonly word: AdmonitionWord;
}

const KINDS: Readonly<Record<AdmonitionWord, AdmonitionKind>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  secondary: 'note',
  success: 'tip',
};

export const ADMONITION_WORDS: readonly string[] = Object.keys(KINDS);

/** The look of an admonition's name, in any case; null for an unknown name. */
export function findAdmonition(name: string): AdmonitionLook | null {
  const word = name.toLowerCase();
  return isWord(word) ? { kind: KINDS[word], word } : null;
}

function isWord(word: string): word is AdmonitionWord {
  return Object.hasOwn(KINDS, word);
}
