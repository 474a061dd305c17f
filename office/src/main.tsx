import '@shop/tokens/base.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/tokens.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { OfficeFailed } from './app/failures';
import './app/office.css';
import { createOfficeStore } from './app/store';

const root = document.getElementById('office');
if (!root) throw new Error('The document has no #office');

// A data router, because `useBlocker` requires one.
const router = createBrowserRouter([{ path: '*', element: <App />, errorElement: <OfficeFailed /> }]);

createRoot(root).render(
  <Provider store={createOfficeStore()}>
    <RouterProvider router={router} />
  </Provider>,
);
