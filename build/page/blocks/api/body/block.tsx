import type { ReactElement } from 'react';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { useMessages } from '../../../messages.tsx';
import type { PageBlock } from '../../../page.ts';
import type { SourcePlace } from '../../../search/search-source.ts';
import { Badges } from '../badges/html.tsx';
import { Description } from '../description/html.tsx';
import { Examples } from '../examples/html.tsx';
import { findSample, type Request, requestAside } from '../samples/block.tsx';
import type { SampleSet } from '../samples/model.ts';
import { readProperties, readSentProperties } from '../schema/search.ts';
import { joinPlace, listBlock, SECTION_IDS } from '../section.tsx';
import { requestBodySection } from './markdown.ts';
import { MediaTypes } from './media-types.tsx';
import { type RequestBody as Body, type MediaType, schemasIn, treesIn } from './model.ts';

interface BodyRequest extends Request {
  readonly webhook: boolean;
  readonly samples: readonly SampleSet[];
}

/** The request body. The examples of a webhook are beside it, because no sample repeats them. */
export function bodyBlock(body: Body | null, request: BodyRequest): PageBlock {
  const { webhook, samples } = request;
  return listBlock(body === null ? [] : [body], ([shown]) => {
    if (shown === undefined) return {};
    const { description, content } = shown;
    const payload = webhook && samples.length === 0 ? content.filter(({ examples }) => examples.length > 0) : [];
    const examples = <Examples content={payload} named={false} asMenu />;
    return {
      html: <RequestBody id={SECTION_IDS.requestBody} body={shown} withExamples={!webhook} />,
      ...(payload.length === 0 ? {} : { aside: requestAside(request, (t) => t.example, examples, true) }),
      headings: (t) => [{ id: SECTION_IDS.requestBody, text: t.requestBody, level: 2 }],
      markdown: (context) => requestBodySection(shown, findSample(samples)?.code ?? '', 2, context),
      search: () => ({ text: description?.text ?? '', places: schemasIn(content).flatMap(readSentProperties) }),
      trees: treesIn(content),
      written: schemasIn(content),
    };
  });
}

/** The first level of each body. */
export function readContent(content: readonly MediaType[]): SourcePlace[] {
  return schemasIn(content).flatMap(readProperties);
}

interface RequestBodyProps {
  readonly id: string;
  readonly body: Body;
  /** Inside a callback, its name; the heading is two levels deeper. */
  readonly callback?: string;
  /** False for a webhook, whose examples are in the samples column. */
  readonly withExamples?: boolean;
}

/** The request body in each media type. */
export function RequestBody({
  id,
  body: { required, description, content },
  callback = '',
  withExamples = true,
}: RequestBodyProps): ReactElement {
  const t = useMessages();
  return (
    <section>
      <Heading level={callback === '' ? 2 : 4} id={id} text={t.requestBody}>
        {t.requestBody}
        <Badges required={required} />
      </Heading>
      <Description prose={description} />
      <MediaTypes {...{ content, withExamples }} within={joinPlace(callback, t.requestBody)} />
    </section>
  );
}
