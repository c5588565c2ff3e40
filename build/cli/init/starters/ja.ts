import type { StarterTexts } from './en.ts';

export const ja: StarterTexts = {
  aboutSettings: 'サイトの設定です。すべての設定は docvane のドキュメントを参照してください。',
  aboutTitle: 'サイトの名前です。ナビゲーションバーとページのタイトルに表示されます。',
  aboutTagline: 'サイトを紹介する 1 行です。ホームページと Web マニフェストで使われます。',
  tagline: 'ガイドとリファレンス',
  aboutOrigin: 'サイトの公開アドレスです。正規リンク、フィード、サイトマップで使われます。',
  aboutProduct: '製品です。本文では {{ product.name }} と書きます。slug は API の名前です。',
  aboutLocale: 'インターフェースの言語です。',
  aboutAccent: 'アクセントカラーです。YAML では # からコメントが始まるため、引用符を残してください。',
  aboutNavbar: '各ページの上部にあるリンクです。指定したサイドバーのあるページで強調表示されます。',
  guides: 'ガイド',
  aboutFooter: 'フッターの最後の行です。',
  aboutApis: 'API 記述です。各操作のページが /api の下に作られます。',
  aboutCategory:
    'サイドバーでのこのフォルダーのグループです。ページは sidebar_position、次にファイル名の順に並びます。',
  firstSteps: 'はじめに',
  firstStepsSummary: 'このページの編集、ページの追加、サイトの準備について説明します。',
  editPage:
    'このページは `content/guides/first-steps.md` です。`npm run dev` の実行中に編集すると、変更がブラウザーに表示されます。',
  addPage: 'ページを追加する',
  addPageText: '`content/` にある Markdown ファイルはすべてページになり、サイドバーに表示されます。',
  nextSteps: '次のステップ',
  nextStepsText:
    'ロゴを `content/static/` に置き、`content/site.yaml` の `origin` を設定してから、`npm run check` を実行してください。',
  homeSummary: '{{ product.name }} のドキュメントです。',
};
