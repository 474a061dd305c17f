import type { Flag, RemoteFlagList } from '@shop/contracts/registry';
import { flagTypeText } from '@shop/protocol';
import { may } from '../../domain/roles';
import {
  changeLink,
  code,
  emptyText,
  field,
  hiddenFields,
  hiddenText,
  mark,
  remoteLink,
  remotePath,
  selectField,
} from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import { stateOf, type RegistryCalls } from '../registry-calls';
import type { Screens } from '../screens';

/** The flags of a remote in the console's environment. */
export const flagsOf = (calls: RegistryCalls, remote: string): Promise<RemoteFlagList> =>
  calls.get<RemoteFlagList>(`${calls.envPath}/flags/${encodeURIComponent(remote)}`);

/** The values of a remote's flags in an environment. Each form opens the plan of its change. */
export function flagsScreen({ page }: Screens): void {
  page('/remotes/:remote/flags', async (context: ConsoleRequest<'remote'>) => {
    const { calls, actor, params } = context;
    const { remote } = params;
    const { flags } = await flagsOf(calls, remote);
    const mayAct = may(actor, 'release', { remote, env: calls.env });
    return documentOf(context, {
      title: `${remote} flags`,
      place: '',
      head: (await stateOf(calls)).release?.seq ?? 0,
      content: markup`
        ${remoteLink(context, remote)}
        <p>Flags change a remote without a new version. A change is a release: shoppers get it on the next page load, and a rollback undoes it. Values are part of every page, so they must not be secret.</p>
        ${flags.length > 0 ? flags.map((flag) => flagSection(context, remote, flag, mayAct)) : emptyText(`Live versions of ${remote} declare no flags.`)}
        ${!mayAct && markup`<p class="notice cold">Only releasers of ${remote}, operators and admins can set flags.</p>`}`,
    });
  });
}

function flagSection(frame: Frame, remote: string, flag: Flag, mayAct: boolean): Markup {
  const { name, description, value, versions } = flag;
  const own = { remote, flag: name, type: flag.type };
  return markup`<section><h2>${name}</h2>
    <p>${description}</p>
    <dl class="facts">
      <div><dt>Value</dt><dd>${value === null ? mark('cold', 'default') : code(shownValue(value))}</dd></div>
      <div><dt>Default</dt><dd>${code(shownValue(flag.default))}</dd></div>
      <div><dt>Allowed values</dt><dd>${flagTypeText(flag)}</dd></div>
      <div><dt>Declared by</dt><dd class="code">${versions.map((version) => `${remote}@${version}`).join(', ')}</dd></div>
    </dl>
    ${
      mayAct &&
      markup`<form class="slip" method="get" action="${frame.href('/change')}">
        ${hiddenFields({ kind: 'flags', ...own })}
        ${valueField(flag, { id: name, label: `Value of ${name}`, value: inputText(value ?? flag.default) })}
        <p class="actions"><button>Plan change${hiddenText(`to ${name}`)}</button>
        ${value !== null && changeLink(frame, { kind: 'flag-default', ...own }, ['Use default', hiddenText(`of ${name}`)])}</p>
      </form>`
    }</section>`;
}

/** A value for display. Texts are quoted, so that an empty one is visible. */
const shownValue = (value: Flag['default']): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/** A value in an input. */
const inputText = (value: Flag['default']): string => String(value);

/** The value of an input, in the type of its flag. The registry refuses other texts, which are sent unchanged. */
export function typedValue(type: string, text: string): Flag['default'] {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  const isNumber =
    (type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}

interface ValueField {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  /** Why the registry refused the value; null if it did not. */
  readonly error?: string | null;
}

/** The input for a value of a flag: a choice or a text field with the limits of its declaration. */
export function valueField(
  flag: Flag | undefined,
  { id = 'value', label, value, error = null }: ValueField,
): Child {
  const own = { name: 'value', id, label, value };
  const choices = flag?.enum ?? (flag?.type === 'boolean' ? [true, false] : undefined);
  if (choices && error === null)
    return selectField(
      own,
      choices.map((one) => [inputText(one), inputText(one)] as const),
    );
  return field({
    ...own,
    ...(error !== null && { help: mark('bad', error) }),
    attributes: [error !== null && markup`aria-invalid="true" `, flag && limitsOf(flag)],
  });
}

/** Attributes with which the browser checks a value before it is sent. */
function limitsOf({ type, minimum, maximum, maxLength = 200 }: Flag): Child {
  if (type === 'string') return markup`maxlength="${String(maxLength)}"`;
  if (type === 'boolean') return markup`required`;
  return [
    markup`type="number" required step="${type === 'integer' ? '1' : 'any'}"`,
    minimum !== undefined && markup` min="${String(minimum)}"`,
    maximum !== undefined && markup` max="${String(maximum)}"`,
  ];
}

/** The path of a remote's flags page. */
export const flagsPath = (remote: string): string => `${remotePath(remote)}/flags`;
