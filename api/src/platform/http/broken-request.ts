import { inertPolicy } from '@shop/config/security-headers';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from './send-error';

const responses: Readonly<Record<string, ErrorBody>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};

const UNREADABLE: ErrorBody = { status: 400, message: 'This request could not be understood.' };

/** Responds to what Node could not even parse as HTTP, with the body of every error, and ends the connection. */
export function rejectBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = responses[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(response);
  socket.end(
    [
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-security-policy: ${inertPolicy}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
