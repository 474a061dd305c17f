import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import './app/office.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { OfficeFailed } from './app/failures';
import { createOfficeStore } from './app/store';

const place = document.getElementById('office');
if (!place) throw new Error('The document has no #office');

// A router with data, since it alone asks before a page is left.
const router = createBrowserRouter([{ path: '*', element: <App />, errorElement: <OfficeFailed /> }]);

createRoot(place).render(
  <Provider store={createOfficeStore()}>
    <RouterProvider router={router} />
  </Provider>,
);
