/** What a navigation to a page needs of the worker's event. */
type Navigation = Pick<FetchEvent, 'preloadResponse' | 'request'>;

/**
 * The network's response to a navigation, begun by the browser while the worker was still starting. Rejects without a network:
 * Firefox then resolves what it has begun with an error response, where other browsers reject. Such a response cannot be shown.
 */
export async function fromNetwork({ preloadResponse, request }: Navigation): Promise<Response> {
  const begun = (await preloadResponse) as Response | undefined;
  if (begun?.type === 'error') throw new TypeError('The network did not respond.');
  return begun ?? fetch(request);
}
