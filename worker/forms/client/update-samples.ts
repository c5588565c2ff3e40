import type { SampleRequest } from '../../request/samples/sample-request.ts';
import { fillServer, prepareRequest } from '../exchange/prepare-request.ts';
import type { TryItForm } from '../exchange/record.ts';
import { followSamples } from './follow-samples.ts';
import { sampleValues } from './sections/parameter-section.ts';

/** Samples are updated when the reader pauses. */
const UPDATE_DELAY_MS = 200;

interface SampleUpdates {
  readonly form: TryItForm;
  /** The form's current request. */
  readonly read: () => SampleRequest;
  /** Highlights new code. */
  readonly enhance: (root: ParentNode) => void;
}

/** Returns a function that updates the page's samples to the form's request. */
export function createSampleUpdater({ form, read, enhance }: SampleUpdates): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let follow: ((request: SampleRequest) => void) | null = null;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow ??= followSamples(document, initialRequests(form), enhance);
      follow(read());
    }, UPDATE_DELAY_MS);
  };
}

/** The requests in the page's initial samples: one per example of the body. */
function initialRequests(form: TryItForm): SampleRequest[] {
  const [server] = form.servers;
  const bodies = form.body?.examples ?? [];
  return (bodies.length === 0 ? [null] : bodies).map((body) => {
    const values = {
      serverUrl: server === undefined ? '' : fillServer(server),
      parameters: sampleValues(form),
      body,
      schemes: form.security[0] ?? [],
      secrets: new Map(),
    };
    return prepareRequest(form, values, 'placeholder');
  });
}
