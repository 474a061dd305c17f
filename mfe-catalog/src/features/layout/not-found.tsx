import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import type { ReactNode } from 'react';
import { CataloguePage } from './catalogue-page';

interface NotFoundProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The not-found page of the catalogue, with links to what exists. */
export function NotFound({ title, children }: NotFoundProps) {
  return (
    <CataloguePage>
      <ReturnToSender
        title={title}
        action={<ButtonLink to={paths.allProducts}>View Our Products</ButtonLink>}
      >
        <p>{children}</p>
      </ReturnToSender>
    </CataloguePage>
  );
}
