import { Button, ButtonLink, EmptyState } from '@shop/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../api/failure';
import type { EnquiryDetail, EnquiryEvent } from '../../api/types';
import { formatMoment } from '../../parts/text';
import { EnquiryStateTag } from '../../parts/enquiry-state';
import { Facts } from '../../parts/display';
import { Failure } from '../../parts/states';
import { FormFailure } from '../../parts/form-failure';
import { Notice } from '../../parts/notice';
import { PageTitle } from '../../parts/page-title';
import styles from '../../parts/record-page.module.css';
import { Waiting } from '../../parts/waiting';
import {
  useAnswerEnquiryMutation,
  useCloseEnquiryMutation,
  useGetEnquiryQuery,
  useNoteEnquiryMutation,
  useReopenEnquiryMutation,
} from './api';
import { TextForm } from './text-form';

const eventNames: Readonly<Record<EnquiryEvent['kind'], string>> = {
  note: 'Note',
  answered: 'Answer',
  closed: 'Closed',
  reopened: 'Opened again',
};

function Events({ events }: Pick<EnquiryDetail, 'events'>) {
  if (events.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="enquiry-events">
      <h2 id="enquiry-events">What was done</h2>
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

/** Closes an enquiry, or opens it again. */
function CloseButton({ enquiry, onDone }: { enquiry: EnquiryDetail; onDone: (done: string) => void }) {
  const [close, closing] = useCloseEnquiryMutation();
  const [reopen, reopening] = useReopenEnquiryMutation();
  const isClosed = enquiry.state === 'closed';
  const act = async () => {
    const { error } = await (isClosed ? reopen : close)(enquiry.id);
    if (!error) onDone(isClosed ? 'The enquiry is open again.' : 'The enquiry is closed.');
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          busy={closing.isLoading || reopening.isLoading}
          onClick={() => void act()}
        >
          {isClosed ? 'Open it again' : 'Close the enquiry'}
        </Button>
      </div>
      <FormFailure error={closing.error ?? reopening.error} />
    </>
  );
}

function AnswerForm({ enquiry, onDone }: { enquiry: EnquiryDetail; onDone: (done: string) => void }) {
  const [answer, { isLoading, error }] = useAnswerEnquiryMutation();
  if (!enquiry.canMail) {
    return (
      <section className={styles.card} aria-labelledby="enquiry-answer">
        <h2 id="enquiry-answer">Answer</h2>
        <p>
          The shop sends no mail. <a href={`mailto:${enquiry.email}`}>Write from your own mail program</a>,
          and close the enquiry.
        </p>
      </section>
    );
  }
  return (
    <TextForm
      label="Answer"
      hint={`It goes to ${enquiry.email} with the ticket number and what they wrote.`}
      submit="Send the answer"
      rows={8}
      maxLength={8000}
      busy={isLoading}
      error={error}
      send={async (text) => {
        const { error: refused } = await answer({ id: enquiry.id, text });
        if (!refused) onDone('The answer is on its way.');
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
      hint="For keepers alone. It goes when the enquiry does."
      submit="Add the note"
      quiet
      rows={3}
      maxLength={2000}
      busy={isLoading}
      error={error}
      send={async (text) => {
        const { error: refused } = await note({ id: enquiry.id, text });
        if (!refused) onDone('The note is added.');
        return !refused;
      }}
    />
  );
}

/** One enquiry, and what a keeper does about it. */
export function EnquiryPage() {
  const { id = '' } = useParams();
  const { currentData: enquiry, error, refetch } = useGetEnquiryQuery(id);
  const [done, setDone] = useState('');
  if (!enquiry && isMissing(error)) {
    return (
      <>
        <PageTitle title="There is no such enquiry" />
        <EmptyState
          title="It may have been erased"
          action={<ButtonLink to="/enquiries">To all enquiries</ButtonLink>}
        />
      </>
    );
  }
  if (!enquiry && error) return <Failure what="The enquiry" error={error} retry={refetch} />;
  if (!enquiry) return <Waiting label="Fetching the enquiry …" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/enquiries">All enquiries</Link>
      </p>
      <PageTitle title={enquiry.number}>
        <EnquiryStateTag state={enquiry.state} />
      </PageTitle>
      {error && <Failure what="The enquiry as it is now" error={error} retry={refetch} />}
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
                ['E-mail', <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>],
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
