import { refusal } from '@shop/protocol/schemas';
import { Type } from 'typebox';
import { weekdays } from '../../domain/change-windows';
import { jsonObject, textNamed } from '../../platform/schemas/shared';

const time = (name: string, last: string) =>
  Type.String({
    pattern: `^(([01]\\d|2[0-3]):[0-5]\\d${last})$`,
    ...refusal(`"${name}" is a time of the day such as 10:00, not {value}.`),
  });

const calendar = {
  timeZone: Type.String({
    maxLength: 60,
    description: 'Whose clocks count, such as `Asia/Kolkata`.',
    ...refusal('"timeZone" is a text such as Asia/Kolkata.'),
  }),
  windows: Type.Array(
    Type.Object({
      days: Type.Array(Type.Enum([...weekdays], refusal(`A day is one of ${weekdays.join(', ')}.`)), {
        minItems: 1,
        maxItems: 7,
        ...refusal('"days" is a list of weekdays, such as ["mon", "tue"].'),
      }),
      from: time('from', ''),
      to: time('to', '|24:00'),
    }),
    {
      maxItems: 20,
      description: 'When stages may begin; at any time when there are none.',
      ...refusal('"windows" is a list of at most 20 windows with "days", "from" and "to".'),
    },
  ),
  holidays: Type.Array(Type.String({ maxLength: 10 }), {
    maxItems: 400,
    description: 'Dates on which no stage begins, such as `2026-11-08`.',
    ...refusal('"holidays" is a list of at most 400 dates such as 2026-11-08.'),
  }),
};

export const ChangeWindows = Type.Object(calendar, {
  $id: 'ChangeWindows',
  description: 'When rollouts of an environment may go on by themselves.',
});

export const ChangeWindowsRequest = Type.Object(
  {
    timeZone: Type.Optional(calendar.timeZone),
    windows: calendar.windows,
    holidays: Type.Optional(calendar.holidays),
    reason: textNamed('reason'),
  },
  { $id: 'ChangeWindowsRequest', ...jsonObject },
);
