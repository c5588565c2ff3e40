import { describe, expect, it } from 'vitest';
import { countWords } from '../../../../build/page/text/count-words.ts';

describe('countWords()', () => {
  it.each([
    ['Send it to `a@b.test`, twice.', 7],
    ['Überweisung 42', 2],
    ['الفاتورة تطلب المال', 3],
    ['請求書を送信します', 5],
    ['API に請求書を送る', 5],
    ['ใบแจ้งหนี้ ໃບແຈ້ງໜີ້ វិក្កយបត្រ ငွေတောင်းခံလွှာ', 13],
    ['', 0],
  ])('finds the words of %j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
