import { parsePointer } from '../../../worker/request/value/json.ts';
import { findValue } from '../../openapi/core/references/find-value.ts';
import { fingerprintOperation, parseTryIt, type TryItRecord } from '../../openapi/forms/fingerprint-operation.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import { type Call, type Caller, type CallResult, callOperation, verifies } from './call-operation.ts';
import { fillIn, fillMembers, findPlanFaults, listNames, type PlanStep, type VerifyPlan } from './verify-plan.ts';

export interface Verification extends CallResult {
  /** Id of the API. */
  readonly api: string;
  readonly path: string;
  readonly operation: string;
  /** Identifies what the description says of the operation. */
  readonly fingerprint: string;
}

/** An operation that can be called. */
export interface Subject extends TryItRecord {
  readonly path: string;
  /** `GET /books` */
  readonly operation: string;
}

interface VerifyOptions extends Caller {
  /** Operations to call in order after the safe ones. */
  readonly plan?: VerifyPlan | undefined;
  /** Ends the plan early, but not its clean-up. */
  readonly stop?: AbortSignal;
}

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = ['GET', 'HEAD'];

/** The operations that have a form. */
export function listSubjects(pages: readonly CompiledPage[]): Subject[] {
  return pages.flatMap(({ path, tryIt }) => {
    if (tryIt === undefined) return [];
    const { form, answers } = parseTryIt(tryIt);
    return [{ path, operation: `${form.method} ${form.path}`, form, answers }];
  });
}

/** What is wrong with a plan for these operations. */
export function checkPlan(plan: VerifyPlan, subjects: readonly Subject[]): string[] {
  const names = ({ form }: Subject): ReadonlySet<string> => new Set(form.parameters.map(({ name }) => name));
  return findPlanFaults(plan, new Map(subjects.map((one) => [one.operation, names(one)])));
}

/**
 * Calls every safe operation of a server with the example values, one at a time, and checks the responses; then those of
 * the plan. Ends with the first operation whose credentials the server refuses.
 */
export async function* verifyOperations(
  subjects: readonly Subject[],
  { plan = { steps: [], cleanup: [] }, ...options }: VerifyOptions,
): AsyncGenerator<Verification, void> {
  const planned = new Set([...plan.steps, ...plan.cleanup].map(({ operation }) => operation));
  for (const subject of subjects) {
    if (!SAFE_METHODS.includes(subject.form.method) || planned.has(subject.operation)) continue;
    const { result } = await callOperation(subject, options);
    yield toVerification(subject, result);
    if (result.kind === 'refused') return;
  }
  yield* new PlanRun(subjects, options).run(plan);
}

function toVerification(subject: Subject, result: CallResult): Verification {
  const { path, operation, form } = subject;
  return { api: form.api, path, operation, ...result, fingerprint: fingerprintOperation(subject) };
}

class PlanRun {
  readonly #subjects: ReadonlyMap<string, Subject>;
  readonly #options: VerifyOptions;
  readonly #saved = new Map<string, unknown>();

  constructor(subjects: readonly Subject[], options: VerifyOptions) {
    this.#subjects = new Map(subjects.map((one) => [one.operation, one]));
    this.#options = options;
  }

  /** A step that fails ends the steps, because later ones depend on it. The clean-up is always called. */
  async *run({ steps, cleanup }: VerifyPlan): AsyncGenerator<Verification, void> {
    let hasFailed = false;
    for (const step of steps) {
      if (this.#options.stop?.aborted === true) hasFailed = true;
      const { verification, isDone } = await this.#call(step, hasFailed ? 'An earlier step failed.' : null);
      hasFailed ||= !isDone;
      yield verification;
    }
    for (const step of cleanup) {
      const missing = listNames([step.parameters, step.body]).find((name) => !this.#saved.has(name));
      const reason = missing === undefined ? null : `There is no "${missing}" to clean up.`;
      yield (await this.#call(step, reason)).verification;
    }
  }

  /** `reason`: why the step is skipped. */
  async #call(
    step: PlanStep,
    reason: string | null,
  ): Promise<{ readonly verification: Verification; readonly isDone: boolean }> {
    const subject = this.#subjects.get(step.operation);
    if (subject === undefined) throw new Error(`There is no operation ${step.operation}`);
    if (reason !== null) {
      const skipped = { kind: 'skipped', status: null, differences: [reason], unchecked: [] } as const;
      return { verification: toVerification(subject, skipped), isDone: false };
    }
    const call: Call = {
      ...subject,
      parameters: fillMembers(step.parameters, this.#saved),
      body: fillIn(step.body, this.#saved),
      status: step.status,
    };
    const { result, value } = await callOperation(call, this.#options);
    const unsaved = this.#save(step, value);
    const isDone = verifies(result.status, step.status) && unsaved.length === 0;
    const kind = result.kind === 'matches' && !isDone ? 'differs' : result.kind;
    const differences = [...result.differences, ...(verifies(result.status, step.status) ? unsaved : [])];
    return { verification: toVerification(subject, { ...result, kind, differences }), isDone };
  }

  /** Keeps the values that later steps use. Returns what the response lacks. */
  #save({ save }: PlanStep, value: unknown): string[] {
    return Object.entries(save).flatMap(([name, pointer]) => {
      const found = findValue(value, parsePointer(`#${pointer}`) ?? []);
      if (found.kind === 'found') this.#saved.set(name, found.value);
      return found.kind === 'found' ? [] : [`${pointer}: The response has no value for "${name}".`];
    });
  }
}
