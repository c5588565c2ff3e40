import type { ReactElement } from 'react';
import type { Response, SampleGroup } from '../../model/api.ts';
import { en } from '../../model/strings.ts';
import { Heading } from '../heading.tsx';
import { Tabs } from '../tabs.tsx';
import { CodeSamples } from './code-samples.tsx';
import { Examples, NO_GROUP } from './examples.tsx';
import { SECTION_IDS } from './sections.ts';

interface SamplesColumnProps {
  readonly samples: readonly SampleGroup[];
  readonly responses: readonly Response[];
}

/** What goes over the wire, beside the text that explains it. */
export function SamplesColumn({ samples, responses }: SamplesColumnProps): ReactElement | null {
  const answers = responses.filter(({ content }) => content.some(({ examples }) => examples.length > 0));
  if (samples.length === 0 && answers.length === 0) return null;
  return (
    <aside className="samples" aria-label={en.codeSamples}>
      {samples.length > 0 && (
        <section>
          <Heading level={2} id={SECTION_IDS.samples} text={en.codeSamples} />
          <CodeSamples groups={samples} />
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <Heading level={2} id={SECTION_IDS.responseExamples} text={en.responseExamples} />
          <Tabs
            group={NO_GROUP}
            tabs={answers.map(({ id, status, content }) => ({
              value: id,
              label: status,
              content: <Examples content={content} named={false} />,
            }))}
          />
        </section>
      )}
    </aside>
  );
}
