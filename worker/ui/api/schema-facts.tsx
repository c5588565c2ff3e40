import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Schema } from '../../model/api.ts';
import { en } from '../../model/strings.ts';
import { Html, toHtml } from '../html.tsx';
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
      <Description html={description} />
      {valuesAt === null ? (
        <EnumValues values={values} />
      ) : (
        <p className="fact">
          {en.seeValues(values.length)} <TextLink link={valuesAt} />
        </p>
      )}
      <Limits schema={schema} />
      {wire !== null && (
        <p className="fact">
          <Sample label={en.onTheWire} texts={[wire]} />
        </p>
      )}
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
  const parts: ReactNode[] = [
    ...(defaultValue === null ? [] : [<Sample key="default" label={en.defaultValue} texts={[defaultValue]} />]),
    ...(constraints.length === 0 ? [] : [constraints.join(' · ')]),
    ...(examples.length === 0
      ? []
      : [<Sample key="examples" label={examples.length === 1 ? en.example : en.examples} texts={examples} />]),
  ];
  if (parts.length === 0) return null;
  return <p className="fact">{parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}</p>;
}

interface SampleProps {
  readonly label: string;
  readonly texts: readonly string[];
}

function Sample({ label, texts }: SampleProps): ReactNode {
  return (
    <>
      {label}
      {texts.map((text) => (
        <Fragment key={text}>
          {' '}
          <Html as="code" html={toHtml(text)} />
        </Fragment>
      ))}
    </>
  );
}
