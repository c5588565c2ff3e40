/** What a run of tests says about the code. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly file: string }
  /** The run failed, but no test did. */
  | { readonly kind: 'undecided'; readonly reason: string };

/** `status` is null if the run was ended because it took too long, or by others. */
export function toVerdict(status: number | null, errors: string): Verdict {
  if (status === 0) return { kind: 'passed' };
  const file = /FAIL {2}\|node\| (\S+)/.exec(errors)?.[1];
  if (file !== undefined && status !== null) return { kind: 'failed', file };
  if (status === null) return { kind: 'undecided', reason: 'the tests did not end' };
  const lines = errors.split('\n').filter((line) => line.trim() !== '');
  return {
    kind: 'undecided',
    reason:
      (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').trim() ||
      `the tests ended with status ${status}`,
  };
}
