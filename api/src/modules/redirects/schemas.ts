import { Type } from 'typebox';
import { ref } from '../../platform/http/schemas';

export const MovedPage = Type.Object(
  { to: Type.String({ description: 'Path of the page, without a query.' }) },
  { $id: 'MovedPage' },
);

const path = Type.String({ maxLength: 400, description: 'Path of a page, without a query.' });

export const Redirect = Type.Object(
  {
    id: Type.String(),
    from: path,
    to: path,
    reason: Type.Union([Type.Literal('renamed'), Type.Literal('added')], {
      description: '`renamed`: the shop added it when an address changed.',
    }),
    changedAt: Type.String({ format: 'date-time' }),
    changedBy: Type.String({ description: 'The staff member who changed it last.' }),
  },
  { $id: 'Redirect', description: 'A moved page. A page that is live at the old path is shown instead.' },
);

export const RedirectList = Type.Object(
  {
    items: Type.Array(ref(Redirect)),
    total: Type.Integer({ description: 'Redirects on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'RedirectList' },
);

export const RedirectRequest = Type.Object({ from: path, to: path }, { $id: 'RedirectRequest' });
