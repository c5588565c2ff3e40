import type { ReactElement } from 'react';
import { CodeBlock } from '../../../../../worker/ui/code-block.tsx';
import { useMessages } from '../../../../../worker/ui/messages.tsx';
import { Tabs } from '../../../../../worker/ui/tabs.tsx';
import type { CodeSample, SampleGroup } from './model.ts';

interface CodeSamplesProps {
  readonly groups: readonly SampleGroup[];
}

/** The request in code: a tab for each language, each with a switch between plain HTTP and the SDK. */
export function CodeSamples({ groups }: CodeSamplesProps): ReactElement {
  const t = useMessages();
  return (
    <Tabs
      group="language"
      label={t.languages}
      asMenu
      tabs={groups.map(({ id, label, samples }) => ({
        value: id,
        label,
        content: <LanguageSamples samples={samples} />,
      }))}
    />
  );
}

function LanguageSamples({ samples }: { readonly samples: readonly CodeSample[] }): ReactElement | null {
  const t = useMessages();
  const [first, ...others] = samples;
  if (first === undefined) return null;
  if (others.length === 0) return <CodeBlock language={first.language} code={first.code} />;
  return (
    <Tabs
      group="variant"
      label={t.client}
      asMenu
      tabs={samples.map(({ id, label, language, code }) => ({
        value: id,
        label,
        content: <CodeBlock language={language} code={code} />,
      }))}
    />
  );
}
