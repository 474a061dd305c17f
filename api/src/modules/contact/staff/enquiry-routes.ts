import type { TypedApp } from '@shop/http';
import { Type } from 'typebox';
import { cleanText } from '../../../platform/http/clean-text';
import { betweenDays, dayInIndia } from '../../../platform/http/day-in-india';
import { pageOf, paging } from '../../../platform/http/paging';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { keeperOf } from '../../staff';
import { countEnquiries, listEnquiries } from './enquiry-repository';
import { enquiryStates } from './enquiry-states';
import { readEnquiry, toStaffEnquiry } from './enquiry-view';
import { answerEnquiry, closeEnquiry, noteEnquiry, type StaffEnquiryContext } from './keep-enquiry';
import { EnquiryAnswerRequest, EnquiryNoteRequest, StaffEnquiryDetail, StaffEnquiryList } from './schemas';

const tags = ['staff'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Beginnings of a name, e-mail address, phone number or ticket number.',
    }),
  ),
  state: Type.Optional(Type.Union([...enquiryStates])),
  from: dayInIndia('The first day'),
  to: dayInIndia('The last day'),
  ...paging,
});

/** Enquiries as keepers read and answer them; on an app with the prefix `/api/v1/staff` that is guarded. */
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
      schema: {
        tags,
        summary: 'Enquiries, the newest first',
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

  app.get('/enquiries/:id', { schema: about('An enquiry with what was done about it') }, (request) =>
    read(request.params.id),
  );

  app.post(
    '/enquiries/:id/answer',
    { schema: { ...about('Mails an answer to whoever wrote'), body: EnquiryAnswerRequest } },
    async (request) => {
      const { id } = request.params;
      await answerEnquiry(context, id, cleanText(request.body.text), keeperOf(request));
      return read(id);
    },
  );

  app.post(
    '/enquiries/:id/note',
    { schema: { ...about('Adds a note to an enquiry, for keepers alone'), body: EnquiryNoteRequest } },
    async (request) => {
      const { id } = request.params;
      await noteEnquiry(context, id, cleanText(request.body.text), keeperOf(request));
      return read(id);
    },
  );

  app.post('/enquiries/:id/close', { schema: about('Closes an enquiry') }, async (request) => {
    const { id } = request.params;
    await closeEnquiry(context, id, true, keeperOf(request));
    return read(id);
  });

  app.post('/enquiries/:id/reopen', { schema: about('Opens a closed enquiry again') }, async (request) => {
    const { id } = request.params;
    await closeEnquiry(context, id, false, keeperOf(request));
    return read(id);
  });
}
