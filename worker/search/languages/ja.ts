import { toEnglishStem } from './english-stem.ts';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** Voiced sounds are one letter. All widths are the same. */
function fold(text: string): string {
  return foldDiacritics(text).normalize('NFC');
}

/** Its words are pairs of letters, as text without spaces is indexed. */
export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: toEnglishStem,
  isUnspaced: true,
  words: extendEnglish(
    {
      stopWords: 'ある いる から こと した して する たい ない なっ なる ます ませ まで よう られ れる',
      actions: {
        create: '作成 登録 追加 新規',
        delete: '削除',
        update: '変更 更新 編集',
        get: '取得 表示',
        list: '一覧',
      },
    },
    fold,
  ),
};
