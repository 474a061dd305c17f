import type { Invitation } from '../../api/types';
import { formatMoment } from '../../parts/text';
import { Notice } from '../../parts/notice';
import styles from './room.module.css';

interface InvitationNoteProps {
  readonly invited: { readonly name: string; readonly invitation: Invitation } | null;
}

/** The invitation that was just made, which nobody can see again. */
export function InvitationNote({ invited }: InvitationNoteProps) {
  return (
    <Notice>
      {invited && (
        <>
          <p>
            Give <span>{invited.name}</span> this address in a way that you trust. It works once, until{' '}
            <span>{formatMoment(invited.invitation.until)}</span>, and is not shown again.
          </p>
          {/* Behind the #, where no server and no log sees it. */}
          <code className={styles.secret}>
            {`${window.location.origin}/invitation#${invited.invitation.invitation}`}
          </code>
        </>
      )}
    </Notice>
  );
}
