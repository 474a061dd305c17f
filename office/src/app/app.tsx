import { Navigate, Route, Routes } from 'react-router-dom';
import { UnsavedGuard } from '../parts/unsaved-changes';
import { InvitationPage } from '../sign-in/invitation-page';
import { SetUpPage } from '../sign-in/set-up-page';
import { SignInPage } from '../sign-in/sign-in-page';
import { NotFoundPage } from './failures';
import { Frame } from './frame';
import { useMe } from './session';
import { rooms } from './rooms';
import { SessionGate } from './session-gate';

/** The pages of the signed-in user: one for each section that their role allows. */
function Rooms() {
  const { rights } = useMe();
  const open = rooms.filter(({ right }) => rights.includes(right));
  const [first] = open;
  return (
    <UnsavedGuard>
      <Frame rooms={open}>
        <Routes>
          {first && <Route index element={<Navigate to={`/${first.path}`} replace />} />}
          {open.map(({ path, Room }) => (
            <Route key={path} path={`${path}/*`} element={<Room />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Frame>
    </UnsavedGuard>
  );
}

/** The office: sign-in pages, and the pages of signed-in staff. */
export function App() {
  return (
    <Routes>
      <Route path="/sign-in" element={<SignInPage />} />
      <Route path="/set-up" element={<SetUpPage />} />
      <Route path="/invitation" element={<InvitationPage />} />
      <Route
        path="*"
        element={
          <SessionGate>
            <Rooms />
          </SessionGate>
        }
      />
    </Routes>
  );
}
