import type { ApiEnvironment } from '@shop/api-client';
import { toast } from 'react-hot-toast';

/** The page's side of the API client: same origin, failures to the console and to a toast. */
export const browserEnvironment: ApiEnvironment = {
  baseUrl: '/api/v1',
  notify: (message) => {
    toast.error(message);
  },
  log: (failure, request) => console.error('[api]', request, failure.status, failure.message),
};
