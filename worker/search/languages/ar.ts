import { stemmer } from '@orama/stemmers/arabic';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** The article, which is written together with the word, as are some words before it. */
const ARTICLE = /(?<!\p{L})(?:[وفبك]?ال|لل)(?=\p{L}{3})/gu;

/** Without the article, and without signs that readers leave out. */
function fold(text: string): string {
  return foldDiacritics(text).replaceAll('ـ', '').replaceAll('ى', 'ي').replace(ARTICLE, '');
}

export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (folded) => stemmer(folded),
  words: extendEnglish(
    {
      stopWords: `أن أو إذا إلى أي التي الذي الى ان او اي اين أين بعد به بين تم ثم حتى ذلك ضمن على عليه عن عند في فيه قبل
        قد كان كل كم كيف لا لكن لم له لها ما ماذا متى مع من منه نحو نعم هذا هذه هل هم هناك هو هي و يتم يمكن يمكنني`,
      questionWords: 'أين كم كيف لماذا ما ماذا متى من هل',
      actions: {
        create: 'إضافة إنشاء أضف أنشئ جديد جديدة',
        delete: 'حذف إزالة احذف',
        update: 'تعديل تحديث تغيير عدل',
        get: 'عرض تنزيل قراءة',
        list: 'قائمة بحث',
      },
    },
    fold,
  ),
};
