import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Link } from '../../model/api-facts.ts';
import type { Field, FieldFacts } from '../../model/api-schema.ts';
import type { SafeHtml } from '../../model/safe-html.ts';
import { en } from '../../model/strings.ts';
import { escapeHtml } from '../escape-html.ts';
import { Html } from '../html.tsx';
import { renderIdentifier } from '../identifier.tsx';
import { Badges } from './badges.tsx';
import { DescribedValues } from './enum-values.tsx';
import { SchemaFacts } from './schema-facts.tsx';
import { SchemaType } from './schema-type.tsx';
import { isSameName } from './sections.ts';

/** Shorter names fit every column: break points would only cost elements. */
const MAX_UNBROKEN_NAME = 28;

/** What rows say, which is the same wherever the schema is used. */
const WORDS = new WeakMap<FieldFacts, string>();

/**
 * A parameter, property or header as an item of a list, `below` what is in it. What there is one of in every row has no
 * class, as they are most of what a site stores: `a` is the name, and links to itself; `i` the type, `strong` that it is
 * required, `p` what it means. Of forty rows one says what no other page says: React renders the words of a field once,
 * and here they get their place.
 */
export function renderField({ id, facts, valuesAt }: Field, below: SafeHtml): SafeHtml {
  const fragment = escapeHtml(id);
  const flag = facts.deprecated ? ' class="deprecated"' : '';
  const words = valuesAt === null ? takeWords(facts) : renderWords(facts, valuesAt);
  return `<li id="${fragment}"${flag}><a href="#${fragment}">${words}${below}</li>` as SafeHtml;
}

function takeWords(facts: FieldFacts): string {
  let words = WORDS.get(facts);
  if (words === undefined) {
    words = renderWords(facts, null);
    WORDS.set(facts, words);
  }
  return words;
}

/** The name, which ends the link, and what is said of it. */
function renderWords(facts: FieldFacts, valuesAt: Link | null): string {
  const { name } = facts;
  const label = name.length > MAX_UNBROKEN_NAME ? renderIdentifier(name) : escapeHtml(name);
  return `${label}</a> ${renderToStaticMarkup(<FieldWords facts={facts} valuesAt={valuesAt} />)}`;
}

interface FieldWordsProps {
  readonly facts: FieldFacts;
  readonly valuesAt: Link | null;
}

function FieldWords({ facts, valuesAt }: FieldWordsProps): ReactElement {
  const { type, title, required, deprecated, deprecation, readOnly, writeOnly, badges, namedExamples } = facts;
  return (
    <>
      <SchemaType type={type} />
      <Badges required={required} deprecated={deprecated} readOnly={readOnly} writeOnly={writeOnly} labels={badges} />
      {deprecation !== null && <Html className="deprecation" html={deprecation.html} />}
      {title !== null && saysMore(title, facts) && <p>{title}</p>}
      <SchemaFacts facts={facts} valuesAt={valuesAt} />
      {namedExamples.length > 0 && (
        <>
          <p className="fact">{en.examples}</p>
          <DescribedValues values={namedExamples} />
        </>
      )}
    </>
  );
}

/** Whether a title tells what neither the description nor the name does: `Invoice Id` of `invoiceId` does not. */
function saysMore(title: string, { name, description, type }: FieldFacts): boolean {
  return description === null && !isSameName(title, name) && type.every(({ label }) => label !== title);
}
