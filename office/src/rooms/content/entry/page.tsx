import { ButtonLink, EmptyState } from '@shop/ui';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../api/office-api';
import { useMay } from '../../../app/session';
import { PageTitle, Tag } from '../../../parts/display';
import { Failure, Waiting } from '../../../parts/states';
import { useGetEntryQuery } from '../api';
import { isKind, type Kind, kinds, states, stateTones } from '../kinds';
import { PostAddress } from './address';
import { EntryEditor } from './editor';
import { EntryHistory } from './history';
import styles from './entry.module.css';
import { PreviewFrame, ShownEntry } from './preview';

function Missing() {
  return (
    <>
      <PageTitle title="Content not found" />
      <EmptyState
        title="This content does not exist"
        action={<ButtonLink to="/content">All content</ButtonLink>}
      />
    </>
  );
}

function Entry({ kind, slug }: { readonly kind: Kind; readonly slug: string }) {
  const mayEdit = useMay('keep');
  const { currentData: entry, error, refetch } = useGetEntryQuery({ kind, slug });
  if (!entry && isMissing(error)) return <Missing />;
  if (!entry && error) return <Failure what="The content" error={error} retry={refetch} />;
  if (!entry) return <Waiting label="Loading content…" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/content">All content</Link>
      </p>
      <PageTitle title={entry.title}>
        {entry.title !== kinds[kind] && <span>{kinds[kind]}</span>}
        <Tag tone={stateTones[entry.state]}>{states[entry.state]}</Tag>
        {mayEdit && kind === 'post' && <PostAddress entry={entry} />}
      </PageTitle>
      {mayEdit ? (
        <EntryEditor key={`${kind}/${slug}`} entry={entry} />
      ) : (
        <div className={styles.columns}>
          <PreviewFrame>
            <ShownEntry kind={kind} title={entry.title} fields={entry.fields} photos={entry.photos} />
          </PreviewFrame>
          <EntryHistory entry={entry} />
        </div>
      )}
    </>
  );
}

/** One entry of content: its form, its preview and its history. */
export function EntryPage() {
  const { kind, slug = '' } = useParams();
  return isKind(kind) ? <Entry kind={kind} slug={slug} /> : <Missing />;
}
