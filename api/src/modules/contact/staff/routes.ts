import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { cleanText } from '../../../platform/http/clean-text';
import {
  betweenDays,
  dataOf,
  dayInIndia,
  failures,
  pageOf,
  paging,
  ref,
} from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { enquiryNumber } from '../repository';
import type { ContactEnquiryRow } from '../tables';
import {
  answerEnquiry,
  closeEnquiry,
  countEnquiries,
  findEnquiry,
  listEnquiries,
  listEnquiryEvents,
  noteEnquiry,
  type StaffEnquiryContext,
} from './enquiries';
import {
  EnquiryAnswerRequest,
  EnquiryNoteRequest,
  enquiryStates,
  type StaffEnquiry,
  StaffEnquiryDetail,
  StaffEnquiryList,
} from './schemas';

/** Maximum length of a message in the list, in characters. */
const BEGINNING = 140;

const facts = (row: ContactEnquiryRow) => ({
  id: row.public_id,
  number: enquiryNumber(row.public_id),
  state: row.state,
  receivedAt: row.created_at.toISOString(),
  name: row.full_name,
  email: row.email,
  phone: row.phone_number,
});

/** A row of the list. */
function toStaffEnquiry(row: ContactEnquiryRow): Static<typeof StaffEnquiry> {
  const characters = [...row.message.replaceAll(/\s+/g, ' ')];
  const beginning = characters.slice(0, BEGINNING).join('');
  return { ...facts(row), beginning: characters.length > BEGINNING ? `${beginning}…` : beginning };
}

/** An enquiry with its history. Throws an ApiError 404. */
async function readEnquiry(
  db: Executor,
  publicId: string,
  canMail: boolean,
): Promise<Static<typeof StaffEnquiryDetail>> {
  const row = await findEnquiry(db, publicId);
  if (!row) throw new ApiError(404, 'Enquiry not found.');
  const events = await listEnquiryEvents(db, row.id);
  return {
    ...facts(row),
    message: row.message,
    closedAt: row.closed_at?.toISOString() ?? null,
    events: events.map(({ kind, author, at, text }) => ({ kind, author, at: at.toISOString(), text })),
    canMail,
  };
}

const tags = ['staff'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'The start of a name, email address, phone number or enquiry number.',
    }),
  ),
  state: Type.Optional(Type.Union([...enquiryStates])),
  from: dayInIndia('The first day'),
  to: dayInIndia('The last day'),
  ...paging,
});

/** Routes that read and answer enquiries. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffEnquiryRoutes(app: TypedApp, context: StaffEnquiryContext): void {
  const { db } = context.database;
  const read = async (id: string) => ({ data: await readEnquiry(db, id, context.mailer.enabled) });
  const about = (summary: string) => ({
    tags,
    summary,
    params,
    response: { 200: dataOf(ref(StaffEnquiryDetail)), ...failures },
  });

  app.get(
    '/enquiries',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Enquiries, newest first',
        querystring: ListQuery,
        response: { 200: dataOf(ref(StaffEnquiryList)), ...failures },
      },
    },
    async ({ query }) => {
      const { search, state } = query;
      const { shown, range } = pageOf(query);
      const filter = { search, state, ...betweenDays(query) };
      const total = await countEnquiries(db, filter);
      const rows = await listEnquiries(db, filter, range);
      return { data: { items: rows.map(toStaffEnquiry), total, ...shown } };
    },
  );

  app.get(
    '/enquiries/:id',
    { config: { right: 'keep' }, schema: about('An enquiry with its history') },
    (request) => read(request.params.id),
  );

  app.post(
    '/enquiries/:id/answer',
    {
      config: { right: 'keep' },
      schema: { ...about('Emails an answer to the sender'), body: EnquiryAnswerRequest },
    },
    async (request) => {
      const { id } = request.params;
      await answerEnquiry(context, id, cleanText(request.body.text), actorOf(request));
      return read(id);
    },
  );

  app.post(
    '/enquiries/:id/note',
    {
      config: { right: 'keep' },
      schema: { ...about('Adds an internal note to an enquiry'), body: EnquiryNoteRequest },
    },
    async (request) => {
      const { id } = request.params;
      await noteEnquiry(context, id, cleanText(request.body.text), actorOf(request));
      return read(id);
    },
  );

  app.post(
    '/enquiries/:id/close',
    { config: { right: 'keep' }, schema: about('Closes an enquiry') },
    async (request) => {
      const { id } = request.params;
      await closeEnquiry(context, id, true, actorOf(request));
      return read(id);
    },
  );

  app.post(
    '/enquiries/:id/reopen',
    { config: { right: 'keep' }, schema: about('Reopens a closed enquiry') },
    async (request) => {
      const { id } = request.params;
      await closeEnquiry(context, id, false, actorOf(request));
      return read(id);
    },
  );
}
