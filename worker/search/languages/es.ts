import { stemmer } from '@orama/stemmers/spanish';
import { extendEnglish } from './extend-english.ts';
import { foldDiacritics as fold } from './fold.ts';
import type { SearchLanguage } from './language.ts';

/** Many readers leave out accents, which decide what a suffix is: `facturacion`. */
function restoreAccents(word: string): string {
  return word.replace(/([cs])ion$/, '$1ión');
}

export const LANGUAGE: SearchLanguage = {
  fold,
  toStem: (_, spelled) => fold(stemmer(restoreAccents(spelled.normalize()))),
  words: extendEnglish(
    {
      stopWords: `a al algo ante antes aquí así aun cada como cómo con cual cuál cuándo cuando cuáles de del desde donde
        dónde el él ella ellas ellos en entre era es esa ese eso esta está están este esto estos fue ha hace hacer hacia
        han hasta hay la las le les lo los más me mi mis muy nada ni no nos nuestra nuestro o otra otro para pero por
        porque puede puedo que qué quién quien se sea ser si sí sin sobre son su sus también te tiene todo todos tu tus
        un una uno unos y ya yo`,
      questionWords: 'cómo como cuál cuáles cuándo cuánto dónde por puede puedo qué quién',
      questionFillers: 'encontrar encuentro funciona hacer saber significa uso usar ver',
      actions: {
        create: 'añadir agregar crear creación nueva nuevo registrar',
        delete: 'borrar eliminar quitar suprimir',
        update: 'actualizar cambiar editar modificar',
        get: 'consultar descargar leer mostrar obtener',
        list: 'listar buscar',
      },
      articles: 'el la las los mi mis un una unos',
      prepositions: 'a al con de del en para por sobre',
    },
    fold,
  ),
};
