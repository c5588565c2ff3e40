import type { ReactElement, ReactNode } from 'react';
import type { Schema } from '../../model/api-schema.ts';
import { en } from '../../model/strings.ts';
import { inner, toHtml } from '../html.tsx';
import { Description } from './description.tsx';
import { EnumValues } from './enum-values.tsx';
import { TextLink } from './text-link.tsx';

interface SchemaFactsProps {
  readonly schema: Schema;
  /** Wire-format example of a parameter. */
  readonly wire?: string | null;
}

/** What a schema says besides its type and its children: meaning first, then limits, then examples. */
export function SchemaFacts({ schema, wire = null }: SchemaFactsProps): ReactElement {
  const { description, values, valuesAt, externalDocs } = schema;
  return (
    <>
      {description !== null && <Description html={description} />}
      {valuesAt === null ? (
        values.length > 0 && <EnumValues values={values} />
      ) : (
        <p className="fact">
          {en.seeValues(values.length)} <TextLink link={valuesAt} />
        </p>
      )}
      <Limits schema={schema} />
      {wire !== null && <p className="fact">{sample(en.onTheWire, [wire])}</p>}
      {externalDocs !== null && (
        <p className="fact">
          <TextLink link={externalDocs} />
        </p>
      )}
    </>
  );
}

/** Default, limits and examples on one faint line. */
function Limits({ schema: { constraints, defaultValue, examples } }: { readonly schema: Schema }): ReactElement | null {
  const parts: ReactNode[][] = [
    ...(defaultValue === null ? [] : [sample(en.defaultValue, [defaultValue])]),
    ...(constraints.length === 0 ? [] : [[constraints.join(' · ')]]),
    ...(examples.length === 0 ? [] : [sample(examples.length === 1 ? en.example : en.examples, examples)]),
  ];
  if (parts.length === 0) return null;
  return <p className="fact">{parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]))}</p>;
}

function sample(label: string, texts: readonly string[]): ReactNode[] {
  return [label, ...texts.flatMap((text) => [' ', <code key={`${label} ${text}`} {...inner(toHtml(text))} />])];
}
