import { Fragment, type ReactElement } from 'react';
import { Html } from '../../../../../worker/ui/html.tsx';
import { useMessages } from '../../../messages.tsx';
import { type EnumValue, MAX_OPEN_VALUES } from './model.ts';

interface EnumValuesProps {
  readonly values: readonly EnumValue[];
}

/** Allowed values: inline, as a list with descriptions, or collapsed if there are many. */
export function EnumValues({ values }: EnumValuesProps): ReactElement | null {
  const t = useMessages();
  if (values.length === 0) return null;
  const described = values.filter(({ description }) => description !== null);
  if (values.length <= MAX_OPEN_VALUES) {
    return described.length > 0 ? <DescribedValues values={values} /> : <ValueLine values={values} />;
  }
  const bare = values.filter(({ description }) => description === null);
  return (
    <details className="values">
      <summary>{t.showAllValues(values.length)}</summary>
      {described.length > 0 && <DescribedValues values={described} />}
      {bare.length > 0 && <ValueColumns values={bare} />}
    </details>
  );
}

function ValueLine({ values }: EnumValuesProps): ReactElement {
  const t = useMessages();
  return (
    <p className="fact">
      {values.length === 1 ? t.constantValue : t.allowedValues}
      {values.map(({ value }) => (
        <Fragment key={value}>
          {' '}
          <code>{value}</code>
        </Fragment>
      ))}
    </p>
  );
}

export function DescribedValues({ values }: EnumValuesProps): ReactElement {
  return (
    <dl className="values">
      {values.map(({ value, description }) => (
        <Fragment key={value}>
          <dt>{value}</dt>
          {description === null ? <dd /> : <Html as="dd" html={description.html} />}
        </Fragment>
      ))}
    </dl>
  );
}

/** A single element, however many values there are. CSS arranges the lines in columns. */
function ValueColumns({ values }: EnumValuesProps): ReactElement {
  return <code>{values.map(({ value }) => value).join('\n')}</code>;
}
