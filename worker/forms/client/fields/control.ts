import type { ChosenNames } from '../../../client/dom/chosen-names.ts';
import type { TryItMessages } from '../../../model/messages/messages.ts';
import type { ResolveRef } from '../../../request/write/example-schema.ts';

/** A form control for one value. */
export interface Control {
  readonly element: HTMLElement;
  /** Receives the focus and fault marks. */
  readonly input: HTMLElement | null;
  /** Undefined if the value is not sent. */
  read(): unknown;
  write(value: unknown): void;
}

/** Shared by all controls of a form. */
export interface FormContext {
  readonly resolveRef: ResolveRef;
  readonly t: TryItMessages;
  /** Selected files by name. */
  readonly files: Map<string, File>;
  readonly nextId: () => string;
  readonly chosen: ChosenNames;
}

export interface ControlOptions {
  readonly schema: unknown;
  readonly context: FormContext;
  readonly id: string;
  /** Accessible name if there is no label. */
  readonly label: string;
  readonly required: boolean;
  /** Shown while the control is empty. */
  readonly placeholder?: string;
  /** Nesting depth. */
  readonly depth: number;
}

/**
 * A control that returns the written value until the reader changes it, so that numbers keep their digits and null and
 * empty lists are preserved.
 */
export function remember(
  element: HTMLElement,
  input: HTMLElement | null,
  compose: () => unknown,
  spread: (value: unknown) => void,
): Control {
  let written: unknown;
  let isTouched = false;
  element.addEventListener('input', () => {
    isTouched = true;
  });
  return {
    element,
    input,
    read: () => (isTouched ? compose() : written),
    write(value) {
      written = value;
      isTouched = false;
      spread(value);
    },
  };
}

/** Notifies the form of a change made by a button. */
export function noteChange(element: HTMLElement): void {
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
