import type { ReactElement, ReactNode } from 'react';
import type { Field } from '../../model/api.ts';
import { en } from '../../model/strings.ts';
import { Html } from '../html.tsx';
import { Identifier } from '../identifier.tsx';
import { Badges } from './badges.tsx';
import { DescribedValues } from './enum-values.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { SchemaType } from './schema-type.tsx';
import { isSameName } from './sections.ts';

/** Shorter names fit every column: break points would only cost elements. */
const MAX_UNBROKEN_NAME = 28;

interface FieldRowProps {
  readonly field: Field;
  /** The tree of its schema. */
  readonly children?: ReactNode;
}

/** A parameter, property or header; in the plain case no more than seven elements. */
export function FieldRow({ field, children }: FieldRowProps): ReactElement {
  const { id, name, required, deprecation, badges, schema, wire, examples } = field;
  const deprecated = field.deprecated || schema.deprecated;
  return (
    <li id={id} className={deprecated ? 'deprecated' : undefined}>
      <a className="name" href={`#${id}`} aria-label={en.directLink(name)}>
        {name.length > MAX_UNBROKEN_NAME ? <Identifier text={name} /> : name}
      </a>{' '}
      <SchemaType type={schema.type} />
      <Badges
        required={required}
        deprecated={deprecated}
        readOnly={schema.readOnly}
        writeOnly={schema.writeOnly}
        labels={badges}
      />
      {deprecation !== null && <Html className="deprecation" html={deprecation} />}
      {schema.title !== null && saysMore(schema.title, field) && <p className="description">{schema.title}</p>}
      <SchemaFacts schema={schema} wire={wire} />
      {examples.length > 0 && (
        <>
          <p className="fact">{en.examples}</p>
          <DescribedValues values={examples} />
        </>
      )}
      {children}
    </li>
  );
}

/** Whether a title tells what neither the description nor the name does: `Invoice Id` of `invoiceId` does not. */
function saysMore(title: string, { name, schema }: Field): boolean {
  return schema.description === null && !isSameName(title, name) && schema.type.every(({ label }) => label !== title);
}
