import { stemmer } from '@orama/stemmers/portuguese';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics as fold } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** Many readers leave out accents, which decide what a suffix is: `cobranca`, `integracoes`. */
function restoreAccents(word: string): string {
  return word.replace(/cao$/, 'ção').replace(/coes$/, 'ções');
}

export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (_, spelled) => fold(stemmer(restoreAccents(spelled.normalize()))),
  words: extendEnglish(
    {
      stopWords: `a à ao aos as às até cada com como da das de dela dele deles do dos e é ela elas ele eles em entre era
        essa esse esta está estão este eu faz fazer foi há isso isto já lhe mais mas me meu meus minha minhas muito na
        nas não nem no nos nós nossa nosso num numa o onde os ou para pela pelas pelo pelos pode por porque posso qual
        quais quando que quem se sem ser seu seus só são sua suas também te tem todo todos tu um uma umas uns você vocês`,
      questionWords: 'como onde pode porque posso qual quais quando quanto que quem',
      questionFillers: 'encontrar encontro fazer funciona saber significa usar uso ver',
      actions: {
        create: 'adicionar cadastrar criar criação nova novo registrar incluir',
        delete: 'apagar deletar excluir remover',
        update: 'alterar atualizar editar modificar mudar',
        get: 'baixar consultar ler mostrar obter visualizar',
        list: 'listar buscar',
      },
      articles: 'a as o os um uma meu minha',
      prepositions: 'a ao com da de do em na no para por',
    },
    fold,
  ),
};
