import { ENGLISH_WORDS } from './english-words.ts';
import { type ActionName, type LanguageWords, mapActions } from './language.ts';

/** What a language has in addition to English. Lists of words are separated by spaces. */
interface OwnWords {
  readonly stopWords: string;
  readonly questionWords?: string;
  readonly questionFillers?: string;
  readonly actions?: Readonly<Record<ActionName, string>>;
  readonly articles?: string;
  readonly prepositions?: string;
}

/** The words of a language and those of English, because names in APIs are English in any documentation. */
export function extendEnglish(own: OwnWords, fold: (text: string) => string): LanguageWords {
  const list = (words = ''): string[] => fold(words).split(/\s+/);
  const join = (words: ReadonlySet<string>, more: string | undefined): ReadonlySet<string> =>
    new Set([...words, ...list(more)]);
  const english = ENGLISH_WORDS;
  const actions = Object.fromEntries(
    Object.entries(english.actions).map(([name, words]) => [
      name,
      [...words, ...list(own.actions?.[name as ActionName])].filter((word) => word !== ''),
    ]),
  ) as unknown as LanguageWords['actions'];
  return {
    stopWords: join(english.stopWords, own.stopWords),
    questionWords: join(english.questionWords, own.questionWords),
    questionFillers: join(english.questionFillers, own.questionFillers),
    actions,
    actionWords: mapActions(actions),
    articles: join(english.articles, own.articles),
    prepositions: join(english.prepositions, own.prepositions),
  };
}
