import { Button, ButtonLink, EmptyState, TextAreaField } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../api/office-api';
import type { EnquiryDetail, EnquiryEvent } from '../../api/types';
import { Facts, PageTitle } from '../../parts/display';
import { EnquiryStateTag } from '../../parts/statuses';
import { fieldsOf, FormFailure } from '../../parts/form';
import styles from '../../parts/record-page.module.css';
import { useCanMail } from '../../parts/mail';
import { Failure, Notice, Waiting } from '../../parts/states';
import { formatMoment } from '../../parts/text';
import { useUnsavedChanges } from '../../parts/unsaved-changes';
import {
  useAnswerEnquiryMutation,
  useCloseEnquiryMutation,
  useGetEnquiryQuery,
  useNoteEnquiryMutation,
  useReopenEnquiryMutation,
} from './api';

const eventNames: Readonly<Record<EnquiryEvent['kind'], string>> = {
  note: 'Note',
  answered: 'Answer',
  closed: 'Closed',
  reopened: 'Reopened',
};

function Events({ events }: Pick<EnquiryDetail, 'events'>) {
  if (events.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="enquiry-events">
      <h2 id="enquiry-events">History</h2>
      <ol className={styles.list}>
        {events.toReversed().map((event, index) => (
          <li key={events.length - index}>
            <strong>{eventNames[event.kind]}</strong>
            <div className={styles.quiet}>{`${formatMoment(event.at)}, ${event.author}`}</div>
            {event.text && <p className={styles.said}>{event.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Closes or reopens an enquiry. */
function CloseButton({ enquiry, onDone }: { enquiry: EnquiryDetail; onDone: (done: string) => void }) {
  const [close, closing] = useCloseEnquiryMutation();
  const [reopen, reopening] = useReopenEnquiryMutation();
  const isClosed = enquiry.state === 'closed';
  const act = async () => {
    const { error } = await (isClosed ? reopen : close)(enquiry.id);
    if (!error) onDone(isClosed ? 'Enquiry reopened.' : 'Enquiry closed.');
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={closing.isLoading || reopening.isLoading}
          onClick={() => void act()}
        >
          {isClosed ? 'Reopen' : 'Close enquiry'}
        </Button>
      </div>
      <FormFailure error={closing.error ?? reopening.error} />
    </>
  );
}

function AnswerForm({ enquiry, onDone }: { enquiry: EnquiryDetail; onDone: (done: string) => void }) {
  const [answer, { isLoading, error }] = useAnswerEnquiryMutation();
  const canMail = useCanMail();
  if (!canMail) {
    return (
      <section className={styles.card} aria-labelledby="enquiry-answer">
        <h2 id="enquiry-answer">Answer</h2>
        <p>
          This shop does not send email. <a href={`mailto:${enquiry.email}`}>Reply from your email app</a>,
          then close the enquiry.
        </p>
      </section>
    );
  }
  return (
    <TextForm
      label="Answer"
      hint={`Sent to ${enquiry.email}. The email includes the ticket number and the original message.`}
      submit="Send answer"
      rows={8}
      maxLength={8000}
      busy={isLoading}
      error={error}
      send={async (text) => {
        const { error: refused } = await answer({ id: enquiry.id, text });
        if (!refused) onDone('The answer is being sent.');
        return !refused;
      }}
    />
  );
}

function NoteForm({ enquiry, onDone }: { enquiry: EnquiryDetail; onDone: (done: string) => void }) {
  const [note, { isLoading, error }] = useNoteEnquiryMutation();
  return (
    <TextForm
      label="Note"
      hint="For staff only. It is deleted with the enquiry."
      submit="Add note"
      quiet
      rows={3}
      maxLength={2000}
      busy={isLoading}
      error={error}
      send={async (text) => {
        const { error: refused } = await note({ id: enquiry.id, text });
        if (!refused) onDone('Note added.');
        return !refused;
      }}
    />
  );
}

/** One enquiry, with its answer, notes and history. */
export function EnquiryPage() {
  const { id = '' } = useParams();
  const { currentData: enquiry, error, refetch } = useGetEnquiryQuery(id);
  const [done, setDone] = useState('');
  if (!enquiry && isMissing(error)) {
    return (
      <>
        <PageTitle title="Enquiry not found" />
        <EmptyState
          title="It may have been erased"
          action={<ButtonLink to="/enquiries">All enquiries</ButtonLink>}
        />
      </>
    );
  }
  if (!enquiry && error) return <Failure what="The enquiry" error={error} retry={refetch} />;
  if (!enquiry) return <Waiting label="Loading enquiry…" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/enquiries">All enquiries</Link>
      </p>
      <PageTitle title={enquiry.number}>
        <EnquiryStateTag state={enquiry.state} />
      </PageTitle>
      {error && <Failure what="The latest version of the enquiry" error={error} retry={refetch} />}
      <Notice>{done}</Notice>
      <CloseButton enquiry={enquiry} onDone={setDone} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="enquiry-message">
            <h2 id="enquiry-message">Message</h2>
            <p className={styles.said}>{enquiry.message}</p>
          </section>
          <AnswerForm enquiry={enquiry} onDone={setDone} />
          <Events events={enquiry.events} />
        </div>
        <div className={styles.column}>
          <section className={styles.card} aria-labelledby="enquiry-from">
            <h2 id="enquiry-from">From</h2>
            <Facts
              facts={[
                [
                  'Name',
                  <Link to={`/people/${enquiry.id}`}>
                    <bdi>{enquiry.name}</bdi>
                  </Link>,
                ],
                ['Email', <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>],
                ['Phone', <a href={`tel:${enquiry.phone}`}>{enquiry.phone}</a>],
                ['Received', formatMoment(enquiry.receivedAt)],
              ]}
            />
          </section>
          <NoteForm enquiry={enquiry} onDone={setDone} />
        </div>
      </div>
    </>
  );
}

interface TextFormProps {
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly quiet?: boolean;
  readonly rows: number;
  readonly maxLength: number;
  readonly busy: boolean;
  readonly error: unknown;
  /** Resolves with true if the API accepted the text; the field is then cleared. */
  readonly send: (text: string) => Promise<boolean>;
}

/** A form with one text field. */
function TextForm(props: TextFormProps) {
  const { label, hint, submit, quiet = false, rows, maxLength, busy, error, send } = props;
  const typed = useRef<HTMLFormElement>(null);
  useUnsavedChanges(typed);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await send(fieldsOf(form, 'text').text)) form.reset();
  };
  return (
    <form ref={typed} className={styles.card} aria-label={label} onSubmit={(event) => void onSubmit(event)}>
      <TextAreaField label={label} name="text" hint={hint} rows={rows} maxLength={maxLength} required />
      <FormFailure error={error} />
      <div>
        <Button type="submit" variant={quiet ? 'secondary' : 'primary'} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
