import { escapeHtml } from '@shop/contracts/escape-html';

export interface FormField {
  readonly name: string;
  readonly label: string;
  /** A line of text when absent. */
  readonly kind?: 'email' | 'tel' | 'password' | 'lines' | 'hidden';
  /** What can be chosen; the field is then a list, empty at first. */
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly optional?: boolean;
}

/** A form that the browser posts by itself. */
export interface PostForm {
  readonly action: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** What was typed, by field; a password is never shown again. */
  readonly values: Readonly<Record<string, string>>;
  /** What was wrong with it. */
  readonly message: string;
}

/** Attributes with their values; one without a value is left out, and `true` means its name alone. */
function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}

function control(
  { name, kind, options, autoComplete, maxLength, optional }: FormField,
  value: string,
): string {
  const common = { id: `field-${name}`, name, autocomplete: autoComplete, required: !optional };
  if (options) {
    const choices = options.map(
      (option) =>
        `<option${attributes({ value: option, selected: option === value })}>${escapeHtml(option)}</option>`,
    );
    return `<select${attributes(common)}><option value=""></option>${choices.join('')}</select>`;
  }
  if (kind === 'lines') {
    // A browser leaves out the first line end of a textarea.
    return `<textarea${attributes({ ...common, maxlength: maxLength, rows: 6 })}>\n${escapeHtml(value)}</textarea>`;
  }
  const shown = kind === 'password' ? undefined : value;
  return `<input${attributes({ ...common, type: kind ?? 'text', maxlength: maxLength, value: shown })}>`;
}

function field(rule: FormField, value: string): string {
  if (rule.kind === 'hidden') return `<input${attributes({ type: 'hidden', name: rule.name, value })}>`;
  return `<label for="field-${escapeHtml(rule.name)}">${escapeHtml(rule.label)}</label>${control(rule, value)}`;
}

/** The form as HTML: what was wrong, the fields with what was typed, and the button. */
export function formMarkup({ action, submit, fields, values, message }: PostForm): string {
  return `<form${attributes({ method: 'post', action })}><p class="fault" role="alert">${escapeHtml(message)}</p>
${fields.map((rule) => field(rule, values[rule.name] ?? '')).join('\n')}
<button>${escapeHtml(submit)}</button></form>`;
}
