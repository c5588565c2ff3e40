import { describe, expect, it } from 'vitest';
import { findPaths, type SmallPage, searchPages } from './small-site.ts';

const page = (path: string, title: string, text = ''): SmallPage => ({ path, title, text });

describe('search in German', () => {
  const pages = [
    page('/labels', 'Versandetiketten drucken'),
    page('/approval', 'Eingangsrechnungen', 'Zwei Personen genehmigen eine Rechnung.'),
    page('/locations', 'Lagerplatzverwaltung', 'Regale und Fächer im Lager.'),
    page('/stocktaking', 'Inventur', 'Jeder Artikel wird einmal im Jahr gezählt.'),
    page('/articles', 'Artikel', 'Jede Größe hat eine Nummer.'),
    page('/recipient', 'Rechnungsempfänger', 'Der Kunde bekommt die Rechnung.'),
    page('/cancel', 'Rechnungen aufheben', 'Eine Stornorechnung hebt eine Rechnung auf.'),
    page('/shipping', 'Versand', 'Pakete gehen täglich in den Versand.'),
  ];
  const find = (text: string): Promise<string[]> => findPaths(pages, text, { locale: 'de' });

  it.each([
    ['Etikett', '/labels'],
    ['Etiketten', '/labels'],
    ['Genehmigung', '/approval'],
    ['genehmigt', '/approval'],
    ['Verwaltung', '/locations'],
    ['gezählt', '/stocktaking'],
    ['gezaehlt', '/stocktaking'],
    ['zählen', '/stocktaking'],
    ['Groesse', '/articles'],
    ['Größen', '/articles'],
    ['grosse', '/articles'],
    ['Empfänger', '/recipient'],
    ['Empfaenger', '/recipient'],
    ['storno', '/cancel'],
    ['stornieren', '/cancel'],
    ['Nummer des Artikels', '/articles'],
    ['wie werden Regale verwaltet', '/locations'],
  ])('finds %s', async (text, path) => {
    expect((await find(text))[0]).toBe(path);
  });

  it.each([
    ['eingebuchte', 'Belege einbuchen'],
    ['eingebucht', 'Belege einbuchen'],
    ['gezahlt', 'Rechnungen zahlen'],
  ])('finds the infinitive of a participle that no page has: %s', async (participle, title) => {
    expect(await findPaths([page('/verb', title), page('/other', 'Lager')], participle, { locale: 'de' })).toEqual([
      '/verb',
    ]);
  });

  it('finds a page with a word before one with a compound of it', async () => {
    expect(await find('Versand')).toEqual(['/shipping', '/labels']);
  });

  it('counts a compound in the title of a page that mentions the word too', async () => {
    const users = page('/users', 'Benutzerverwaltung', 'Fragen Sie die Verwaltung.');
    const mandates = page('/mandates', 'Mandate', 'Fragen Sie die Verwaltung.');
    expect(await findPaths([users, mandates], 'Verwaltung', { locale: 'de' })).toEqual(['/users', '/mandates']);
  });

  it('finds the pages for the parts of a compound that no page has', async () => {
    expect((await find('Artikelgroesse'))[0]).toBe('/articles');
  });

  it('marks the compound', async () => {
    const { results } = await searchPages(pages, 'Etikett', { locale: 'de' });
    expect(results[0]?.words).toEqual(['versandetiketten']);
  });

  it('suggests words as they are spelled in pages', async () => {
    expect(await searchPages(pages, 'Rechnungsempfenger', { locale: 'de' })).toMatchObject({
      suggestion: 'rechnungsempfänger',
    });
  });

  it('finds English names of operations, and by German verbs', async () => {
    const api: SmallPage[] = [
      { path: '/api/list-invoices', title: 'List invoices', operation: 'GET /invoices' },
      { path: '/api/delete-invoice', title: 'Delete an invoice', operation: 'DELETE /invoices/{invoiceId}' },
    ];
    expect((await findPaths(api, 'list invoices', { locale: 'de' }))[0]).toBe('/api/list-invoices');
    expect((await findPaths(api, 'Rechnung löschen', { locale: 'de' }))[0]).toBe('/api/delete-invoice');
  });

  it('ranks the guide before the schema', async () => {
    const found = await findPaths(
      [
        { path: '/api/schemas/bestand', title: 'Bestand', kind: 'schema' },
        page('/stock', 'Bestand und Verfügbarkeit', 'Der Bestand ist die Menge im Lager.'),
      ],
      'Bestand',
      { locale: 'de' },
    );
    expect(found).toEqual(['/stock', '/api/schemas/bestand']);
  });
});

