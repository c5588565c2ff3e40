/** What a computation read: the name of each dependency, and a fingerprint of its value. */
export type Dependencies = readonly (readonly [name: string, fingerprint: string])[];

/** A computed value, with everything that its computation read and reported. */
export interface Recorded<Value, Finding = unknown> {
  readonly value: Value;
  readonly dependencies: Dependencies;
  readonly findings: readonly Finding[];
}

/** Collections are created only when needed, because most computations read and report nothing. */
interface Recording<Finding> {
  dependencies: Map<string, string> | null;
  findings: Set<Finding> | null;
}

const NOTHING: readonly never[] = [];

/** Records a computation; without a recorder, only its value. */
export function record<Value, Finding>(
  recorder: Recorder<Finding> | null,
  compute: () => Value,
): Recorded<Value, Finding> {
  return recorder?.record(compute) ?? { value: compute(), dependencies: NOTHING, findings: NOTHING };
}

/** Records what computations read and report. An outer computation includes what the inner ones did. */
export class Recorder<Finding = unknown> {
  #current: Recording<Finding> | null = null;

  read(name: string, fingerprint: string): void {
    if (this.#current === null) return;
    this.#current.dependencies ??= new Map();
    this.#current.dependencies.set(name, fingerprint);
  }

  report(finding: Finding): void {
    if (this.#current === null) return;
    this.#current.findings ??= new Set();
    this.#current.findings.add(finding);
  }

  record<Value>(compute: () => Value): Recorded<Value, Finding> {
    const outer = this.#current;
    const own: Recording<Finding> = { dependencies: null, findings: null };
    this.#current = own;
    let value: Value;
    try {
      value = compute();
    } finally {
      this.#current = outer;
    }
    const recorded = {
      value,
      dependencies: own.dependencies === null ? NOTHING : [...own.dependencies],
      findings: own.findings === null ? NOTHING : [...own.findings],
    };
    this.repeat(recorded);
    return recorded;
  }

  /** Repeats what a recorded computation read and reported, for another computation that uses its value. */
  repeat({ dependencies, findings }: Recorded<unknown, Finding>): void {
    // Skips empty lists: this runs for every row of every page.
    if (dependencies.length > 0) for (const [name, fingerprint] of dependencies) this.read(name, fingerprint);
    if (findings.length > 0) for (const finding of findings) this.report(finding);
  }
}
