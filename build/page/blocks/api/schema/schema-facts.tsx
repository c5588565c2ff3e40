import type { ReactElement, ReactNode } from 'react';
import type { Link } from '../../../../../worker/model/parts.ts';
import { inner, toHtml } from '../../../../../worker/ui/html.tsx';
import { useMessages } from '../../../messages.tsx';
import { Description } from '../description/html.tsx';
import { TextLink } from '../facts/text-link.tsx';
import { EnumValues } from './enum-values.tsx';
import { areFolded, type Constraint, type SchemaFacts as Facts, type FieldFacts } from './model.ts';

interface SchemaFactsProps {
  readonly facts: Facts & Partial<FieldFacts>;
  /** Where the same values are already listed. */
  readonly valuesAt: Link | null;
}

/** A schema's facts besides type and children: description, then constraints, then examples. */
export function SchemaFacts({ facts, valuesAt }: SchemaFactsProps): ReactElement {
  const t = useMessages();
  const { description, values, wire = null, externalDocs } = facts;
  return (
    <>
      <Description prose={description} />
      {valuesAt === null ? (
        values.length > 0 && <EnumValues values={values} />
      ) : (
        <p className="fact">
          {t.seeValues(values.length)} <TextLink link={valuesAt} />
        </p>
      )}
      <Limits facts={facts} />
      {wire !== null && <p className="fact">{sample(t.onTheWire, [wire])}</p>}
      {externalDocs !== null && (
        <p className="fact">
          <TextLink link={externalDocs} />
        </p>
      )}
    </>
  );
}

/** Default, limits and examples on one faint line; limits that take more are folded away below it. */
function Limits({ facts: { constraints, defaultValue, examples } }: { readonly facts: Facts }): ReactElement {
  const t = useMessages();
  const isFolded = areFolded(constraints);
  const limits = joinConstraints(constraints);
  const parts: ReactNode[][] = [
    ...(defaultValue === null ? [] : [sample(t.defaultValue, [defaultValue])]),
    ...(isFolded ? [] : limits),
    ...(examples.length === 0 ? [] : [sample(examples.length === 1 ? t.example : t.examples, examples)]),
  ];
  return (
    <>
      {parts.length > 0 && <p className="fact">{joinParts(parts)}</p>}
      {isFolded && (
        <details className="fact">
          <summary data-markdown-ignore="">{t.constraints}</summary>
          <p>{joinParts(limits)}</p>
        </details>
      )}
    </>
  );
}

function joinParts(parts: readonly ReactNode[][]): ReactNode[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

/** Constraints as one text, unless one contains a regular expression, which is shown as code. */
function joinConstraints(constraints: readonly Constraint[]): ReactNode[][] {
  const isPlain = constraints.every((constraint) => typeof constraint === 'string');
  if (isPlain) return constraints.length === 0 ? [] : [[constraints.join(' · ')]];
  return constraints.map((constraint) =>
    typeof constraint === 'string' ? [constraint] : sample(constraint.words, [constraint.pattern]),
  );
}

function sample(label: string, texts: readonly string[]): ReactNode[] {
  return [label, ...texts.flatMap((text) => [' ', <code key={`${label} ${text}`} {...inner(toHtml(text))} />])];
}

interface SchemaTypeProps {
  /** Segments, including spaces: `array of `, `Invoice`. */
  readonly type: readonly Link[];
}

/** A type, with links to its named schemas. */
export function SchemaType({ type }: SchemaTypeProps): ReactElement | null {
  if (type.length === 0) return null;
  return (
    <i>
      {type.map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
        piece.href === null ? piece.label : <TextLink key={index} link={piece} />,
      )}
    </i>
  );
}
