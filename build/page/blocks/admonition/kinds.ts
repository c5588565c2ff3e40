export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';
type AdmonitionWord = AdmonitionKind | 'caution' | 'important' | 'secondary' | 'success';

/** The style of an admonition, and its default title. */
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

/** The look for an admonition name, ignoring case; null for an unknown name. */
export function findAdmonition(name: string): AdmonitionLook | null {
  const word = name.toLowerCase();
  return isWord(word) ? { kind: KINDS[word], word } : null;
}

function isWord(word: string): word is AdmonitionWord {
  return Object.hasOwn(KINDS, word);
}
