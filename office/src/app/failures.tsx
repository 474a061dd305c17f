import { useRouteError } from 'react-router-dom';
import { Failure } from '../parts/states';

/** In place of the whole office, when what is around its pages broke. */
export function OfficeFailed() {
  const error = useRouteError();
  return (
    <main>
      <Failure what="The office" error={error} retry={() => window.location.reload()} />
    </main>
  );
}
