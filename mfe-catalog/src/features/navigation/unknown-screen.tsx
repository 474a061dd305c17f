import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import type { ReactNode } from 'react';
import { Screen } from './screen';

interface UnknownScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The not-found page of the catalogue, with links to what exists. */
export function UnknownScreen({ title, children }: UnknownScreenProps) {
  return (
    <Screen>
      <ReturnToSender
        title={title}
        action={<ButtonLink to={paths.allProducts}>View Our Products</ButtonLink>}
      >
        <p>{children}</p>
      </ReturnToSender>
    </Screen>
  );
}
