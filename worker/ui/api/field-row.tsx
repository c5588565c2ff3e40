import type { ReactElement, ReactNode } from 'react';
import type { Field } from '../../model/api-schema.ts';
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

/**
 * A parameter, property or header. What there is one of in every row has no class, as they are most of what a site
 * stores: `a` is the name, and links to itself; `i` the type, `strong` that it is required, `p` what it means.
 */
export function FieldRow({ field, children }: FieldRowProps): ReactElement {
  const { id, name, required, deprecation, badges, schema, wire, examples } = field;
  const deprecated = field.deprecated || schema.deprecated;
  return (
    <li id={id} className={deprecated ? 'deprecated' : undefined}>
      <a href={`#${id}`}>{name.length > MAX_UNBROKEN_NAME ? <Identifier text={name} /> : name}</a>{' '}
      <SchemaType type={schema.type} />
      {(required || deprecated || schema.readOnly || schema.writeOnly || badges.length > 0) && (
        <Badges
          required={required}
          deprecated={deprecated}
          readOnly={schema.readOnly}
          writeOnly={schema.writeOnly}
          labels={badges}
        />
      )}
      {deprecation !== null && <Html className="deprecation" html={deprecation} />}
      {schema.title !== null && saysMore(schema.title, field) && <p>{schema.title}</p>}
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
