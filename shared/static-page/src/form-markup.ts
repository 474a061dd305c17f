import { escapeHtml } from '@shop/contracts/escape-html';

export interface FormField {
  readonly name: string;
  readonly label: string;
  /** A single line of text when absent. */
  readonly kind?: 'email' | 'tel' | 'password' | 'lines' | 'hidden';
  /** Options of a select field, which is empty at first. */
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  readonly optional?: boolean;
}

/** A form that the browser posts without scripts. */
export interface PostForm {
  readonly action: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** The entered values, by field; passwords are never included. */
  readonly values: Readonly<Record<string, string>>;
  /** The error message; empty without one. */
  readonly message: string;
  /** The field that the message is about, if any. */
  readonly faulty?: string | undefined;
}

const faultId = (name: string) => `fault-${name}`;

/** Attributes with their values; undefined and false are omitted, and `true` adds only the name. */
function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}

function control(
  { name, kind, options, autoComplete, optional }: FormField,
  value: string,
  isFaulty: boolean,
): string {
  const common = {
    ...{ id: `field-${name}`, name, autocomplete: autoComplete, required: !optional },
    ...(isFaulty && { autofocus: true, 'aria-invalid': 'true', 'aria-describedby': faultId(name) }),
  };
  if (options) {
    const choices = options.map(
      (option) =>
        `<option${attributes({ value: option, selected: option === value })}>${escapeHtml(option)}</option>`,
    );
    return `<select${attributes(common)}><option value=""></option>${choices.join('')}</select>`;
  }
  if (kind === 'lines') {
    // Browsers ignore the first newline in a textarea.
    return `<textarea${attributes({ ...common, rows: 6 })}>\n${escapeHtml(value)}</textarea>`;
  }
  const shown = kind === 'password' ? undefined : value;
  return `<input${attributes({ ...common, type: kind ?? 'text', value: shown })}>`;
}

/** `fault` is the error message of this field. */
function field(rule: FormField, value: string, fault: string | undefined): string {
  const { name, kind, label } = rule;
  if (kind === 'hidden') return `<input${attributes({ type: 'hidden', name, value })}>`;
  const labelled = `<label for="field-${escapeHtml(name)}">${escapeHtml(label)}</label>`;
  const note = fault && `<p${attributes({ class: 'wrong', id: faultId(name) })}>${escapeHtml(fault)}</p>`;
  return labelled + control(rule, value, fault !== undefined) + (note ?? '');
}

/** The form as HTML: the error message, the fields with the entered values, and the button. The invalid field gets the focus. */
export function formMarkup({ action, submit, fields, values, message, faulty }: PostForm): string {
  const fault = message && `<p class="fault" role="alert">${escapeHtml(message)}</p>\n`;
  return `<form${attributes({ method: 'post', action })}>${fault}${fields.map((rule) => field(rule, values[rule.name] ?? '', rule.name === faulty ? message : undefined)).join('\n')}
<button>${escapeHtml(submit)}</button></form>`;
}
