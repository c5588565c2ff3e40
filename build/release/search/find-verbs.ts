import { findByLocale } from '../../../worker/model/messages/find-messages.ts';
import type { PageFacts } from '../../../worker/model/records/manifest.ts';
import type { SearchWords } from '../../../worker/model/search/search.ts';
import { findLanguage } from '../../../worker/search/languages/find-language.ts';
import { WordReader } from '../../../worker/search/words/words.ts';
import { CHANGES } from './related-words/word-groups.ts';

/**
 * Verbs besides those of the usual actions, which each language of search has, by locale. English ones apply to every
 * site.
 */
export const VERBS: Readonly<Record<string, string> & { en: string }> = {
  en: `accept activate adjust allocate apply approve archive assign attach authenticate authorize award ban begin bind
    block book bookmark build buy calculate call cancel capture charge check close complete confirm connect convert
    copy count deactivate deliver detach disable dismiss downgrade duplicate enable encrypt enroll estimate evaluate
    exchange exclude exit expire extend finish follow fork fulfill generate hide import initiate invite invoke issue
    join leave like link lock mail mark merge migrate move mute notify open order pause pay pin play prepare preview
    print process protect provision publish purchase push rank rate react record recover redact redeem refresh
    refund regenerate register reject rename render renew reopen replace reply request rerun resend reset respond
    restore resume retry return reveal revoke rollback rotate route run save schedule seek sell send set share ship
    sign simulate skip snooze split star start stop submit subscribe suspend swap sync tag take terminate transfer
    trigger unarchive unassign unblock undo unfollow unlike unlock unpause unpin unpublish unstar unsubscribe untag
    unwatch upgrade upload use validate verify void vote watch withdraw write`,
  de: `abgleichen abschließen archivieren buchen buche drucken drucke einladen einlesen einrichten einziehen
    exportieren freigeben genehmigen hochladen importieren importiere kopieren kündigen mahnen packen prüfen
    schließen schreiben senden sperren sperre stornieren storniere teilen übertragen verbinden verknüpfen
    verschicken versenden wiederherstellen zahlen zählen zuordnen zurücksetzen zusammenführen`,
  es: `anular aprobar archivar bloquear cancelar cerrar cobrar conciliar conectar copiar enviar exportar facturar
    fusionar importar imprimir invitar pagar reembolsar restablecer validar`,
  nl: `aanmelden accepteren afdrukken afsluiten annuleren archiveren betalen blokkeren boeken exporteren factureren
    goedkeuren importeren incasseren instellen kopiëren koppelen printen sturen tellen terugbetalen uitnodigen
    verbinden versturen verzenden`,
  it: `annullare approvare archiviare bloccare chiudere collegare copiare esportare fatturare importare incassare
    invitare inviare pagare riconciliare rimborsare ripristinare stampare unire`,
  fr: `accepter activer affecter annuler approuver archiver associer bloquer clôturer comptabiliser configurer
    connecter copier déclarer désactiver envoyer exporter facturer fusionner importer imprimer inviter lier payer
    prélever rapprocher réceptionner régler réinitialiser relancer relier rembourser restaurer transférer valider
    verrouiller`,
  ptBR: `aprovar arquivar bloquear cancelar cobrar conciliar conectar convidar copiar emitir enviar exportar faturar
    fechar importar imprimir mesclar pagar redefinir reembolsar validar`,
};

/** Verbs that change the state of a thing, which APIs often offer only as an update. */
const UPDATES: ReadonlySet<string> = new Set([
  ...CHANGES,
  ...`activate block cancel expire extend freeze mute reactivate resume start stop suspend unfreeze unlock
    unmute`.split(/\s+/),
]);

const ARTICLES: ReadonlySet<string> = new Set('a all an one the'.split(' '));

/** Titles have nouns more often than each verb: `Check a run`, but `List check runs`, `Get a check run` and so on. */
const MAX_AS_NOUN = 8;

/**
 * The words that are verbs at the beginning of a query: those of the language, and those that begin titles of operations
 * before an article: `Reveal a card PIN`. Not what is mostly a noun on this site: `order`, if it has orders. A verb that
 * begins no title asks for what is like it: `suspend` for an update, `unpin` for what deletes a pin.
 */
export function findVerbs(entries: readonly Pick<PageFacts, 'kind' | 'title'>[], locale: string): SearchWords['verbs'] {
  const language = findLanguage(locale);
  const reader = new WordReader(language);
  const verbs = new Set([
    ...UPDATES,
    ...language
      .fold(`${VERBS.en} ${findByLocale(VERBS, locale) ?? ''}`)
      .trim()
      .split(/\s+/),
  ]);
  const asVerb = new Map<string, number>();
  const asNoun = new Map<string, number>();
  const count = (numbers: Map<string, number>, word: string): void => {
    numbers.set(word, (numbers.get(word) ?? 0) + 1);
  };
  for (const { kind, title } of entries) {
    if (kind !== 'operation' && kind !== 'tag') continue;
    const words = reader.readWords(title).flatMap(({ parts }) => parts.map(({ surface }) => surface));
    const isOperation = kind === 'operation';
    const [verb = '', next = ''] = words;
    if (isOperation) count(asVerb, verb);
    if (isOperation && ARTICLES.has(next)) verbs.add(verb);
    for (const word of isOperation ? words.slice(1) : words) count(asNoun, toSingular(word));
  }
  const nounsOf = (verb: string): number => asNoun.get(toSingular(verb)) ?? 0;
  const found = [...verbs].filter((verb) => nounsOf(verb) <= MAX_AS_NOUN * (asVerb.get(verb) ?? 0)).sort();
  const intentOf = (verb: string): keyof SearchWords['verbs'] => {
    if (asVerb.has(verb)) return 'act';
    if (UPDATES.has(verb)) return 'update';
    return verb.startsWith('un') && verbs.has(verb.slice(2)) ? 'delete' : 'act';
  };
  const having = (intent: keyof SearchWords['verbs']): string[] => found.filter((verb) => intentOf(verb) === intent);
  return { act: having('act'), delete: having('delete'), update: having('update') };
}

function toSingular(noun: string): string {
  return noun.replace(/(?<!s)s$/, '');
}
