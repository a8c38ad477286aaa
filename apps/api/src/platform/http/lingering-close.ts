import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** How much of a body is still read after the answer. */
export const lingeringBytes = 1024 * 1024;

/**
 * Has the connection of a refused body closed so that the sender gets the answer. A connection that is destroyed while
 * something arrives is reset, and a sender who is still writing then meets an error before reading the answer: nginx
 * makes a 502 of it. So the connection stays open after the answer until the sender closes its side, but at most for the
 * given time (RFC 9112, section 9.6). What arrives is thrown away; beyond `lingeringBytes` it is not read any more, so
 * that the sender has to wait and finds the answer.
 */
export function closeLingering({ raw }: FastifyRequest, ms: number): void {
  const { socket } = raw;
  const destroySoon = socket.destroySoon.bind(socket);
  // Node calls this once the last answer of a connection has been written. For Node the call has ended then.
  socket.destroySoon = () => {
    socket.destroySoon = destroySoon;
    if (raw.complete) destroySoon();
    else linger(socket, ms);
  };
}

function linger(socket: Socket, ms: number): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), ms);
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer));
  // While the body was not read, Node's parser may have paused the connection, and it alone can have it read again.
  if (socket.isPaused()) socket.once('resume', () => discard(socket)).resume();
  else discard(socket);
}

/** Throws away what arrives. Nothing of it is a request. */
function discard(socket: Socket): void {
  const most = socket.bytesRead + lingeringBytes;
  socket.removeAllListeners('data').on('data', () => {
    if (socket.bytesRead >= most) socket.pause();
  });
}
