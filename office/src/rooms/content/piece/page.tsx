import { ButtonLink, EmptyState } from '@shop/ui';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../api/failure';
import { useMay } from '../../../app/me-context';
import { PageTitle, Tag } from '../../../parts/display';
import { Failure, Waiting } from '../../../parts/states';
import { useGetPieceQuery } from '../api';
import { isKind, type Kind, kinds, states, stateTones } from '../kinds';
import { PieceEditor } from './editor';
import { PieceHistory } from './history';
import styles from './piece.module.css';
import { PreviewFrame, ShownPiece } from './preview';

function Missing() {
  return (
    <>
      <PageTitle title="Content not found" />
      <EmptyState
        title="There is no content at this address"
        action={<ButtonLink to="/content">All content</ButtonLink>}
      />
    </>
  );
}

function Piece({ kind, slug }: { readonly kind: Kind; readonly slug: string }) {
  const mayKeep = useMay('keep');
  const { currentData: piece, error, refetch } = useGetPieceQuery({ kind, slug });
  if (!piece && isMissing(error)) return <Missing />;
  if (!piece && error) return <Failure what="The content" error={error} retry={refetch} />;
  if (!piece) return <Waiting label="Loading content…" />;
  return (
    <>
      <p className={styles.back}>
        <Link to="/content">All content</Link>
      </p>
      <PageTitle title={piece.title}>
        {piece.title !== kinds[kind] && <span>{kinds[kind]}</span>}
        <Tag tone={stateTones[piece.state]}>{states[piece.state]}</Tag>
      </PageTitle>
      {mayKeep ? (
        <PieceEditor key={`${kind}/${slug}`} piece={piece} />
      ) : (
        <div className={styles.columns}>
          <PreviewFrame>
            <ShownPiece kind={kind} title={piece.title} fields={piece.fields} photos={piece.photos} />
          </PreviewFrame>
          <PieceHistory piece={piece} />
        </div>
      )}
    </>
  );
}

/** One piece of content: its form, its preview and its history. */
export function PiecePage() {
  const { kind, slug = '' } = useParams();
  return isKind(kind) ? <Piece kind={kind} slug={slug} /> : <Missing />;
}
