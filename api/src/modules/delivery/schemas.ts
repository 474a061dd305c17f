import { Type } from 'typebox';
import { nullableRef, ref } from '../../platform/http/schemas';
import { RequestKey } from '../staff';

const day = (description: string) =>
  Type.Optional(
    Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: `${description}, a day in India.` }),
  );

export const PinCheck = Type.Object(
  {
    pinCode: Type.String(),
    serviceable: Type.Boolean({ description: 'False for a PIN code without a rule, too.' }),
    zone: Type.Optional(Type.String()),
    city: Type.Optional(Type.String()),
    state: Type.Optional(Type.String()),
    earliest: day('The earliest arrival of an order placed today'),
    latest: day('The latest arrival of an order placed today'),
    cod: Type.Optional(Type.Boolean({ description: 'Whether cash on delivery is possible there.' })),
  },
  { $id: 'PinCheck', description: 'Whether and when the shop delivers to a PIN code.' },
);

export const PinRuleVersion = Type.Object(
  {
    number: Type.Integer(),
    file: Type.String(),
    importedAt: Type.String({ format: 'date-time' }),
    importedBy: Type.String(),
    rules: Type.Integer({ description: 'The number of its rules.' }),
    isCurrent: Type.Boolean(),
  },
  { $id: 'PinRuleVersion', description: 'An imported file of PIN rules.' },
);

export const PinRuleVersions = Type.Object(
  { versions: Type.Array(ref(PinRuleVersion), { description: 'Newest first.' }) },
  { $id: 'PinRuleVersions' },
);

/** The current version that a staff member saw; a change after that is a conflict. */
const seen = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
  description: 'The current version when the page was opened, to detect conflicts; null for none.',
});

export const PinRuleImportRequest = Type.Object(
  {
    csv: Type.String({ minLength: 1, description: 'A file with a header row.' }),
    file: Type.String({ maxLength: 200, description: 'Its name.' }),
    dryRun: Type.Boolean({ description: 'Checks all rows without importing them.' }),
    seen,
    key: Type.Optional(RequestKey),
  },
  { $id: 'PinRuleImportRequest' },
);

export const PinRuleFault = Type.Object(
  {
    row: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Row number as in a spreadsheet, where the header is row 1; null for the whole file.',
    }),
    column: Type.String({ description: 'Empty for the whole row.' }),
    message: Type.String(),
  },
  { $id: 'PinRuleFault' },
);

export const PinRuleImportResult = Type.Object(
  {
    rules: Type.Integer({ description: 'The number of rules; 0 if there are faults.' }),
    version: Type.Optional(Type.Integer({ description: 'Only after an import: its version.' })),
    faults: Type.Array(ref(PinRuleFault), { description: 'Only for a dry run.' }),
    faultCount: Type.Integer({ description: 'Total number of faults; at most 500 are listed.' }),
  },
  { $id: 'PinRuleImportResult' },
);

export const CurrentPinRulesRequest = Type.Object(
  {
    version: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: 'The version to make current; null for none, so that no PIN code is checked.',
    }),
    seen,
  },
  { $id: 'CurrentPinRulesRequest' },
);

export const DeliverySetting = Type.Object(
  {
    allStates: Type.Boolean({
      description: 'Whether addresses may be in all states and union territories, or in the default six.',
    }),
  },
  { $id: 'DeliverySetting' },
);

/** `null` in a shop without PIN rules. */
export const pinCheckData = nullableRef(PinCheck);
