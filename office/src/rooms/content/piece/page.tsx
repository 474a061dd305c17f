import { ButtonLink, EmptyState } from '@shop/ui';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../api/failure';
import { useMay } from '../../../app/me-context';
import { Failure } from '../../../parts/states';
import { PageTitle } from '../../../parts/page-title';
import { Tag } from '../../../parts/tag';
import { Waiting } from '../../../parts/waiting';
import { useGetPieceQuery } from '../api';
import { isKind, kinds, states, stateTones, type Kind } from '../kinds';
import { PreviewFrame } from './preview';
import { ShownPiece } from './shown-piece';
import { PieceEditor } from './editor';
import { PieceHistory } from './history';
import styles from './piece.module.css';

function Missing() {
  return (
    <>
      <PageTitle title="There is no such content" />
      <EmptyState
        title="Nothing has this address"
        action={<ButtonLink to="/content">To all content</ButtonLink>}
      />
    </>
  );
}

function Piece({ kind, slug }: { readonly kind: Kind; readonly slug: string }) {
  const mayKeep = useMay('keep');
  const { currentData: piece, error, refetch } = useGetPieceQuery({ kind, slug });
  if (!piece && isMissing(error)) return <Missing />;
  if (!piece && error) return <Failure what="The content" error={error} retry={refetch} />;
  if (!piece) return <Waiting label="Fetching the content …" />;
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
