import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { Schema } from '../../model/api.ts';
import { en } from '../../model/strings.ts';
import { Html } from '../html.tsx';
import { EnumValues } from './enum-values.tsx';
import { TextLink } from './text-link.tsx';

interface SchemaFactsProps {
  readonly schema: Schema;
  /** Wire-format example of a parameter. */
  readonly wire?: string | null;
}

/** What a schema says besides its type and its children: meaning first, then limits, then examples. */
export function SchemaFacts({ schema, wire = null }: SchemaFactsProps): ReactElement {
  const { description, values, constraints, defaultValue, examples, externalDocs } = schema;
  return (
    <>
      {description !== null && <Html className="description" html={description} />}
      <EnumValues values={values} />
      {(constraints.length > 0 || defaultValue !== null) && (
        <p className="fact">
          {defaultValue !== null && <Sample label={en.defaultValue} texts={[defaultValue]} />}
          {defaultValue !== null && constraints.length > 0 && ' · '}
          {constraints.join(' · ')}
        </p>
      )}
      {examples.length > 0 && (
        <p className="fact">
          <Sample label={examples.length === 1 ? en.example : en.examples} texts={examples} />
        </p>
      )}
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
          <code>{text}</code>
        </Fragment>
      ))}
    </>
  );
}
