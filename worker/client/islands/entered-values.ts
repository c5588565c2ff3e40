/** Enters a value again, like the reader did. */
type Enter = () => void;

/**
 * Resets a component's form controls to the values in its HTML. Returns a function that enters the reader's values again,
 * because React hydrates a control with the rendered value and notices another one only through an event.
 */
export function holdEnteredValues(element: HTMLElement): Enter {
  const held = [
    ...Array.from(element.querySelectorAll('select'), holdSelection),
    ...Array.from(element.querySelectorAll('textarea'), holdText),
    ...Array.from(element.querySelectorAll('input'), (input) => {
      if (input.type === 'file') return null;
      return input.type === 'checkbox' || input.type === 'radio' ? holdCheck(input) : holdText(input);
    }),
  ];
  return () => {
    for (const enter of held) enter?.();
  };
}

function holdText(control: HTMLInputElement | HTMLTextAreaElement): Enter | null {
  const { value, defaultValue } = control;
  if (value === defaultValue) return null;
  control.value = defaultValue;
  return () => {
    // React shadows `value` on the element, and a value set there would look like React's own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    announce(control);
  };
}

/** A radio button that was deselected needs no click, because selecting another one deselects it. */
function holdCheck(input: HTMLInputElement): Enter | null {
  const { checked, defaultChecked, type } = input;
  if (checked === defaultChecked) return null;
  input.checked = defaultChecked;
  return type === 'radio' && !checked ? null : () => input.click();
}

function holdSelection(select: HTMLSelectElement): Enter | null {
  const options = Array.from(select.options, (option) => ({ option, selected: option.selected }));
  for (const { option } of options) option.selected = option.defaultSelected;
  if (options.every(({ option, selected }) => option.selected === selected)) return null;
  return () => {
    for (const { option, selected } of options) option.selected = selected;
    announce(select);
  };
}

function announce(control: HTMLElement): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
