import type { ReactElement } from 'react';
import { Heading } from '../../../../../worker/ui/heading.tsx';
import { useMessages } from '../../../../../worker/ui/messages.tsx';
import { Badges } from '../badges/html.tsx';
import { Description } from '../description/html.tsx';
import { MediaTypes } from './media-types.tsx';
import type { RequestBody as Body } from './model.ts';

interface RequestBodyProps {
  readonly id: string;
  readonly body: Body;
  /** Inside a callback, the heading is two levels deeper. */
  readonly nested?: boolean;
  /** False for a webhook, whose examples are in the samples column. */
  readonly withExamples?: boolean;
}

/** The request body in each media type. */
export function RequestBody({
  id,
  body: { required, description, content },
  nested = false,
  withExamples = true,
}: RequestBodyProps): ReactElement {
  const t = useMessages();
  return (
    <section>
      <Heading level={nested ? 4 : 2} id={id} text={t.requestBody}>
        {t.requestBody}
        <Badges required={required} />
      </Heading>
      <Description prose={description} />
      <MediaTypes content={content} withExamples={withExamples} />
    </section>
  );
}
