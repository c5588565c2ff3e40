import type { ReactElement } from 'react';
import type { Response } from '../../model/api-messages.ts';
import type { SampleSet } from '../../model/api-samples.ts';
import { Heading } from '../heading.tsx';
import { useMessages } from '../messages.tsx';
import { Tabs } from '../tabs.tsx';
import { CodeSamples } from './code-samples.tsx';
import { Examples, NO_GROUP } from './examples.tsx';
import { SECTION_IDS } from './sections.ts';

interface SamplesColumnProps {
  readonly samples: readonly SampleSet[];
  readonly responses: readonly Response[];
}

/** Whether there is anything for the column; the article says so, as the column comes last. */
export function hasSamples(samples: readonly SampleSet[], responses: readonly Response[]): boolean {
  return samples.length > 0 || responses.some(isAnswered);
}

function isAnswered({ content }: Response): boolean {
  return content.some(({ examples }) => examples.length > 0);
}

/** What goes over the wire, beside the text that explains it. */
export function SamplesColumn({ samples, responses }: SamplesColumnProps): ReactElement | null {
  const t = useMessages();
  if (!hasSamples(samples, responses)) return null;
  const answers = responses.filter(isAnswered);
  return (
    <aside className="samples" aria-label={t.codeSamples}>
      {samples.length > 0 && (
        <section>
          <Heading level={2} id={SECTION_IDS.samples} text={t.codeSamples} />
          <RequestSamples sets={samples} />
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <Heading level={2} id={SECTION_IDS.responseExamples} text={t.responseExamples} />
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

/** The samples of the one request that there is, or a tab for each example that can be sent. */
function RequestSamples({ sets }: { readonly sets: readonly SampleSet[] }): ReactElement {
  const [first, ...others] = sets;
  if (first !== undefined && others.length === 0) return <CodeSamples groups={first.groups} />;
  return (
    <Tabs
      group={NO_GROUP}
      tabs={sets.map(({ id, title, groups }) => ({
        value: id,
        label: title,
        content: <CodeSamples groups={groups} />,
      }))}
    />
  );
}
