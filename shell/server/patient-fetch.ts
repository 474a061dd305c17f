/**
 * Fetch for reads during a render: asks once more when the connection failed. A kept-alive one may be closed by the other
 * side just as it is used again; that is no answer, and a page must not be built on it.
 */
export async function patientFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted || (init.method ?? 'GET') !== 'GET') throw error;
    return fetch(url, init);
  }
}
