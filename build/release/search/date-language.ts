import { findByLocale } from '../../../worker/model/messages/find-messages.ts';

/** How a language asks for what has changed, and when. Words are folded and divided by `|`; they may be patterns. */
export interface DateLanguage {
  /** Before or after the day from which on changes are asked for. */
  readonly since: string;
  /** Before a month. */
  readonly in: string;
  /** Between one of these and a month: `since early may`. The whole month is meant. */
  readonly parts: string;
  /** The beginning of its word for a version, besides those in English and its relatives. */
  readonly version?: string;
  /** What asks for changes or news, beside a date. */
  readonly asks: string;
  /** What readers call a changelog, as they would type it. */
  readonly changelog: readonly string[];
  /** Words for days from the reader's; absent if the language has none yet. */
  readonly relative?: RelativeDays;
}

export interface RelativeDays {
  readonly today: string;
  readonly yesterday: string;
  /** Before a unit: the current and the previous one. */
  readonly current: string;
  readonly last: string;
  /** Before a number of units that end today, besides `last`, and after one: `seit 3 tagen`, `3 days ago`. */
  readonly before: string;
  readonly ago?: string;
  readonly day: string;
  readonly week: string;
  readonly month: string;
  readonly year: string;
}

const EN: DateLanguage = {
  since: 'since|after|onwards?',
  in: 'in|of|on|from|for',
  parts: 'early|mid|late',
  asks: "change(?:s|log)|what(?:['’]s| is| has)? changed|news?|updates?|releases|release notes",
  changelog: [
    'changelog',
    'changes',
    'what changed',
    'what has changed',
    'what is new',
    'release notes',
    'recent changes',
    'latest changes',
    'breaking changes',
    'API changes',
    'API updates',
    'version history',
  ],
  relative: {
    today: 'today',
    yesterday: 'yesterday',
    current: 'this|current',
    last: 'last|past|previous',
    before: 'since',
    ago: 'ago',
    day: 'days?',
    week: 'weeks?',
    month: 'months?',
    year: 'years?',
  },
};

const DE: DateLanguage = {
  since: 'seit|ab|nach',
  in: 'im|in|vom|von|aus|für',
  parts: 'anfang|mitte|ende',
  asks: String.raw`änderung\w*|geändert|neu(?:e[sn]?|erungen|igkeiten)?|versionshinweise`,
  changelog: [
    'Änderungen',
    'Änderungsprotokoll',
    'Neuerungen',
    'Was ist neu',
    'Was hat sich geändert',
    'Versionshinweise',
    'Versionsverlauf',
    'API-Änderungen',
    'aktuelle Änderungen',
    'letzte Änderungen',
    'inkompatible Änderungen',
  ],
  relative: {
    today: 'heute',
    yesterday: 'gestern',
    current: 'diese[mnrs]?',
    last: String.raw`(?:letzt|vorig)e\w?`,
    before: 'seit|vor',
    day: 'tage?n?',
    week: 'wochen?',
    month: 'monate?[ns]?',
    year: 'jahre?[ns]?',
  },
};

/** By locale. */
const LANGUAGES: Readonly<Record<string, DateLanguage>> = {
  en: EN,
  de: DE,
  ar: {
    since: 'منذ|بعد',
    in: 'في',
    parts: 'بداية|منتصف|نهاية',
    version: 'إصدار|الإصدار',
    asks: 'تغييرات|التغييرات|جديد|الجديد|أخبار|الأخبار',
    changelog: ['سجل التغييرات', 'التغييرات', 'ما الجديد', 'ملاحظات الإصدار'],
  },
  es: {
    since: 'desde|después',
    in: 'en|de|del|em',
    parts: '(?:principios|mediados|finales|inicios) de',
    asks: 'cambios|novedades|cambiado|nuevo|noticias|actualizaciones|notas de la versión',
    changelog: ['registro de cambios', 'cambios', 'novedades', 'notas de la versión', 'historial de versiones'],
  },
  fr: {
    since: 'depuis|après|dès',
    in: 'en|de|du|au',
    parts: 'début|(?:la )?mi|fin',
    asks: 'modifications|changements|nouveautés|changé|nouveau|neuf|actualités|notes de version',
    changelog: [
      'journal des modifications',
      'modifications',
      'changements',
      'nouveautés',
      'quoi de neuf',
      'notes de version',
      'historique des versions',
    ],
  },
  it: {
    since: 'dal|dalla|da|dopo',
    in: 'in|di|del|a',
    parts: 'inizio|metà|fine',
    asks: 'modifiche|novità|cambiato|nuovo|notizie|aggiornamenti|note di rilascio',
    changelog: ['registro delle modifiche', 'modifiche', 'novità', 'note di rilascio', 'cronologia delle versioni'],
  },
  ja: {
    since: '以降|以来|から',
    in: 'の',
    parts: '上旬|中旬|下旬',
    asks: '変更|更新|新機能|新着|ニュース|お知らせ|リリースノート',
    changelog: ['変更履歴', '変更点', '変更', '更新履歴', 'リリースノート', '新機能'],
  },
  nl: {
    since: 'sinds|vanaf|na',
    in: 'in|van|uit',
    parts: 'begin|half|medio|eind',
    asks: 'wijzigingen|gewijzigd|veranderd|nieuws?|updates|release-opmerkingen',
    changelog: ['wijzigingen', 'wijzigingslogboek', 'wat is er nieuw', 'versiegeschiedenis', 'release-opmerkingen'],
  },
  pl: {
    since: 'od|po',
    in: 'w|z',
    parts: 'początku|połowy|końca',
    version: 'wersj',
    asks: 'zmiany|zmieniło|nowe|nowego|nowości|aktualności|aktualizacje',
    changelog: ['historia zmian', 'zmiany', 'dziennik zmian', 'co nowego', 'informacje o wersji', 'historia wersji'],
  },
  ptBR: {
    since: 'desde|após|depois',
    in: 'em|de|do',
    parts: '(?:o )?(?:início|meados|meio|fim|final) de',
    asks: 'alterações|mudanças|mudou|novidades|novo|notícias|atualizações|notas da versão',
    changelog: [
      'registro de alterações',
      'alterações',
      'mudanças',
      'novidades',
      'notas da versão',
      'histórico de versões',
    ],
  },
  zhCN: {
    since: '以来|之后|以后|自',
    in: '的',
    parts: '初|中旬|底',
    asks: '变更|更改|更新|变化|新功能|新闻|公告|发行说明',
    changelog: ['更新日志', '变更', '变更日志', '更改', '新功能', '发行说明', '版本历史'],
  },
};

/** English words on a site in another language: names in APIs are English in any documentation, and so are many changelogs. */
const ENGLISH_ASKS = 'changes|changelog|release notes|news';

/** The words of a language, and some of English. */
export function dateLanguageOf(locale: string): DateLanguage {
  const own = findByLocale(LANGUAGES, locale) ?? EN;
  if (own === EN) return EN;
  return {
    ...own,
    since: `${own.since}|${EN.since}`,
    asks: `${own.asks}|${ENGLISH_ASKS}`,
    changelog: [...own.changelog, ...EN.changelog],
  };
}
