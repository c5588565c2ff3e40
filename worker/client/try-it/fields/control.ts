import type { TryItMessages } from '../../../model/messages/try-it-messages.ts';
import type { ResolveRef } from '../../../request/write/example-schema.ts';

/** A part of the form that has one value. */
export interface Control {
  readonly element: HTMLElement;
  /** What gets the focus, and the marks of a fault. */
  readonly input: HTMLElement | null;
  /** Undefined for a value that is not sent. */
  read(): unknown;
  write(value: unknown): void;
}

/** What all controls of a form share. */
export interface FormContext {
  readonly resolveRef: ResolveRef;
  readonly t: TryItMessages;
  /** Files that were chosen, by their names. */
  readonly files: Map<string, File>;
  readonly nextId: () => string;
}

/** What a control is made for. */
export interface ControlOptions {
  readonly schema: unknown;
  readonly context: FormContext;
  readonly id: string;
  /** Says what it is where no label does. */
  readonly label: string;
  readonly required: boolean;
  /** Shown while it is empty. */
  readonly placeholder?: string;
  /** How many controls it is in. */
  readonly depth: number;
}

/**
 * A control that gives back what was written into it until a reader changes something: numbers keep their digits, null
 * and empty lists stay what they are.
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

/** Tells the form that something was changed by a button. */
export function noteChange(element: HTMLElement): void {
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
