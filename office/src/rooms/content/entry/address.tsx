import { change, post } from '@shop/api-client/endpoint';
import { useNavigate } from 'react-router-dom';
import { officeApi } from '../../../api/office-api';
import { refetch } from '../../../api/refetch';
import type { ContentEntry } from '../../../api/types';
import { AddressDialog } from '../../../parts/address-dialog';

const { useMovePostMutation } = officeApi.injectEndpoints({
  endpoints: (build) => ({
    movePost: build.mutation(
      change(
        ({ slug, version, next }: Pick<ContentEntry, 'slug' | 'version'> & { readonly next: string }) =>
          post('/staff/content/{kind}/{slug}/address', {
            path: { kind: 'post', slug },
            body: { version, slug: next },
          }),
        refetch('redirects', 'log'),
      ),
    ),
  }),
});

/** The button that changes the address of a post, and opens the post there. */
export function PostAddress({ entry: { slug, version } }: { readonly entry: ContentEntry }) {
  const navigate = useNavigate();
  const [movePost] = useMovePostMutation();
  return (
    <AddressDialog
      noun="post"
      folder="/blogs/"
      slug={slug}
      onSave={async (next) => {
        const { error } = await movePost({ slug, version, next });
        if (error === undefined) await navigate(`/content/post/${next}`, { replace: true });
        return error;
      }}
    />
  );
}
