import type { ChangeMark } from '../../../page/blocks/api/schema/model.ts';

/** Recent changes by subject (`change-subjects.ts`); `''` is the operation itself. */
export type MarksBySubject = Readonly<Record<string, ChangeMark>>;

/** The recent changes shown on pages. */
export interface ChangeMarks {
  /** The changes of an operation, including its requests and responses. */
  readonly ofOperation: (name: string) => MarksBySubject;
  /** The changes of a named schema. */
  readonly ofSchema: (name: string) => MarksBySubject;
}