describe('search in other languages', () => {
  it.each([
    ['fr', 'Factures', 'facturation', 'relances'],
    ['fr', "L'entrepôt", 'entrepots', 'clients'],
    ['fr', 'Comptabilité', 'comptabilite', 'clients'],
    ['fr', 'Annuler', 'annulation', 'clients'],
    ['fr', 'Les prélèvements', "d'un prelevement", 'clients'],
    ['es', 'Facturación', 'facturas', 'clientes'],
    ['es', 'Facturas', 'facturacion', 'clientes'],
    ['it', 'Fatture', 'fattura', 'clienti'],
    ['it', "L'archiviazione", 'archiviare', 'clienti'],
    ['pt-BR', 'Integrações', 'integracao', 'clientes'],
    ['pt', 'Pagamentos', 'pagamento', 'clientes'],
    ['nl', 'Verzendlabels voor klanten', 'label', 'voorraad'],
    ['nl', 'Facturen', 'factuur', 'klanten'],
    ['nl', 'Factureren', 'gefactureerd', 'klanten'],
    ['pl', 'Faktury', 'faktur', 'klienci'],
    ['ar', 'الفواتير', 'فاتورة فواتير', 'المخزون'],
    ['ja', 'データのインポート', 'テータ データ', 'ラベル'],
    ['ja', '請求書の取り消し', '請求書を取り消す', '在庫'],
    ['zh-CN', '发票管理', '发票', '库存'],
    ['zh-CN', '您可以通过以下步骤在控制台的设置页面中创建新的发票模板', '发票模板', '库存'],
    ['zh-CN', '使用webhook接收通知', 'webhook', '库存'],
    ['zh-CN', '返回401错误', '401', '库存'],
    ['zh-CN', '调用listInvoices接口', 'list invoices', '库存'],
    ['ja', 'この手順では、管理画面の設定ページから新しい請求書テンプレートを作成します', '請求書テンプレート', '在庫'],
    ['th', 'คุณสามารถสร้างแม่แบบใบแจ้งหนี้ใหม่ได้จากหน้าการตั้งค่า', 'การตั้งค่า', 'สินค้าคงคลัง'],
    ['lo', 'ທ່ານສາມາດສ້າງໃບແຈ້ງໜີ້ໃໝ່ໄດ້ຈາກໜ້າການຕັ້ງຄ່າ', 'ການຕັ້ງຄ່າ', 'ສິນຄ້າ'],
    ['km', 'អ្នកអាចបង្កើតវិក្កយបត្រថ្មីពីទំព័រការកំណត់', 'ការកំណត់', 'ស្តុក'],
    ['my', 'ဆက်တင်စာမျက်နှာမှငွေတောင်းခံလွှာအသစ်ဖန်တီးနိုင်သည်', 'ငွေတောင်းခံလွှာ', 'ကုန်ပစ္စည်း'],
    ['en', '您可以通过以下步骤在控制台的设置页面中创建新的发票模板', '发票模板', 'Invoices'],
  ])('%s: finds %j for %j', async (locale, title, query, other) => {
    const pages = [page('/wanted', title), page('/other', other)];
    expect((await findPaths(pages, query, { locale }))[0]).toBe('/wanted');
  });

  it('finds a word at the end of a page of text without spaces or punctuation', async () => {
    const text = `${'您可以通过以下步骤'.repeat(20_000)}发票模板`;
    expect(await findPaths([page('/a', '页', text)], '发票模板', { locale: 'zh-CN' })).toEqual(['/a']);
  });

  it('begins an excerpt at the word, and marks only that, in text without spaces', async () => {
    const text = `${'您可以通过以下步骤'.repeat(30)}创建webhook模板`;
    const pages = [page('/a', '页')].map((one) => ({ ...one, places: [{ id: 'b', label: '节', text }] }));
    const { results } = await searchPages(pages, '模板', { locale: 'zh-CN' });
    expect(results[0]?.excerpt).toMatch(/^… .*webhook模板$/);
    expect(results[0]?.words).toEqual(['模板']);
  });

  it('marks a word without the article before it', async () => {
    const { results } = await searchPages([page('/a', "Ranger l'entrepôt")], 'entrepôt', { locale: 'fr' });
    expect(results[0]?.words).toEqual(['entrepôt']);
  });

  it.each([
    ['बिल', 'बल', 'बैल'],
    ['বিল', 'বল', 'বাল'],
    ['மணி', 'மண', 'மணை'],
    ['ชื่อ', 'ชอ', 'ชีอ'],
    ['វិញ', 'វញ', 'វេញ'],
    ['デス', 'テス', 'テズ'],
  ])('takes vowel signs for letters in any language: %s is neither %s nor %s', async (word, ...others) => {
    const pages = [page('/wanted', word), ...others.map((other, index) => page(`/${index}`, other))];
    expect(await findPaths(pages, word)).toEqual(['/wanted']);
  });

  it.each([
    ['λογαριασμός', 'λογαριασμος'],
    ['счёт', 'счет'],
    ['חֶשְׁבּוֹן', 'חשבון'],
    ['فَاتُورَة', 'فاتورة'],
    ['Hoá đơn', 'hoa don'],
    ['1️⃣', '1'],
  ])('finds words with accents and points without them in any language: %s', async (title, query) => {
    expect(await findPaths([page('/wanted', title)], query)).toEqual(['/wanted']);
  });

  it('does not find what only looks alike: デ is not テ', async () => {
    expect(await findPaths([page('/a', 'テスト')], 'デスク', { locale: 'ja' })).toEqual([]);
  });
});

describe('a question for changes since a date', () => {
  it.each([
    ['de', 'API: Änderungsprotokoll', 'Änderungen seit 3. Mai 2026'],
    ['fr', 'API : journal des modifications', 'modifications depuis le 3 mai 2026'],
    ['es', 'API: registro de cambios', 'cambios desde el 3 de mayo de 2026'],
    ['ja', 'API: 変更履歴', '2026年5月3日以降の変更'],
  ])('shows the entries of the changelog from then on: %s', async (locale, title, query) => {
    const labels = ['2026-05-20: 2.0', '2026-05-02: 1.4'];
    const changelog = { path: '/changelog', title, places: labels.map((label) => ({ id: label.slice(0, 10), label })) };
    const { results } = await searchPages([changelog, page('/other', 'API')], query, { locale });
    expect(results[0]?.href).toBe('/changelog#2026-05-20');
    expect(results[0]?.sections ?? []).toEqual([]);
  });
});
