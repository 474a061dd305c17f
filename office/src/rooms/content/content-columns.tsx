import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { ListedContent } from '../../api/types';
import type { features } from '../../parts/data-table';
import { formatDay } from '../../parts/text';
import { Tag } from '../../parts/tag';
import { kinds, states, stateTones } from './kinds';
import styles from './list.module.css';

const helper = createColumnHelper<typeof features, ListedContent>();

/** What the list shows of a piece. */
export const contentColumns = helper.columns([
  helper.display({
    id: 'title',
    header: 'Title',
    cell: ({ row: { original: piece } }) => (
      <Link to={`/content/${piece.kind}/${piece.slug}`}>{piece.title}</Link>
    ),
  }),
  helper.display({ id: 'kind', header: 'Kind', cell: ({ row }) => kinds[row.original.kind] }),
  helper.display({
    id: 'state',
    header: 'State',
    cell: ({ row: { original: piece } }) => <Tag tone={stateTones[piece.state]}>{states[piece.state]}</Tag>,
  }),
  helper.display({
    id: 'changed',
    header: 'Changed',
    cell: ({ row: { original: piece } }) =>
      piece.changedAt === null ? (
        'As the shop came'
      ) : (
        <>
          <div>{formatDay(piece.changedAt)}</div>
          <div className={styles.quiet}>{piece.changedBy}</div>
        </>
      ),
  }),
]);
