import { Fragment, type ReactElement } from 'react';
import { Tabs } from '../../../../../worker/ui/tabs.tsx';
import { useMessages } from '../../../messages.tsx';
import { Badges } from '../badges/html.tsx';
import { Examples } from '../examples/html.tsx';
import { SchemaType } from '../schema/schema-facts.tsx';
import { FieldList, SchemaBody } from '../schema/schema-tree.tsx';
import { joinPlace, placedLabel } from '../section.tsx';
import type { Encoding, MediaType } from './model.ts';

interface MediaTypesProps {
  readonly content: readonly MediaType[];
  /** Whether examples are shown here instead of in the samples column. */
  readonly withExamples: boolean;
  /** False if a single media type is already named above. */
  readonly named?: boolean;
  /** The body, to tell its controls from those of other bodies. */
  readonly within: string;
}

/** The content of a body: one media type by itself, several as tabs. */
export function MediaTypes({ content, withExamples, named = true, within }: MediaTypesProps): ReactElement | null {
  const t = useMessages();
  const [first, ...others] = content;
  if (first === undefined) return null;
  if (others.length === 0) return <MediaTypeBody mediaType={first} {...{ withExamples, named, within }} />;
  return (
    <Tabs
      group="media-type"
      label={placedLabel(t.mediaTypes, within)}
      tabs={content.map((mediaType) => ({
        value: mediaType.name,
        label: mediaType.name,
        content: (
          <MediaTypeBody {...{ mediaType, withExamples }} named={false} within={joinPlace(within, mediaType.name)} />
        ),
      }))}
    />
  );
}

interface MediaTypeBodyProps {
  readonly mediaType: MediaType;
  readonly withExamples: boolean;
  readonly named: boolean;
  readonly within: string;
}

function MediaTypeBody({ mediaType, withExamples, named, within }: MediaTypeBodyProps): ReactElement {
  const t = useMessages();
  const { id, name, schema, encoding, examples } = mediaType;
  return (
    <>
      {(named || schema !== null) && (
        <p className="media-type" id={id}>
          {named && <code>{name}</code>} {schema !== null && <SchemaType type={schema.facts.type} />}
          <Badges deprecated={schema?.facts.deprecated === true} />
        </p>
      )}
      {schema !== null && <SchemaBody schema={schema} within={within} />}
      <Encodings encodings={encoding} within={within} />
      {withExamples && examples.length > 0 && (
        <details className="nested">
          <summary aria-label={placedLabel(t.exampleCount(examples.length), within)}>
            {t.exampleCount(examples.length)}
          </summary>
          <Examples content={[mediaType]} within={within} />
        </details>
      )}
    </>
  );
}

interface EncodingsProps {
  readonly encodings: readonly Encoding[];
  readonly within: string;
}

function Encodings({ encodings, within }: EncodingsProps): ReactElement | null {
  const t = useMessages();
  if (encodings.length === 0) return null;
  return (
    <>
      <p className="fact">{t.encoding}</p>
      <dl className="fact-list">
        {encodings.map(({ label, value, headers }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <FieldList fields={headers} within={joinPlace(within, label)} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
