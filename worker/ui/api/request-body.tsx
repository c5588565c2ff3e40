import type { ReactElement } from 'react';
import type { RequestBody as Body } from '../../model/api-messages.ts';
import { Heading } from '../heading.tsx';
import { useMessages } from '../messages.tsx';
import { Badges } from './badges.tsx';
import { Description } from './description.tsx';
import { MediaTypes } from './media-types.tsx';

interface RequestBodyProps {
  readonly id: string;
  readonly body: Body;
  /** Part of a callback: the heading stands two levels deeper. */
  readonly nested?: boolean;
}

/** What is sent, in each media type that is understood. */
export function RequestBody({
  id,
  body: { required, description, content },
  nested = false,
}: RequestBodyProps): ReactElement {
  const t = useMessages();
  return (
    <section>
      <Heading level={nested ? 4 : 2} id={id} text={t.requestBody}>
        {t.requestBody}
        <Badges required={required} />
      </Heading>
      <Description prose={description} />
      <MediaTypes content={content} withExamples />
    </section>
  );
}
