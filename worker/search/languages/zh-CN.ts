import { toEnglishStem } from './english-stem.ts';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics as fold } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** Words of pairs of letters, as text without spaces is indexed. */
export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: toEnglishStem,
  isUnspaced: true,
  words: extendEnglish(
    {
      stopWords: '一个 什么 可以 如何 怎么 怎样 这个 那个 我们 你们 他们',
      actions: {
        create: '创建 新建 添加 新增',
        delete: '删除',
        update: '修改 更新 编辑',
        get: '获取 查看',
        list: '列表',
      },
    },
    fold,
  ),
};
